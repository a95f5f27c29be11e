import type { PublicLink } from "../../../../shared/public-routes.ts";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { useLocalizedHref, useMessages } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import { RoadshowBus } from "../../art/roadshow-bus.tsx";
import { PageHeader, toMeta } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import { getFormPrivacyNotice } from "../../privacy/form-notice.ts";
import { Steps } from "../steps.tsx";
import type { Route } from "./+types/page.ts";
import { Checklist } from "./checklist.tsx";
import { SchoolForm } from "./form.tsx";
import styles from "./page.module.css";
import { RunningClass } from "./running-class.tsx";
import { handleSchoolPost, sendSchool } from "./submit-school-enquiry.ts";

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
      <PageHeader messages={messages}>
        <RoadshowBus x={60} y={172} scale={0.62} says={messages.roadshow} />
      </PageHeader>
      <Section id="how" {...messages.how} className={styles.how}>
        <Steps steps={messages.steps} />
      </Section>
      <Section id="bring" {...messages.bring} className={`on-cotton ${styles.registration}`}>
        <div className={`main-and-aside ${styles.columns}`}>
          <div>
            <p className="intro">{messages.whoMay}</p>
            <RunningClass />
          </div>
          <SchoolForm action={address(ADDRESS)} end={actionData} tollFree={tollFree} notice={notice} />
        </div>
      </Section>
      <Checklist tollFree={tollFree} />
    </>
  );
}
