import { MATERIAL_COPY, MATERIAL_ERRORS, MATERIAL_LIMITS } from "../../../shared/materials/materials.ts";
import { MEDIA_TYPES, PICTURE_TYPES } from "../../../shared/media-types.ts";
import { createListActions } from "../crud/crud-actions.ts";
import { showResult, validateForm } from "../lib/form-result.ts";
import { readSeenVersion, saveWithVersion } from "../lib/save-with-version.ts";
import { createFileValidator, getSelectedFile } from "../lib/selected-file.ts";
import { upload } from "../lib/upload.ts";

const sentences = MATERIAL_ERRORS;

export const materials = createListActions(
  {
    rules: async () => (await import("../../../shared/materials/materials.schema.ts")).materialForm,
    kind: "material",
    path: "/api/materials",
    sentences,
    copy: MATERIAL_COPY,
  },
  async (request, form, rules) => {
    const id = form.get("id");
    const file = getSelectedFile(form, "file");
    const broken = file ? validateFile(file) : id ? undefined : { code: "material-missing" };
    const fileErrors = broken && { file: broken };
    const parsed = validateForm(rules, Object.fromEntries(form), { sentences, extraErrors: fileErrors });
    if (!parsed.saved) return parsed;
    const values = { ...parsed.value, ...(file && { file_name: file.name }) };
    const toBody = ({ file_name, ...fields }: typeof values) => {
      const body = new FormData();
      for (const [field, value] of Object.entries(fields)) body.set(field, String(value));
      // After a conflict the other version's file may have been chosen.
      if (file && file_name === file.name) body.set("file", file);
      return body;
    };
    const response = id
      ? await saveWithVersion(values, readSeenVersion(form), MATERIAL_COPY.labels, (picked, version) =>
          upload(request, "PUT /api/materials/update/{id}", { id: String(id), body: toBody(picked), version }),
        )
      : await upload(request, "POST /api/materials/add", { body: toBody(values) });
    return showResult(response, { sentences, failed: MATERIAL_COPY.notSaved, cancelled: MATERIAL_COPY.cancelled });
  },
);

export const TAKEN_TYPES = [MEDIA_TYPES.pdf, ...PICTURE_TYPES];

export const validateFile = createFileValidator({
  types: TAKEN_TYPES,
  bytes: MATERIAL_LIMITS.bytes,
  invalid: "material-invalid",
  tooLarge: "material-too-large",
  lenient: true,
});
