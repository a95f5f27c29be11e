import { languageAttribute } from "../../components/language.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { DistrictList } from "../components/district-list.tsx";
import { Section } from "../components/section.tsx";
import { Slogan } from "../components/slogan.tsx";
import styles from "./about.module.css";

export function About() {
  const messages = useMessages("home");
  const language = useLanguage();
  return (
    <Section id="about" {...messages.about} className="on-ghat">
      <div className={`main-and-aside ${styles.columns}`}>
        <Slogan />
        <div className={styles.text}>
          {[messages.isolates, messages.everyDistrict].map((text) => (
            <p key={text} lang={languageAttribute(language, text)}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <DistrictList />
    </Section>
  );
}
