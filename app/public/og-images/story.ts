import { detectLanguage, languageAt } from "../../../shared/i18n/languages.ts";
import { type OgImage, STATUS_SHAPES } from "../../../shared/og-images/og-images.ts";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { wholeWords } from "../../../shared/text/graphemes.ts";
import { pageContext } from "../../page-context.ts";
import { rejectForms } from "../help/reject-form-post.ts";
import { wholeNumber } from "../testimonials/cards.tsx";
import { getCutOut } from "../testimonials/portraits.ts";
import type { Route } from "./+types/story.ts";
import { ogImageUrl, sendOgImage, toNotFound } from "./image-response.ts";

/** `/shared/story.png?of=ID&shape=square|tall`: a story as a picture for a status; 404 if it is not public. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { campaign, testimonials, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams, host } = new URL(request.url);
  const shape = STATUS_SHAPES.find((one) => one === searchParams.get("shape"));
  const id = wholeNumber(searchParams.get("of") ?? "");
  const story = shape && id ? await testimonials.findPublic(id) : null;
  if (!shape || !story) return toNotFound();
  const { name, designation, description } = story;
  const language = detectLanguage(description) ?? languageAt(pathname);
  const picture: OgImage = {
    language,
    title: `“${getBeginning(language, description)}”`,
    facts: "",
    became: "",
    story: { name, designation, portrait: getPortrait(story) },
    status: { shape, host, tollFree: (await campaign()).facts.tollFree },
  };
  return sendOgImage(sharePictures, request, picture, ogImageUrl(sharePictures, "story", String(id), picture));
}

export const action = rejectForms;

/** Characters. */
const QUOTE_LENGTH = 150;

/** As many whole sentences as fit, at least a part of the first. */
function getBeginning(language: string, text: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text.replace(/\s+/g, " "));
  let quote = "";
  for (const { segment } of sentences) {
    if (quote && quote.length + segment.trimEnd().length > QUOTE_LENGTH) break;
    quote += segment;
  }
  return wholeWords(quote.trim(), QUOTE_LENGTH);
}

const PORTRAITS = import.meta.glob<string>("../art/portraits/*.svg", { query: "?raw", import: "default", eager: true });

/** Blank where a drawn face could be taken for the storyteller's, or where there is a photo. */
function getPortrait(story: PublicTestimonial): string {
  const address = story.picture ? undefined : getCutOut(story);
  const drawing = /([a-z]+)[^/]*\.svg/.exec(address ?? "")?.[1];
  return /<g class="person">.*<\/g>/s.exec(PORTRAITS[`../art/portraits/${drawing}.svg`] ?? "")?.[0] ?? "";
}
