import { getPictureSize, type Partner, type ShownPartner } from "../../../shared/campaign/partners.ts";
import type { Language } from "../../../shared/i18n/languages.ts";

/** Pictures of unknown size are left out (layout shift). */
export const localizePartners = (
  language: Language,
  partners: readonly Partner[],
  fileAddress: (path: string) => string,
): ShownPartner[] =>
  partners.map(({ name, name_ml, link, picture }) => {
    const size = getPictureSize(picture);
    // Sample pictures are part of the build.
    const src = picture.startsWith("/files/") ? fileAddress(picture) : picture;
    return {
      name: (language === "ml" && name_ml) || name,
      ...(link && { link }),
      ...(size && { picture: { src, ...size } }),
    };
  });
