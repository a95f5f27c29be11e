import type { Language } from "../../../domain/languages.ts";
import type { PublicTestimonial } from "../../../domain/testimonials.rules.ts";
import { languageOf } from "../../ui/language.ts";

/** The same testimonials: first those in a language, else in the order given. */
export const ownLanguageFirst = <T extends Pick<PublicTestimonial, "description">>(
  language: Language,
  items: readonly T[],
): T[] => {
  const isOther = ({ description }: T) => Number(languageOf(description) !== language);
  return items.toSorted((one, other) => isOther(one) - isOther(other));
};
