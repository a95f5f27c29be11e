import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { t } from "../i18n/admin-text.ts";
import { PICTURE_PIXELS_AT_MOST } from "../media-types.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";

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
  "alt-missing": "Please say what the picture shows.",
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

const errors = PICTURE_ERRORS;
const code = errorCodes<typeof errors>();
const limits = PICTURE_LIMITS;

const alt = text(errors, { field: "alt", required: "alt-missing", limits });
const further = {
  alt_ml: z.optional(text(errors, { field: "alt_ml", limits })),
  credit: z.optional(text(errors, { field: "credit", limits })),
};
const part = z
  .number({ error: code("picture-focus-invalid") })
  .check(
    z.minimum(0, { error: code("picture-focus-invalid") }),
    z.maximum(100, { error: code("picture-focus-invalid") }),
  );
const focus = z.object({ x: part, y: part }, { error: code("picture-focus-invalid") });

const uploaded = z.object({ alt, ...further });
export type PictureUpload = z.output<typeof uploaded>;
const changed = z.object({ alt: z.optional(alt), ...further, focus: z.optional(focus) });
export type PictureForm = z.output<typeof changed>;

export const pictureUploadForm = defineForm(errors, {
  schema: uploaded,
  priority: ["picture-file-missing", "alt-missing"],
});

/** Absent fields stay unchanged. */
export const pictureForm = defineForm(errors, { schema: changed, priority: ["alt-missing"] });

export const PICTURE_USES = ["page", "event", "testimonial", "partner"] as const;

/** `id` is the key of an event, the place of a partner (from 1), else a number. */
const pictureUse = z.object({
  kind: z.enum(PICTURE_USES),
  id: z.union([z.int(), z.string()]),
  label: z.string(),
});
export type PictureUse = z.output<typeof pictureUse>;

export const picture = z.object({
  id: z.int(),
  /** Path of the largest stored size; changes when the file is replaced. */
  url: z.string(),
  width: z.int(),
  height: z.int(),
  alt: z.string(),
  alt_ml: z.string(),
  credit: z.string(),
  /** Per cent from the left and from the top. */
  focus: z.object({ x: z.number(), y: z.number() }),
  used_in: z.array(pictureUse),
  ...versioned,
});
export type Picture = z.output<typeof picture>;

/** A picture as pages show it, in sizes for `srcset`. */
export const shownPicture = z.object({
  id: z.int(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  srcset: z.string(),
  alt: z.string(),
  alt_ml: z.string(),
  credit: z.string(),
  focus: z.object({ x: z.number(), y: z.number() }),
});
export type ShownPicture = z.output<typeof shownPicture>;

const REFERENCE = /^picture:([1-9]\d{0,8})$/;

/** The id in `picture:7`; null in other addresses. */
export const pictureIdIn = (address: string): number | null => {
  const id = REFERENCE.exec(address)?.[1];
  return id === undefined ? null : Number(id);
};

export const toPictureReference = (id: number): string => `picture:${id}`;
