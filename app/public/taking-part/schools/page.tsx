import type { PublicLink } from "../../../../shared/public-routes.ts";
import { wordsFor } from "../../../i18n/load-messages.ts";
import { useAddress, useWords } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import { RoadshowBus } from "../../art/roadshow-bus.tsx";
import { headOf, PageHead } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import { getFormPrivacyNotice } from "../../privacy/form-notice.ts";
import { Steps } from "../steps.tsx";
import type { Route } from "./+types/page.ts";
import { Checklist } from "./checklist.tsx";
import { SchoolForm } from "./form.tsx";
import styles from "./page.module.css";
import { RunningClass } from "./running-class.tsx";
import { sendSchool, takeSchool } from "./submit-school-enquiry.ts";

const ADDRESS = "/schools" satisfies PublicLink;

export const meta: Route.MetaFunction = (page) => headOf(page, "schools", ({ words }) => words.schools);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, retention } = context.get(pageContext).services;
  const { facts } = await campaign();
  const notice = getFormPrivacyNotice(request, "school", retention.days);
  return { tollFree: facts.tollFree, notice, words: wordsFor(request, "schools", "schoolForm") };
}

export const action = (args: Route.ActionArgs) => takeSchool(args, ADDRESS);

export { headers, shouldRevalidate } from "../../forms/form-route.ts";

export const clientAction = ({ request }: Route.ClientActionArgs) => sendSchool(request);

export default function Schools({ loaderData: { tollFree, notice }, actionData }: Route.ComponentProps) {
  const words = useWords("schools");
  const address = useAddress();
  return (
    <>
      <PageHead words={words}>
        <RoadshowBus x={60} y={172} scale={0.62} says={words.roadshow} />
      </PageHead>
      <Section id="how" {...words.how} className={styles.how}>
        <Steps steps={words.steps} />
      </Section>
      <Section id="bring" {...words.bring} className={`on-cotton ${styles.registration}`}>
        <div className={`main-and-aside ${styles.columns}`}>
          <div>
            <p className="intro">{words.whoMay}</p>
            <RunningClass />
          </div>
          <SchoolForm action={address(ADDRESS)} end={actionData} tollFree={tollFree} notice={notice} />
        </div>
      </Section>
      <Checklist tollFree={tollFree} />
    </>
  );
}
