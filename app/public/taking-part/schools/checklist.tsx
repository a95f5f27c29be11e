import { Trans } from "../../../i18n/trans.tsx";
import { useMessages } from "../../../i18n/use-messages.ts";
import { NEEDS_REACT } from "../../../inline/lazy-hydration.ts";
import { Section } from "../../components/section.tsx";
import styles from "./page.module.css";

/** The only part of the page that is printed. */
export function Checklist({ tollFree }: { tollFree: string }) {
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
      <button type="button" {...{ [NEEDS_REACT]: "" }} className={`button ${styles.print}`} onClick={() => print()}>
        {messages.print}
      </button>
    </Section>
  );
}
