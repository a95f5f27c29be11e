import { Icon } from "../../../components/icon.tsx";
import { loadMessages } from "../../../i18n/load-messages.ts";
import { useMessages } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import scene from "../../art/heads/dusk-kitchen-table.svg?no-inline";
import { toMeta } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import { DuskHeader } from "../../dusk/dusk-header.tsx";
import { Expectations } from "../../essential-links/helpline-card.tsx";
import { LeaveButton } from "../../layout/help-bar.tsx";
import { Steps } from "../steps.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) => toMeta(page, "parents", ({ messages }) => messages.parents);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, quickExitUrl } = context.get(pageContext).services;
  const { facts } = await campaign();
  return { facts, quickExitUrl, messages: loadMessages(request, "parents", "helplines", "leaving") };
}

export default function Parents({ loaderData: { facts, quickExitUrl } }: Route.ComponentProps) {
  const { tollFree } = facts;
  const messages = useMessages("parents");
  const { how: leaveHow } = useMessages("leaving");
  return (
    <>
      <DuskHeader messages={messages} leave={<LeaveButton to={quickExitUrl} />} scene={scene} />
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
      <Begin />
      <section className={styles.call} aria-label={messages.callNow}>
        <div className="page-width">
          <b>{tollFree}</b>
          <div>
            <p>{messages.mayCall}</p>
            {messages.mayCallMalayalam && <p lang="ml">{messages.mayCallMalayalam}</p>}
            <a className="button" href={`tel:${tollFree}`}>
              <Icon name="phone" />
              {messages.callNow}
            </a>
          </div>
        </div>
      </section>
      <Section id="when-you-call" {...messages.whenYouCall}>
        <div className={styles.expectations}>
          <Expectations number={tollFree} facts={facts} />
        </div>
        <Steps steps={messages.steps} />
      </Section>
      <Section id="who-learns" {...messages.whoLearns} className={styles.learning}>
        <dl>
          {messages.learning.map(({ who, says }) => (
            <div key={who}>
              <dt>{who}</dt>
              <dd>{says}</dd>
            </div>
          ))}
        </dl>
        <p>
          <small>{leaveHow}</small>
        </p>
      </Section>
    </>
  );
}

function Begin() {
  const messages = useMessages("parents");
  return (
    <Section id="begin" {...messages.begin} className="on-ghat">
      <div className={styles.columns}>
        <div className={styles.maySay}>
          <h3>{messages.mightSay}</h3>
          <ul>
            {messages.sayings.map((saying) => (
              <li key={saying}>{saying}</li>
            ))}
          </ul>
        </div>
        <div className={styles.notSay}>
          <h3>{messages.avoid}</h3>
          <ul>
            {messages.nots.map((not) => (
              <li key={not}>{not}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
