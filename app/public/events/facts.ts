import type { ShownEvent } from "../../../domain/events.ts";
import { fill } from "../../../domain/filled.ts";
import { addressIn, type Language } from "../../../domain/languages.ts";
import type { Words } from "../../words/words.ts";
import { absolute, type Matches, originIn } from "../head.ts";
import { placeIn } from "../places.ts";
import { eventAddress } from "./addresses.ts";
import { placeholderPreview } from "./placeholder.tsx";

/** The address of an event's preview picture, 1200 by 630. */
export const previewOf = ({ id, pictures: [first] }: ShownEvent): string => first?.preview ?? placeholderPreview(id);

interface Saying {
  language: Language;
  words: Words["events"];
  /** What the site is called. */
  site: string;
  description: string;
  matches: Matches;
}

/** An event's article for machines (schema.org), as the page in one language tells it. */
export function aboutEvent(
  event: ShownEvent,
  { language, words, site, description, matches }: Saying,
): Record<string, unknown> {
  const origin = originIn(matches);
  return {
    "@type": "NewsArticle",
    headline: event.title,
    description,
    articleBody: event.description,
    datePublished: event.date,
    dateModified: event.date,
    image: [absolute(previewOf(event), origin)],
    mainEntityOfPage: origin + eventAddress(addressIn(language, "/events"), event),
    ...(event.location && {
      contentLocation: {
        "@type": "Place",
        name: fill(words.placeInKerala, { place: placeIn(language, event.location) }),
      },
    }),
    publisher: { "@type": "Organization", name: site, url: `${origin}/` },
  };
}
