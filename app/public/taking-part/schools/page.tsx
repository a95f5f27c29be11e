import { SCHOOL_CLASSES, SCHOOL_LIMITS } from "../../../../shared/enquiries/enquiries.limits.ts";
import type { PublicLink } from "../../../../shared/public-routes.ts";
import { Field } from "../../../components/field.tsx";
import { countCharactersIn } from "../../../components/use-character-count.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { Trans } from "../../../i18n/trans.tsx";
import { useLocalizedHref, useMessages } from "../../../i18n/use-messages.ts";
import { REQUIRES_HYDRATION } from "../../../inline/public-page.ts";
import { pageContext } from "../../../page-context.ts";
import { Palm, Runner, WheelchairRacer } from "../../art/figures.tsx";
import scene from "../../art/heads/schools.svg?no-inline";
import { PageHeader, toMeta } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import { type FormProps, FormToTheCouncil } from "../../contact-us/contact-section.tsx";
import type { FieldOf } from "../../forms/use-public-form.tsx";
import { getFormPrivacyNotice } from "../../privacy/form-notice.ts";
import { Choice, DistrictChoice } from "../choice.tsx";
import { Steps } from "../steps.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";
import { handleSchoolPost, SCHOOL, schoolRules, sendSchool } from "./submit-school-enquiry.ts";

const ADDRESS = "/schools" satisfies PublicLink;

export const meta: Route.MetaFunction = (page) => toMeta(page, "schools", ({ messages }) => messages.schools);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, retention } = context.get(pageContext).services;
  const { facts } = await campaign();
  const notice = getFormPrivacyNotice(request, "school", retention.days);
  return { tollFree: facts.tollFree, notice, messages: loadMessages(request, "schools", "schoolForm") };
}

export const action = (args: Route.ActionArgs) => handleSchoolPost(args, ADDRESS);

export { headers, shouldRevalidate } from "../../forms/form-route.ts";

export const clientAction = ({ request }: Route.ClientActionArgs) => sendSchool(request);

export default function Schools({ loaderData: { tollFree, notice }, actionData }: Route.ComponentProps) {
  const messages = useMessages("schools");
  const address = useLocalizedHref();
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <Section id="how" {...messages.how} className={styles.how}>
        <Steps steps={messages.steps} />
      </Section>
      <Section id="bring" {...messages.bring} className={`on-cotton ${styles.registration}`}>
        <div className={`main-and-aside ${styles.columns}`}>
          <div>
            <p className="intro">{messages.whoMay}</p>
            <RunningClass />
          </div>
          <SchoolForm action={address(ADDRESS)} result={actionData} tollFree={tollFree} notice={notice} />
        </div>
      </Section>
      <Checklist tollFree={tollFree} />
    </>
  );
}

/** The only part of the page that is printed. */
function Checklist({ tollFree }: { tollFree: string }) {
  const messages = useMessages("schools");
  return (
    <Section id="checklist" {...messages.checklist}>
      <ul className={styles.checks}>
        {messages.checks.map((check) => (
          <li key={check}>
            <Trans message={check} values={{ number: tollFree }} />
          </li>
        ))}
      </ul>
      <p className={styles.toPrint}>{messages.toPrint}</p>
      <button
        type="button"
        {...{ [REQUIRES_HYDRATION]: "" }}
        className={`button ${styles.print}`}
        onClick={() => print()}
      >
        {messages.print}
      </button>
    </Section>
  );
}

const RunningClass = () => (
  <svg className={styles.class} viewBox="0 0 480 236" aria-hidden="true">
    <path d="M0 0H480V236H0Z" fill="var(--art-sky)" />
    <circle cx="330" cy="150" r="92" fill="var(--art-sun)" />
    <path d="M0 140Q60 96 140 124T300 118T480 128V170H0Z" fill="var(--art-ghat)" />
    <Palm x={60} y={160} scale={0.5} lean={14} />
    <path d="M0 158H480V236H0Z" fill="var(--art-track)" />
    <path d="M0 160H480M0 184H480M0 210H480" stroke="var(--light-ink)" strokeWidth="3" />
    <Runner x={130} y={176} scale={0.78} skin="skin-4" vest="marigold" shorts="dark" />
    <Runner x={215} y={196} scale={0.78} skin="skin-2" vest="ghat" shorts="dark" head="plait" />
    <WheelchairRacer x={300} y={190} scale={0.7} />
    <Runner x={415} y={200} scale={0.78} skin="skin-1" vest="lagoon" shorts="dark" head="hijab" />
  </svg>
);

const SchoolForm = (props: FormProps) => (
  <FormToTheCouncil {...props} name={SCHOOL} rules={schoolRules} messages={useMessages("schoolForm")} fields={Fields} />
);

function Fields({ field }: { field: FieldOf }) {
  const { fields, refusals, choose, classes, nearestDay } = useMessages("schoolForm");
  return (
    <>
      <Field
        {...field("school")}
        limit={countCharactersIn(refusals, SCHOOL_LIMITS, "school-too-long")}
        label={fields.school}
        autoComplete="organization"
        wide
      />
      <DistrictChoice {...field("district")} label={fields.district} none={choose} />
      <Field {...field("phone")} label={fields.phone} type="tel" autoComplete="tel-national" />
      <Choice
        {...field("classes")}
        label={fields.classes}
        none={choose}
        choices={SCHOOL_CLASSES.map((one) => [one, classes[one]])}
      />
      <Field {...field("day")} label={fields.day} type="date" />
      <p className="field full-width">
        <small>{nearestDay}</small>
      </p>
    </>
  );
}
