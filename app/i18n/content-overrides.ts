import type { CampaignOverrides, TextName } from "../../shared/campaign/campaign-texts.ts";
import { getOtherLanguage, type Language, languageAt } from "../../shared/i18n/languages.ts";
import type { Messages } from "./messages.ts";

type Keys<Tree> = Extract<keyof Tree, Tree extends readonly unknown[] ? `${number}` : string>;

/** Dotted paths to the texts within messages, lists by index. */
type MessagePath<Tree> = {
  [Key in Keys<Tree>]: Tree[Key] extends string
    ? Key
    : Tree[Key] extends object
      ? `${Key}.${MessagePath<Tree[Key]>}`
      : never;
}[Keys<Tree>];

/** Message keys that staff can override; an unknown one does not compile. */
const TEXT_PLACES: Readonly<Record<TextName, readonly MessagePath<Messages>[]>> = {
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
};

const FIGURE_PLACES = ["roadshow.days", "roadshow.districts", "roadshow.points", "roadshow.marathons"] as const;

/** Applies the overrides of staff, falling back to the other language. */
export function applyOverrides<Some extends Partial<Messages>>(
  request: Pick<Request, "url">,
  words: Some,
  { texts, figures }: CampaignOverrides,
): Some {
  const language = languageAt(new URL(request.url).pathname);
  const changes = [
    ...(Object.keys(texts) as TextName[]).flatMap((name) => TEXT_PLACES[name].map((place) => [place, getText(name)])),
    ...FIGURE_PLACES.map((name, index) => [`roadshow.figures.${index}.figure`, figures[name]]),
  ] as [place: string, text: string | undefined][];
  return changes.reduce(
    (told, [place, text]) => (text === undefined ? told : setMessage(told, place.split("."), text)),
    words,
  );

  function getText(name: TextName): string | undefined {
    return texts[name]?.[language] ?? texts[name]?.[getOtherLanguage(language as Language)];
  }
}

/** Unknown keys are ignored. */
function setMessage<Tree>(words: Tree, [step = "", ...further]: string[], text: string): Tree {
  if (typeof words !== "object" || words === null || !(step in words)) return words;
  const inner = (words as Record<string, unknown>)[step];
  const changed = further.length === 0 ? text : setMessage(inner, further, text);
  return (Array.isArray(words) ? words.with(Number(step), changed) : { ...words, [step]: changed }) as Tree;
}
