import type { ShownEvent } from "../../../domain/events.ts";
import { absolute, type Matches, originIn } from "../head.ts";
import { eventAddress } from "./addresses.ts";
import { placeholderPreview } from "./placeholder.tsx";

/** The address of an event's preview picture, 1200 by 630. */
export const previewOf = ({ id, pictures: [first] }: ShownEvent): string => first?.preview ?? placeholderPreview(id);

/** An event's article for machines (schema.org). */
export function aboutEvent(event: ShownEvent, description: string, matches: Matches): Record<string, unknown> {
  const origin = originIn(matches);
  return {
    "@type": "NewsArticle",
    headline: event.title,
    description,
    articleBody: event.description,
    datePublished: event.date,
    dateModified: event.date,
    image: [absolute(previewOf(event), origin)],
    mainEntityOfPage: origin + eventAddress("/events", event),
    ...(event.location && {
      contentLocation: { "@type": "Place", name: `${event.location}, Kerala, India` },
    }),
    publisher: { "@type": "Organization", name: "Drug-Free Kerala", url: `${origin}/` },
  };
}
