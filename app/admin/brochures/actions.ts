import {
  BROCHURE_COPY,
  BROCHURE_ERRORS,
  BROCHURE_LIMITS,
  type BrochureForm,
  brochureForm,
} from "../../../shared/brochures/brochures.ts";
import { isOtherThanPdf } from "../../../shared/media-types.ts";
import type { Violation } from "../../../shared/validation/errors.ts";
import { createCrudActions } from "../crud/crud-actions.ts";
import { dropDraft } from "../lib/drafts.ts";
import { createFileValidator, getSelectedFile } from "../lib/selected-file.ts";

export const BROCHURE_DRAFT = "brochures";

export const NOT_LOADED = "The brochure could not be loaded.";

const FILES = ["file", "file_ml"] as const;

/** True if the Malayalam PDF is removed without a replacement. */
const isWithout = (form: FormData) => !getSelectedFile(form, "file_ml") && form.has("without_file_ml");

export const brochures = createCrudActions({
  kind: "brochure",
  path: "/api/brochures",
  rules: brochureForm,
  sentences: BROCHURE_ERRORS,
  words: {
    ...BROCHURE_COPY,
    notLoaded: NOT_LOADED,
    notDeleted: BROCHURE_COPY.notWithdrawn,
    cancelled: "Upload cancelled. Nothing was changed.",
  },
  reasoned: [404, 413, 415, 422, 429],
  read: (form) =>
    ({ name: form.get("name"), name_ml: form.get("name_ml") ?? "" }) satisfies Record<keyof BrochureForm, unknown>,
  beside(form) {
    const wrong: Record<string, Violation> = {};
    for (const field of FILES) {
      const file = getSelectedFile(form, field);
      const broken = file ? validateFile(file) : undefined;
      if (broken) wrong[field] = broken;
    }
    return form.has("id") || getSelectedFile(form, "file") ? wrong : { ...wrong, file: { code: "pdf-missing" } };
  },
  along(form) {
    const chosen = FILES.flatMap((field) => {
      const file = getSelectedFile(form, field);
      return file ? [[field.replace("file", "file_name"), file.name]] : [];
    });
    return { ...Object.fromEntries(chosen), ...(isWithout(form) && { file_name_ml: null }) };
  },
  unchanged(form, { name, name_ml }) {
    const same = name === form.get("was") && name_ml === form.get("was_ml");
    const noFile = !FILES.some((field) => getSelectedFile(form, field)) && !isWithout(form);
    return same && noFile ? BROCHURE_COPY.unchanged : undefined;
  },
  toFormData(values, form) {
    const { file_name: _, file_name_ml, ...fields } = values;
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, String(value ?? ""));
    // After a conflict the other version's file may have been chosen.
    for (const field of FILES) {
      const file = getSelectedFile(form, field);
      if (file && values[field.replace("file", "file_name")] === file.name) body.set(field, file);
    }
    if (isWithout(form) && file_name_ml === null) body.set("without_file_ml", "1");
    return body;
  },
  onDeleted: () => dropDraft(BROCHURE_DRAFT),
});

export const validateFile = createFileValidator({
  types: (type) => !isOtherThanPdf(type),
  bytes: BROCHURE_LIMITS.bytes,
  invalid: "pdf-invalid",
  tooLarge: "pdf-too-large",
  lenient: true,
});
