/** The media types of files that the product keeps, by the endings under which it keeps them. */
export const MEDIA_TYPES = {
  jpg: "image/jpeg",
  pdf: "application/pdf",
  png: "image/png",
  webp: "image/webp",
} as const;

/** Those of the pictures that every screen takes which asks for one. SVG, a program, is none of them. */
export const PICTURE_TYPES = [MEDIA_TYPES.jpg, MEDIA_TYPES.png, MEDIA_TYPES.webp] as const;
