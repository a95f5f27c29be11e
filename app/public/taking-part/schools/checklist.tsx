import { Trans } from "../../../i18n/trans.tsx";
import { useMessages } from "../../../i18n/use-messages.ts";
import { REQUIRES_HYDRATION } from "../../../inline/lazy-hydration.ts";
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
