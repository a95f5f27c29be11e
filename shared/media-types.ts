/** By file extension. */
export const MEDIA_TYPES = {
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
} as const;

/** Types that contradict a PDF; generic ones such as `application/octet-stream` do not. */
const OTHER_THAN_PDF =
  /^(?:image|video|audio|font|text|multipart|message)\/|^application\/(?:zip|gzip|json|xml|xhtml\+xml|javascript|msword|rtf|postscript|wasm|vnd\..+)$/;

/** Whether a claimed media type names something else than a PDF. Android names a PDF `application/octet-stream`. */
export const isOtherThanPdf = (claimed: string): boolean =>
  OTHER_THAN_PDF.test((claimed.split(";")[0] ?? "").trim().toLowerCase());

/**
 * Most pixels of a picture that staff upload, width times height: photographs of phones with "64 MP" have 64.4
 * million (9,280 by 6,944).
 */
export const PICTURE_PIXELS_AT_MOST = 65_000_000;

/** No SVG: it can contain scripts. */
export const PICTURE_TYPES = [MEDIA_TYPES.jpg, MEDIA_TYPES.png, MEDIA_TYPES.webp] as const;
