import { MATERIAL_COPY, MATERIAL_ERRORS, MATERIAL_LIMITS, materialForm } from "../../../shared/materials/materials.ts";
import { MEDIA_TYPES, PICTURE_TYPES } from "../../../shared/media-types.ts";
import { createCrudActions } from "../crud/crud-actions.ts";
import { createFileValidator, getSelectedFile } from "../lib/selected-file.ts";

export const materials = createCrudActions({
  kind: "material",
  path: "/api/materials",
  rules: materialForm,
  sentences: MATERIAL_ERRORS,
  words: MATERIAL_COPY,
  beside(form) {
    const file = getSelectedFile(form, "file");
    const broken = file ? validateFile(file) : form.has("id") ? undefined : { code: "material-missing" };
    return broken ? { file: broken } : {};
  },
  along(form) {
    const file = getSelectedFile(form, "file");
    return file ? { file_name: file.name } : {};
  },
  toFormData(values, form) {
    const { file_name, ...fields } = values;
    const body = new FormData();
    for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
    // After a conflict the other version's file may have been chosen.
    const file = getSelectedFile(form, "file");
    if (file && file_name === file.name) body.set("file", file);
    return body;
  },
});

export const TAKEN_TYPES = [MEDIA_TYPES.pdf, ...PICTURE_TYPES];

export const validateFile = createFileValidator({
  types: TAKEN_TYPES,
  bytes: MATERIAL_LIMITS.bytes,
  invalid: "material-invalid",
  tooLarge: "material-too-large",
  lenient: true,
});
