import { t } from "../i18n/admin-text.ts";
import { PICTURE_PIXELS_AT_MOST } from "../media-types.ts";

export interface Partner {
  name: string;
  name_ml: string;
  /** http(s) or blank. */
  link: string;
  /** Path, which ends in the size; blank without one. */
  picture: string;
}

export interface ShownPartner {
  name: string;
  link?: string;
  /** With its size, to avoid layout shift. */
  picture?: { src: string; width: number; height: number };
}

/** Upload bounds, and longest side as stored. */
export const PARTNER_PICTURE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  pixels: PICTURE_PIXELS_AT_MOST,
  longestSide: 640,
} as const;

export const MAX_PARTNERS = 24;

export const PARTNER_ERRORS = t({
  "fact-partners": `This must be a list of at most ${MAX_PARTNERS} partners.`,
  "partner-name": "A partner must have a name.",
  "partner-link": "A partner's link must be an http or https address.",
  "partner-picture": "A partner's picture must be one that was uploaded for a partner.",
  "partner-picture-missing": "Please choose a picture.",
  "partner-gone": "This partner is no longer there.",
} as const);

export const sizedEnding = (width: number, height: number): string => `-${width}x${height}.webp`;

/** Parsed from the path; null when missing. */
export function getPictureSize(address: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d{1,4})x(\d{1,4})\.\w+$/.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
