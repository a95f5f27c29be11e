import { NEEDS_REACT } from "../../../arrive-later.ts";
import { Filled } from "../../../words/filled.tsx";
import { useWords } from "../../../words/use-words.ts";
import { Section } from "../../section.tsx";
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
