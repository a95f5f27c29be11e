import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { text } from "../validation/text.ts";
import { PICTURE_ERRORS, PICTURE_LIMITS, PICTURE_USES } from "./pictures.ts";

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
