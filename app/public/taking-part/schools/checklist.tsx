import { Filled } from "../../../i18n/trans.tsx";
import { useWords } from "../../../i18n/use-messages.ts";
import { NEEDS_REACT } from "../../../inline/lazy-hydration.ts";
import { Section } from "../../components/section.tsx";
import styles from "./page.module.css";

/** The only part of the page that is printed. */
export function Checklist({ tollFree }: { tollFree: string }) {
  const words = useWords("schools");
  return (
    <Section id="checklist" {...words.checklist}>
      <ul className={styles.checks}>
        {words.checks.map((check) => (
          <li key={check}>
            <Filled sentence={check} with={{ number: tollFree }} />
          </li>
        ))}
      </ul>
      <p className={styles.toPrint}>{words.toPrint}</p>
      <button type="button" {...{ [NEEDS_REACT]: "" }} className={`button ${styles.print}`} onClick={() => print()}>
        {words.print}
      </button>
    </Section>
  );
}
