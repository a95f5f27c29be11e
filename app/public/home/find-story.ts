import { detectLanguage, type Language } from "../../../shared/i18n/languages.ts";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { getCutOut } from "../testimonials/portraits.ts";
import type { Story } from "./ribbon.tsx";

/** Characters. */
const QUOTE_LENGTH = { least: 20, most: 120 };

/** The newest story in the page's language that may have a face, quoted word for word; null without one. Loaders only. */
export function findStory(language: Language, newest: readonly PublicTestimonial[]): Story | null {
  for (const testimonial of newest) {
    const portrait = getCutOut(testimonial);
    if ((!testimonial.picture && portrait === undefined) || detectLanguage(testimonial.description) !== language)
      continue;
    const sentence = findQuote(language, testimonial.description);
    if (sentence) return { testimonial, text: sentence, portrait };
  }
  return null;
}

function findQuote(language: Language, description: string): string | undefined {
  const segments = new Intl.Segmenter(language, { granularity: "sentence" }).segment(description);
  return Array.from(segments, ({ segment }) => segment.trim()).find(
    ({ length }) => length >= QUOTE_LENGTH.least && length <= QUOTE_LENGTH.most,
  );
}
