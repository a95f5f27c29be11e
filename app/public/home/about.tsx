import { languageBeside } from "../../ui/language.ts";
import { useLanguage, useWords } from "../../words/use-words.ts";
import { Relay } from "../relay.tsx";
import { Say } from "../say.tsx";
import { SectionHead } from "../section-head.tsx";
import styles from "./about.module.css";

/** What the campaign is for, in one sentence and two paragraphs. */
export function About() {
  const words = useWords("home");
  const language = useLanguage();
  return (
    <section className={`section ${styles.about}`} aria-labelledby="about">
      <div className="page-width">
        <SectionHead id="about" {...words.about} />
        <div className={styles.columns}>
          <Say />
          <div className={styles.text}>
            {[words.isolates, words.everyDistrict].map((text) => (
              <p key={text} lang={languageBeside(language, text)}>
                {text}
              </p>
            ))}
          </div>
        </div>
        <Relay />
      </div>
    </section>
  );
}
