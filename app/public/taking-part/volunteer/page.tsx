import { VOLUNTEER_LIMITS, VOLUNTEER_TASKS } from "../../../../shared/enquiries/enquiries.limits.ts";
import type { PublicLink } from "../../../../shared/public-routes.ts";
import { Field } from "../../../components/field.tsx";
import { countCharactersIn } from "../../../components/use-character-count.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { useLocalizedHref, useMessages } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import scene from "../../art/heads/volunteer.svg?no-inline";
import { PageHeader, toMeta } from "../../components/page-header.tsx";
import { type FormProps, FormToTheCouncil } from "../../contact-us/contact-section.tsx";
import type { FieldOf } from "../../forms/use-public-form.tsx";
import { getFormPrivacyNotice } from "../../privacy/form-notice.ts";
import { CheckboxGroup } from "../checkbox-group.tsx";
import { DistrictChoice } from "../choice.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";
import { handleVolunteerPost, sendVolunteer, VOLUNTEER, volunteerRules } from "./submit-volunteer-offer.ts";

const ADDRESS = "/volunteer" satisfies PublicLink;

export const meta: Route.MetaFunction = (page) => toMeta(page, "volunteer", ({ messages }) => messages.volunteer);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, retention } = context.get(pageContext).services;
  const { facts } = await campaign();
  const notice = getFormPrivacyNotice(request, "volunteer", retention.days);
  return { tollFree: facts.tollFree, notice, messages: loadMessages(request, "volunteer", "volunteerForm") };
}

export const action = (args: Route.ActionArgs) => handleVolunteerPost(args, ADDRESS);

export { headers, shouldRevalidate } from "../../forms/form-route.ts";

export const clientAction = ({ request }: Route.ClientActionArgs) => sendVolunteer(request);

export default function Volunteer({ loaderData: { tollFree, notice }, actionData }: Route.ComponentProps) {
  const messages = useMessages("volunteer");
  const address = useLocalizedHref();
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <section className="section" aria-label={messages.title}>
        <div className={`page-width main-and-aside ${styles.columns}`}>
          <div className="prose">
            {messages.says.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
          <VolunteerForm action={address(ADDRESS)} result={actionData} tollFree={tollFree} notice={notice} />
        </div>
      </section>
    </>
  );
}

const VolunteerForm = (props: FormProps) => (
  <FormToTheCouncil
    {...props}
    name={VOLUNTEER}
    rules={volunteerRules}
    messages={useMessages("volunteerForm")}
    fields={Fields}
  />
);

function Fields({ field }: { field: FieldOf }) {
  const { fields, refusals, choose, tasks } = useMessages("volunteerForm");
  return (
    <>
      <CheckboxGroup
        {...field("what")}
        label={fields.what}
        choices={VOLUNTEER_TASKS.map((task) => [task, tasks[task]])}
      />
      <DistrictChoice {...field("district")} label={fields.district} none={choose} />
      <Field {...field("phone")} label={fields.phone} type="tel" autoComplete="tel-national" />
      <Field
        {...field("name")}
        limit={countCharactersIn(refusals, VOLUNTEER_LIMITS, "name-too-long")}
        label={fields.name}
        autoComplete="name"
      />
      <Field {...field("email")} label={fields.email} type="email" autoComplete="email" />
      <Field {...field("message")} label={fields.message} multiline optional wide />
    </>
  );
}
