import type { Brochure } from "../../../shared/brochures/brochures.schema.ts";
import {
  DEFAULT_LANGUAGE,
  detectLanguage,
  getOwnText,
  getTranslation,
  type Language,
} from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { languageAttribute } from "../../components/language.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { Palm, Runner, SnakeBoat, WheelchairRacer } from "../art/figures.tsx";
import { ArrowLink } from "../components/section.tsx";
import styles from "./hero.module.css";
import { Ribbon, type Story } from "./ribbon.tsx";

interface HeroProps {
  hashtags: readonly [string, string];
  brochure: BrochureDownload | null;
  story: Story | null;
}

export function Hero({ hashtags, brochure, story }: HeroProps) {
  const messages = useMessages("home");
  const address = useLocalizedHref();
  return (
    <section className={story ? `${styles.hero} ${styles.withRibbon}` : styles.hero} aria-labelledby="hero">
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
          <ArrowLink className="button" to={address("/registration")} text={messages.register} />
          <BrochureButton brochure={brochure} />
        </div>
        <p className={styles.hashtags} lang={detectLanguage(hashtags[0])}>
          <span>{hashtags[0]} </span>
          <span>{hashtags[1]}</span>
        </p>
      </div>
      <svg className={styles.closeUp} viewBox="606 420 630 328" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <g clipPath="url(#infield)">
          <Sun x={1000} y={476} radius={92} />
          <use href="#land" />
        </g>
        <use href="#track" />
        <use href="#palms" transform="translate(370 186) scale(.66)" />
        <use href="#runners" />
      </svg>
      {story && <Ribbon story={story} />}
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

/** One line of the track's bend. */
const bend = (radius: number) => `M-2400 ${340 + radius}H1040A${radius} ${radius} 0 0 0 ${1040 + radius} 340V-700`;

/**
 * Hero illustration, drawn once and referenced twice (wide and phone). Back to front: sky, sun, hills, water,
 * boat, palms, track, people.
 */
function Scene() {
  return (
    <svg className={styles.scene} width="0" height="0" aria-hidden="true">
      <clipPath id="infield">
        <path d="M-2400-700H1302V340A262 262 0 0 1 1040 602H-2400Z" />
      </clipPath>
      <g id="scene">
        <g clipPath="url(#infield)">
          <Sun x={1040} y={340} radius={182} />
          <g id="land">
            <Ghats />
            <path d="M-2400 540H1340V640H-2400Z" fill="var(--art-water)" />
            <g fill="none" stroke="var(--art-foam)">
              <path d="M-2400 540H1340" strokeWidth="4" />
              <path
                d="M430 566H560M560 584H640M1110 562H1190M1150 582H1240M80 570H200M250 588H330M-300 572H-160M-700 584H-520"
                strokeWidth="3"
                strokeLinecap="round"
                opacity=".55"
              />
            </g>
            <Palm x={770} y={548} scale={0.58} lean={-22} />
            <Palm x={742} y={548} scale={0.42} lean={20} />
            <SnakeBoat x={742} y={574} scale={0.74} oars="dark" />
          </g>
        </g>
        <g id="track">
          <Track />
        </g>
        <g id="palms">
          <Palm x={1148} y={548} scale={0.66} lean={-30} />
          <Palm x={1184} y={547} scale={0.95} lean={36} />
        </g>
        <g id="runners">
          <Runner x={668} y={672} scale={1.16} skin="skin-4" vest="marigold" />
          <Runner x={800} y={706} scale={1.2} skin="skin-2" vest="ghat" shorts="dark" head="plait" />
          <WheelchairRacer x={926} y={652} scale={1.04} />
          <Runner x={1062} y={716} scale={1.2} skin="skin-1" vest="lagoon" shorts="dark" head="hijab" />
          <Runner x={1178} y={664} scale={1.14} skin="skin-3" vest="light" shorts="ghat" />
        </g>
      </g>
    </svg>
  );
}

const Sun = ({ x, y, radius }: { x: number; y: number; radius: number }) => (
  <g fill="none" stroke="var(--art-sun)">
    <circle cx={x} cy={y} r={radius} fill="var(--art-sun)" stroke="none" />
    {[7, 4, 2].map((width, ring) => (
      <circle key={width} cx={x} cy={y} r={radius + Math.round(radius * (0.12 + 0.09 * ring))} strokeWidth={width} />
    ))}
  </g>
);

const Ghats = () => (
  <>
    <path
      d="M560 560Q660 540 730 484Q772 456 812 480Q852 500 884 440Q914 378 958 398Q996 420 1020 452Q1050 486 1086 430Q1118 372 1160 392Q1210 430 1330 520V640H560Z"
      fill="var(--art-ghat2)"
    />
    <path
      d="M300 560Q470 548 560 524Q620 506 680 528Q740 546 800 500Q858 450 916 482Q966 514 1010 522Q1060 528 1110 482Q1152 450 1200 474Q1250 500 1330 530V640H300Z"
      fill="var(--art-ghat)"
    />
  </>
);

const Track = () => (
  <g fill="none" stroke="var(--light-ink)" strokeWidth="3">
    <path
      d="M-2400 602H1040A262 262 0 0 0 1302 340V-700H1438V340A398 398 0 0 1 1040 738H-2400Z"
      fill="var(--art-track)"
      stroke="none"
    />
    <path d={bend(262) + bend(398)} strokeWidth="4" />
    <path d={bend(296) + bend(330) + bend(364) + bend(424)} />
    <path d={bend(412)} stroke="var(--art-zari)" strokeWidth="12" />
  </g>
);

interface BrochureDownload {
  address: string;
  language: Language;
}

/** Falls back to the English file. */
export function getBrochureDownload(
  language: Language,
  brochure: Brochure,
  fileAddress: (url: string) => string,
): BrochureDownload {
  return {
    address: fileAddress(getTranslation(brochure, "file_url", language)),
    language: getOwnText(brochure, "file_url", language) ? language : DEFAULT_LANGUAGE,
  };
}
