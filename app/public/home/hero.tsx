import { href, Link } from "react-router";
import { Icon } from "../../ui/icon.tsx";
import { Scene } from "./scene.tsx";

interface HeroProps {
  hashtags: readonly [string, string];
  /** Where the event brochure is; null while there is none. */
  brochureAddress: string | null;
}

/** The start line at sunrise. */
export function Hero({ hashtags, brochureAddress }: HeroProps) {
  return (
    <section className="hero" aria-labelledby="hero">
      <Scene />
      <svg className="art wide" viewBox="0 0 1440 780" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <use href="#scene" />
      </svg>
      <div className="wrap">
        <h1 className="disp" id="hero">
          <span>Run towards </span>
          <span>a drug-free </span>
          <span>Kerala</span>
        </h1>
        <p lang="ml" className="ml disp">
          ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം
        </p>
        <p className="tag">One connected marathon. Fourteen districts. A mega marathon in Ernakulam.</p>
        <div className="cta">
          <Link className="btn" to={href("/registration")}>
            Marathon Registration
            <Icon name="arrow" />
          </Link>
          <BrochureButton address={brochureAddress} />
        </div>
        <p className="tags">
          <span>{hashtags[0]} </span>
          <span>{hashtags[1]}</span>
        </p>
      </div>
      <svg className="art close" viewBox="606 366 630 414" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <use href="#scene" />
      </svg>
    </section>
  );
}

/** Opens the file in a new tab; while there is none it says so, and leads nowhere. */
const BrochureButton = ({ address }: { address: string | null }) =>
  address ? (
    <a className="btn line" href={address} target="_blank" rel="noopener">
      <Icon name="file" />
      Event Brochure<span className="sr"> (opens in a new tab)</span>
    </a>
  ) : (
    <p className="soon">
      <Icon name="file" />
      <span>
        Event Brochure<small> available soon</small>
      </span>
    </p>
  );
