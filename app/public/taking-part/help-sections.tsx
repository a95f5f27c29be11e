import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { Icon } from "../../components/icon.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import { Section } from "../components/section.tsx";
import { Expectations } from "../essential-links/helpline-card.tsx";
import styles from "./help-sections.module.css";
import { Steps } from "./steps.tsx";

interface Heading {
  title: string;
  malayalam: string;
}

interface BeginProps {
  begin: Heading;
  sayings: readonly string[];
  /** Title of the second list. */
  aside: string;
  asides: readonly string[];
}

/** What to say first, as speech, above a quieter list. */
export function Begin({ begin, sayings, aside, asides }: BeginProps) {
  const { mightSay } = useMessages("parents");
  return (
    <Section id="begin" {...begin} className={styles.talk}>
      <h3>{mightSay}</h3>
      <ul className={styles.speech}>
        {sayings.map((quote) => (
          <li key={quote}>{quote}</li>
        ))}
      </ul>
      <div className={styles.aside}>
        <h3>{aside}</h3>
        <ul>
          {asides.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** The toll-free number across the page. */
export function CallBand({ number, says: text, malayalam }: { number: string; says: string; malayalam: string }) {
  const { callNow } = useMessages("parents");
  return (
    <section className={styles.call} aria-label={callNow}>
      <div className="page-width">
        <b>{number}</b>
        <div>
          <p>{text}</p>
          {malayalam && <p lang="ml">{malayalam}</p>}
          <a className="button" href={`tel:${number}`}>
            <Icon name="phone" />
            {callNow}
          </a>
        </div>
      </div>
    </section>
  );
}

interface WhenYouCallProps {
  facts: Pick<Campaign, "tollFree" | "expectations" | "checkedOn">;
  /** Who answers. */
  who?: string;
  steps: Parameters<typeof Steps>[0]["steps"];
}

export const WhenYouCall = ({ facts, who, steps }: WhenYouCallProps) => (
  <Section id="when-you-call" {...useMessages("parents").whenYouCall}>
    <div className={styles.expectations}>
      {who && <p>{who}</p>}
      <Expectations number={facts.tollFree} facts={facts} />
    </div>
    <Steps steps={steps} />
  </Section>
);

/** @param more further rows of the page */
export function WhoLearns({ more = [] }: { more?: readonly { who: string; says: string }[] }) {
  const { whoLearns, learning } = useMessages("parents");
  const { how } = useMessages("leaving");
  return (
    <Section id="who-learns" {...whoLearns} className={styles.learning}>
      <dl>
        {[...learning, ...more].map(({ who, says: text }) => (
          <div key={who}>
            <dt>{who}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <small>{how}</small>
      </p>
    </Section>
  );
}
