import { getPictureSize, type Partner, type ShownPartner } from "../../../shared/campaign/partners.ts";
import { getTranslation, type Language } from "../../../shared/i18n/languages.ts";
import type { ShownPicture } from "../../../shared/pictures/pictures.schema.ts";
import { pictureIdIn } from "../../../shared/pictures/pictures.ts";
import type { PageContext } from "../../page-context.ts";

type Services = Pick<PageContext["services"], "fileAddress" | "pictures">;

/** Pictures of unknown size are left out (layout shift). */
export async function localizePartners(
  language: Language,
  partners: readonly Partner[],
  { fileAddress, pictures }: Services,
): Promise<ShownPartner[]> {
  const ids = partners.map(({ picture }) => pictureIdIn(picture)).filter((id) => id !== null);
  const library = ids.length > 0 ? await pictures.resolve(ids) : new Map<number, ShownPicture>();
  return partners.map((partner) => {
    const { link, picture } = partner;
    const libraryPicture = library.get(pictureIdIn(picture) ?? 0);
    const size = getPictureSize(picture);
    // Sample pictures are part of the build.
    const src = picture.startsWith("/files/") ? fileAddress(picture) : picture;
    return {
      name: getTranslation(partner, "name", language),
      ...(link && { link }),
      ...(libraryPicture ? { picture: toSmallest(libraryPicture) } : size && { picture: { src, ...size } }),
    };
  });
}

/** Logos are small, so the smallest size is enough. */
function toSmallest({ srcset, width, height }: ShownPicture) {
  const [src = "", wide = ""] = (srcset.split(", ")[0] ?? "").split(" ");
  const least = Number.parseInt(wide, 10);
  return { src, width: least, height: Math.round((least * height) / width) };
}
