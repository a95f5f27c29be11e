import type { Language } from "../../../shared/i18n/languages.ts";
import type { PublicTestimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { detectLanguage } from "../../components/language.ts";

/** The same testimonials: first those in a language, else in the order given. */
export const ownLanguageFirst = <T extends Pick<PublicTestimonial, "description">>(
  language: Language,
  items: readonly T[],
): T[] => {
  const isOther = ({ description }: T) => Number(detectLanguage(description) !== language);
  return [...items].sort((a, b) => isOther(a) - isOther(b));
};
