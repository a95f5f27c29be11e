import { t } from "../i18n/admin-text.ts";
import { LANGUAGES } from "../i18n/languages.ts";
import { PICTURE_PIXELS_AT_MOST } from "../media-types.ts";
import { UNDO_DAYS } from "../privacy/retention.ts";
import { textErrors } from "../validation/errors.ts";

/** In display order. */
export const MATERIAL_KINDS = ["poster", "picture", "logo", "document"] as const;
export type MaterialKind = (typeof MATERIAL_KINDS)[number];

export const MATERIAL_LANGUAGES = [...LANGUAGES, "both", "none"] as const;
export type MaterialLanguage = (typeof MATERIAL_LANGUAGES)[number];

/** No SVG: it can contain scripts. */
export const MATERIAL_TYPES = ["pdf", "png", "jpg", "webp"] as const;
export type MaterialType = (typeof MATERIAL_TYPES)[number];

/** Characters, bytes, pixels. */
export const MATERIAL_LIMITS = {
  "title-too-long": 100,
  "title_ml-too-long": 100,
  bytes: 20 * 1024 * 1024,
  pixels: PICTURE_PIXELS_AT_MOST,
} as const;

export const MATERIAL_ERRORS = t({
  "material-title-missing": "Please enter a title.",
  ...textErrors("title", "Title"),
  ...textErrors("title_ml", "Malayalam title"),
  "title_ml-not-text": "Malayalam title must be text.",
  "material-kind-unknown": "The kind must be poster, picture, logo or document.",
  "material-language-unknown": `The language must be ${LANGUAGES.join(", ")}, both or none.`,
  "material-missing": "Please choose a file.",
  "material-invalid": "Please choose a complete PDF, PNG, JPEG or WebP file.",
  "material-too-large": "The file can have at most {megabytes} MB.",
  "picture-of-too-many-pixels": "The picture can have at most {megapixels} megapixels.",
  "material-gone": "This material is no longer there.",
} as const);

export const MATERIAL_COPY = t({
  labels: {
    title: "Title",
    title_ml: "Title in Malayalam",
    kind: "Kind",
    language: "Language",
    file_name: "File",
  },
  about: "Posters, pictures, logos and documents that visitors can download.",
  added: "Material added successfully!",
  updated: "Material updated successfully!",
  deleted: "Material deleted successfully!",
  unchanged: "Nothing was changed. Type another title or choose another file.",
  cancelled: "Upload cancelled. Nothing was changed.",
  cleaned: "Camera data, such as the place where a picture was taken, is removed.",
  notLoaded: "Failed to load materials.",
  notSaved: "Failed to save material",
  notDeleted: "Failed to delete material",
  confirm: "Are you sure?",
  confirmText: `Visitors can no longer open this file. You can restore it from History for ${UNDO_DAYS} days.`,
  confirmButton: "Yes, delete it!",
  none: "No materials yet.",
} as const);
