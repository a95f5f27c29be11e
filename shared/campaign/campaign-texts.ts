import type { MessagePath } from "../i18n/catalogues.ts";
import { DEFAULT_LANGUAGE, type Language } from "../i18n/languages.ts";

/** Editable texts, facts `text.…` and `text.…_ml`, and where pages show them. The first place has the default. */
export const TEXT_PLACES = {
  "home.tagline": ["home.tag"],
  "home.everyDistrict": ["home.everyDistrict"],
  "roadshow.intro": ["home.roadshowStops"],
  "roadshow.days": ["roadshow.figures.0.says"],
  "roadshow.districts": ["roadshow.figures.1.says"],
  "roadshow.points": ["roadshow.figures.2.says"],
  "roadshow.marathons": ["roadshow.figures.3.says"],
  "about.lead": ["aboutUs.lead"],
  "about.sport": ["home.isolates", "aboutUs.why.isolates"],
  "about.everybody": ["aboutUs.why.everyPace"],
  "about.direction": ["aboutUs.why.whereToGo"],
  "about.roadshow": ["aboutUs.what.roadshow.says"],
  "about.marathons": ["aboutUs.what.marathons.says"],
  "about.finish": ["aboutUs.what.finish.says"],
  "about.districts": ["aboutUs.districts.says"],
  "about.organisers": ["aboutUs.who.organised"],
  "about.everyone": ["aboutUs.who.forEveryone"],
  "press.words": ["pressKit.summary"],
  "registration.lead": ["registration.lead"],
  "registration.distances": ["registration.distances"],
  "registration.ages": ["registration.ages"],
  "registration.dates": ["registration.dates"],
} as const satisfies Record<string, readonly [MessagePath, ...MessagePath[]]>;

export type TextName = keyof typeof TEXT_PLACES;
export type TextFact = `text.${TextName}` | `text.${TextName}_${Exclude<Language, typeof DEFAULT_LANGUAGE>}`;

export const TEXT_NAMES = Object.keys(TEXT_PLACES) as TextName[];

export const textFact = (name: TextName, language: Language): TextFact =>
  language === DEFAULT_LANGUAGE ? `text.${name}` : `text.${name}_${language}`;

/** Default figures; each is shown above the text of the same name. */
export const ROADSHOW_FIGURES = {
  "roadshow.days": "20+",
  "roadshow.districts": "14",
  "roadshow.points": "30+",
  "roadshow.marathons": "14",
} as const satisfies Partial<Record<TextName, string>>;
export type FigureName = keyof typeof ROADSHOW_FIGURES;

/** Only what differs from the defaults. */
export interface CampaignOverrides {
  texts: Partial<Record<TextName, Partial<Record<Language, string>>>>;
  figures: Partial<Record<FigureName, string>>;
}
