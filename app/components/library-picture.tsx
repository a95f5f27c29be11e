import { getTranslation } from "../../shared/i18n/languages.ts";
import type { ShownPicture } from "../../shared/pictures/pictures.schema.ts";
import { useLanguage } from "../i18n/use-messages.ts";
import { languageAttribute } from "./language.ts";

interface Props {
  picture: ShownPicture;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string | undefined;
}

/** A picture of the library in its own size, described in the page's language where staff did. */
export function LibraryPicture({ picture, sizes, className }: Props) {
  const language = useLanguage();
  const { url, srcset, width, height, focus } = picture;
  const described = getTranslation(picture, "alt", language);
  return (
    <img
      className={className}
      src={url}
      srcSet={srcset}
      sizes={sizes}
      width={width}
      height={height}
      alt={described}
      lang={languageAttribute(language, described)}
      {...toFocus(focus)}
      loading="lazy"
      decoding="async"
    />
  );
}

/** Attributes by which `styles/base.css` keeps the focus point in sight: the CSP allows no inline styles. */
export function toFocus(focus: { x: number; y: number } | undefined): { "data-fx"?: number; "data-fy"?: number } {
  if (!focus) return {};
  const [x, y] = [focus.x, focus.y].map((per) => Math.round(per / 25) * 25);
  return { ...(x !== 50 && { "data-fx": x }), ...(y !== 50 && { "data-fy": y }) };
}
