import { t } from "../i18n/admin-text.ts";
import { PICTURE_PIXELS_AT_MOST } from "../media-types.ts";
import { textErrors } from "../validation/errors.ts";

/** Characters, bytes, pixels, and number of pictures. */
export const PICTURE_LIMITS = {
  "alt-too-long": 200,
  "alt_ml-too-long": 200,
  "credit-too-long": 100,
  bytes: 30 * 1024 * 1024,
  pixels: PICTURE_PIXELS_AT_MOST,
  count: 2000,
} as const;
export const PICTURES_PER_PAGE = 48;

export const PICTURE_ERRORS = t({
  "alt-missing": "Please describe the picture.",
  ...textErrors("alt", "What the picture shows"),
  ...textErrors("alt_ml", "What the picture shows, in Malayalam,"),
  "alt_ml-not-text": "What the picture shows, in Malayalam, must be text.",
  ...textErrors("credit", "The credit"),
  "credit-not-text": "The credit must be text.",
  "picture-focus-invalid":
    "The focus point must be two numbers from 0 to 100, the per cent from the left and from the top.",
  "picture-file-missing": "Please choose a picture.",
  "picture-gone": "This picture is no longer there.",
  "picture-used": "This picture is in use. Remove it from the places that use it first.",
  "too-many-pictures": "There can be at most {limit} pictures. Please delete some that are not used.",
} as const);

export const PICTURE_COPY = t({
  labels: { alt: "Description in English", alt_ml: "Description in Malayalam", credit: "Photo by" },
  added: "Picture added successfully!",
  updated: "Picture saved.",
  replaced: "Picture replaced everywhere.",
  deleted: "Picture deleted successfully!",
} as const);

export const PICTURE_USES = ["page", "event", "testimonial", "partner"] as const;

const REFERENCE = /^picture:([1-9]\d{0,8})$/;

/** The id in `picture:7`; null in other addresses. */
export const pictureIdIn = (address: string): number | null => {
  const id = REFERENCE.exec(address)?.[1];
  return id === undefined ? null : Number(id);
};

export const toPictureReference = (id: number): string => `picture:${id}`;
