import { loadMessages } from "../../../i18n/load-messages.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import scene from "../../art/heads/dusk-kitchen-table.svg?no-inline";
import { toMeta } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import { DuskHeader } from "../../dusk/dusk-header.tsx";
import { Begin, CallBand, WhenYouCall, WhoLearns } from "../help-sections.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) => toMeta(page, "parents", ({ messages }) => messages.parents);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, quickExitUrl } = context.get(pageContext).services;
  const { facts } = await campaign();
  return { facts, quickExitUrl, messages: loadMessages(request, "parents", "helplines", "leaving", "listening") };
}

export default function Parents({ loaderData: { facts, quickExitUrl } }: Route.ComponentProps) {
  const messages = useMessages("parents");
  return (
    <>
      <DuskHeader messages={messages} quickExitUrl={quickExitUrl} scene={scene} />
      <Begin begin={messages.begin} sayings={messages.sayings} aside={messages.avoid} asides={messages.nots} />
      <Section id="look" {...messages.look}>
        <p className={`intro ${styles.reasons}`}>{messages.reasons}</p>
        <ul className={styles.signs}>
          {messages.signs.map(({ sign, says }) => (
            <li key={sign}>
              <b>{sign}</b>
              <p>{says}</p>
            </li>
          ))}
        </ul>
        <p className={styles.noProof}>{messages.noProof}</p>
      </Section>
      <CallBand number={facts.tollFree} says={messages.mayCall} malayalam={messages.mayCallMalayalam} />
      <WhenYouCall facts={facts} steps={messages.steps} />
      <WhoLearns />
    </>
  );
}
