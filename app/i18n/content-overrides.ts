import { type CampaignOverrides, TEXT_PLACES, type TextName } from "../../shared/campaign/campaign-texts.ts";
import type { MessagePart } from "../../shared/i18n/catalogues.ts";
import { getOtherLanguage, type Language, languageAt } from "../../shared/i18n/languages.ts";

const FIGURE_PLACES = ["roadshow.days", "roadshow.districts", "roadshow.points", "roadshow.marathons"] as const;

/** Applies the overrides of staff, falling back to the other language. */
export function applyOverrides<Some extends { readonly [Part in MessagePart]?: object }>(
  request: Pick<Request, "url">,
  messages: Some,
  { texts, figures }: CampaignOverrides,
): Some {
  const language = languageAt(new URL(request.url).pathname);
  const changes = [
    ...(Object.keys(texts) as TextName[]).flatMap((name) => TEXT_PLACES[name].map((place) => [place, getText(name)])),
    ...FIGURE_PLACES.map((name, index) => [`roadshow.figures.${index}.figure`, figures[name]]),
  ] as [place: string, text: string | undefined][];
  return changes.reduce(
    (changed, [place, text]) => (text === undefined ? changed : setMessage(changed, place.split("."), text)),
    messages,
  );

  function getText(name: TextName): string | undefined {
    return texts[name]?.[language] ?? texts[name]?.[getOtherLanguage(language as Language)];
  }
}

/** Unknown keys are ignored. */
function setMessage<Tree>(messages: Tree, [step = "", ...further]: string[], text: string): Tree {
  if (typeof messages !== "object" || messages === null || !(step in messages)) return messages;
  const inner = (messages as Record<string, unknown>)[step];
  const changed = further.length === 0 ? text : setMessage(inner, further, text);
  return (Array.isArray(messages) ? messages.with(Number(step), changed) : { ...messages, [step]: changed }) as Tree;
}
