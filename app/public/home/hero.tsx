import { Icon } from "../../components/icon.tsx";
import { languageBeside, languageOf } from "../../components/language.ts";
import { useAddress, useLanguage, useWords } from "../../i18n/use-messages.ts";
import { Onward } from "../components/arrow-link.tsx";
import type { OfferedBrochure } from "./brochure.ts";
import styles from "./hero.module.css";
import { Scene } from "./scene.tsx";

interface HeroProps {
  hashtags: readonly [string, string];
  brochure: OfferedBrochure | null;
}

export function Hero({ hashtags, brochure }: HeroProps) {
  const words = useWords("home");
  const address = useAddress();
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Scene />
      <svg className={styles.wholeScene} viewBox="0 0 1440 780" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <use href="#scene" />
      </svg>
      <div className="page-width">
        <h1 className="display" id="hero">
          {words.hero.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        {words.heroMalayalam && (
          <p lang="ml" className={`${styles.malayalam} display`}>
            {words.heroMalayalam}
          </p>
        )}
        <p className={styles.tagline} lang={languageBeside(useLanguage(), words.tag)}>
          {words.tag}
        </p>
        <div className={styles.actions}>
          <Onward className="button" to={address("/registration")} says={words.register} />
          <BrochureButton brochure={brochure} />
        </div>
        <p className={styles.hashtags} lang={languageOf(hashtags[0])}>
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
  const words = useWords("home");
  const language = useLanguage();
  return brochure ? (
    <a className="button outlined" href={brochure.address} hrefLang={brochure.language} target="_blank" rel="noopener">
      <Icon name="file" />
      {words.brochure}
      {brochure.language !== language && ` ${words.inEnglish}`}
      <span className="visually-hidden"> {words.inNewTab}</span>
    </a>
  ) : (
    <p className={styles.soon}>
      <Icon name="file" />
      <span>
        {words.brochure}
        <small> {words.availableSoon}</small>
      </span>
    </p>
  );
}
