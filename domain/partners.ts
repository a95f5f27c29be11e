import { PICTURE_PIXELS_AT_MOST } from "./media-types.ts";

/** Who helps the campaign, as its owners tell. */
export interface Partner {
  name: string;
  /** Blank where nobody wrote one. */
  name_ml: string;
  /** Where more is told of it, http or https; blank: nowhere. */
  link: string;
  /** The address of its picture, which says its size; blank while it has none. */
  picture: string;
}

export interface ShownPartner {
  name: string;
  link?: string;
  /** Its size is that of the file, so that its place is known before it came. */
  picture?: { src: string; width: number; height: number };
}

/** What a partner's picture may be: bytes and pixels as it comes, and its longest side as it is kept. */
export const PARTNER_PICTURE_LIMITS = {
  bytes: 5 * 1024 * 1024,
  pixels: PICTURE_PIXELS_AT_MOST,
  longestSide: 640,
} as const;

export const PARTNERS_AT_MOST = 24;

/** What is said of a partner or its picture that is refused. */
export const PARTNER_SENTENCES = {
  "fact-partners": `This must be a list of at most ${PARTNERS_AT_MOST} partners.`,
  "partner-name": "A partner must have a name.",
  "partner-link": "A partner's link must be an http or https address.",
  "partner-picture": "A partner's picture must be one that was uploaded for a partner.",
  "partner-picture-missing": "Please choose a picture.",
  "partner-gone": "This partner is no longer there.",
} as const;

/** What the address of a picture of this size ends in. */
export const sizedEnding = (width: number, height: number): string => `-${width}x${height}.webp`;

/** Width and height of a partner's picture in pixels, as its address says; null where it says none. */
export function sizeOfPicture(address: string): { width: number; height: number } | null {
  const [, width, height] = /-(\d{1,4})x(\d{1,4})\.\w+$/.exec(address) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : null;
}
