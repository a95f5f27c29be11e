import { href, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import styles from "./hero.module.css";
import { Scene } from "./scene.tsx";

interface HeroProps {
  hashtags: readonly [string, string];
  /** Where the event brochure is; null while there is none. */
  brochureAddress: string | null;
}

/** The start line at sunrise. */
export function Hero({ hashtags, brochureAddress }: HeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <Scene />
      <svg className={styles.wholeScene} viewBox="0 0 1440 780" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <use href="#scene" />
      </svg>
      <div className="page-width">
        <h1 className="display" id="hero">
          <span>Run towards </span>
          <span>a drug-free </span>
          <span>Kerala</span>
        </h1>
        <p lang="ml" className={`${styles.malayalam} display`}>
          ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം
        </p>
        <p className={styles.tagline}>One connected marathon. Fourteen districts. A mega marathon in Ernakulam.</p>
        <div className={styles.actions}>
          <Link className="button" to={href("/registration")}>
            Marathon Registration
            <Icon name="arrow" />
          </Link>
          <BrochureButton address={brochureAddress} />
        </div>
        <p className={styles.hashtags}>
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

/** Opens the file in a new tab; while there is none it says so, and leads nowhere. */
const BrochureButton = ({ address }: { address: string | null }) =>
  address ? (
    <a className="button outlined" href={address} target="_blank" rel="noopener">
      <Icon name="file" />
      Event Brochure<span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  ) : (
    <p className={styles.soon}>
      <Icon name="file" />
      <span>
        Event Brochure<small> available soon</small>
      </span>
    </p>
  );
