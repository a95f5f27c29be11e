import { languageBeside } from "../../ui/language.ts";
import { useLanguage, useWords } from "../../words/use-words.ts";
import { Relay } from "../relay.tsx";
import { Say } from "../say.tsx";
import { Section } from "../section.tsx";
import styles from "./about.module.css";

export function About() {
  const words = useWords("home");
  const language = useLanguage();
  return (
    <Section id="about" {...words.about} className="on-ghat">
      <div className={`main-and-aside ${styles.columns}`}>
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
    </Section>
  );
}
