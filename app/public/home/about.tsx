import { languageBeside } from "../../components/language.ts";
import { useLanguage, useWords } from "../../i18n/use-messages.ts";
import { Relay } from "../components/district-list.tsx";
import { Section } from "../components/section.tsx";
import { Say } from "../components/slogan.tsx";
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
