import { Icon } from "../../../components/icon.tsx";
import { wordsFor } from "../../../i18n/load-messages.ts";
import { useWords } from "../../../i18n/use-messages.ts";
import { pageContext } from "../../../page-context.ts";
import { Runner } from "../../art/runner.tsx";
import { headOf, PageHead } from "../../components/page-header.tsx";
import { Section } from "../../components/section.tsx";
import { LeaveButton } from "../../layout/quick-exit.tsx";
import { Steps } from "../steps.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) => headOf(page, "parents", ({ words }) => words.parents);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, quickExitUrl } = context.get(pageContext).services;
  const { facts } = await campaign();
  return { tollFree: facts.tollFree, quickExitUrl, words: wordsFor(request, "parents", "leaving") };
}

export default function Parents({ loaderData: { tollFree, quickExitUrl } }: Route.ComponentProps) {
  const words = useWords("parents");
  const { how: leaveHow } = useWords("leaving");
  return (
    <>
      <PageHead words={words} action={<LeaveButton to={quickExitUrl} />}>
        <Runner x={150} y={166} scale={1.1} skin="skin-1" vest="lagoon" shorts="dark" head="hijab" />
        <Runner x={238} y={166} scale={0.78} skin="skin-2" vest="ghat" shorts="dark" head="plait" />
      </PageHead>
      <Section id="look" {...words.look}>
        <p className={`intro ${styles.reasons}`}>{words.reasons}</p>
        <ul className={styles.signs}>
          {words.signs.map(({ sign, says }) => (
            <li key={sign}>
              <b>{sign}</b>
              <p>{says}</p>
            </li>
          ))}
        </ul>
        <p className={styles.noProof}>{words.noProof}</p>
      </Section>
      <Begin />
      <section className={styles.call} aria-label={words.callNow}>
        <div className="page-width">
          <b>{tollFree}</b>
          <div>
            <p>{words.mayCall}</p>
            {words.mayCallMalayalam && <p lang="ml">{words.mayCallMalayalam}</p>}
            <a className="button" href={`tel:${tollFree}`}>
              <Icon name="phone" />
              {words.callNow}
            </a>
          </div>
        </div>
      </section>
      <Section id="when-you-call" {...words.whenYouCall}>
        <Steps steps={words.steps} />
      </Section>
      <Section id="who-learns" {...words.whoLearns} className={styles.learning}>
        <dl>
          {words.learning.map(({ who, says }) => (
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
  const words = useWords("parents");
  return (
    <Section id="begin" {...words.begin} className="on-ghat">
      <div className={styles.columns}>
        <div className={styles.maySay}>
          <h3>{words.mightSay}</h3>
          <ul>
            {words.sayings.map((saying) => (
              <li key={saying}>{saying}</li>
            ))}
          </ul>
        </div>
        <div className={styles.notSay}>
          <h3>{words.ratherNot}</h3>
          <ul>
            {words.nots.map((not) => (
              <li key={not}>{not}</li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
