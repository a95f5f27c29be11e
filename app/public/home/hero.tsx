import { Icon } from "../../components/icon.tsx";
import { detectLanguage, languageAttribute } from "../../components/language.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { ArrowLink } from "../components/arrow-link.tsx";
import type { BrochureDownload } from "./brochure.ts";
import styles from "./hero.module.css";
import { Scene } from "./scene.tsx";

interface HeroProps {
  hashtags: readonly [string, string];
  brochure: BrochureDownload | null;
}

export function Hero({ hashtags, brochure }: HeroProps) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Scene />
      <svg className={styles.wholeScene} viewBox="0 0 1440 780" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <use href="#scene" />
      </svg>
      <div className="page-width">
        <h1 className="display" id="hero">
          {messages.hero.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        {messages.heroMalayalam && (
          <p lang="ml" className={`${styles.malayalam} display`}>
            {messages.heroMalayalam}
          </p>
        )}
        <p className={styles.tagline} lang={languageAttribute(useLanguage(), messages.tag)}>
          {messages.tag}
        </p>
        <div className={styles.actions}>
          <ArrowLink className="button" to={address("/registration")} says={messages.register} />
          <BrochureButton brochure={brochure} />
        </div>
        <p className={styles.hashtags} lang={detectLanguage(hashtags[0])}>
          <span>{hashtags[0]} </span>
          <span>{hashtags[1]}</span>
        </p>
      </div>
      <svg className={styles.closeUp} viewBox="606 366 630 414" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href="#scene" />
      </svg>
    </section>
  );
}

/** Plain text while there is no brochure. */
function BrochureButton({ brochure }: Pick<HeroProps, "brochure">) {
  const messages = useMessages("home");
  const language = useLanguage();
  return brochure ? (
    <a className="button outlined" href={brochure.address} hrefLang={brochure.language} target="_blank" rel="noopener">
      <Icon name="file" />
      {messages.brochure}
      {brochure.language !== language && ` ${messages.inEnglish}`}
      <span className="visually-hidden"> {messages.inNewTab}</span>
    </a>
  ) : (
    <p className={styles.soon}>
      <Icon name="file" />
      <span>
        {messages.brochure}
        <small> {messages.availableSoon}</small>
      </span>
    </p>
  );
}
