import type { Language } from "../../../domain/languages.ts";
import { type Partner, type ShownPartner, sizeOfPicture } from "../../../domain/partners.ts";

/** Partners as a page of a language shows them; one whose picture does not say its size is shown without it. */
export const partnersIn = (
  language: Language,
  partners: readonly Partner[],
  fileAddress: (path: string) => string,
): ShownPartner[] =>
  partners.map(({ name, name_ml, link, picture }) => {
    const size = sizeOfPicture(picture);
    // What comes with the product, as the sample's does, lies beside its pages.
    const src = picture.startsWith("/files/") ? fileAddress(picture) : picture;
    return {
      name: (language === "ml" && name_ml) || name,
      ...(link && { link }),
      ...(size && { picture: { src, ...size } }),
    };
  });
