import type { BrochureForm } from "../../../shared/brochures/brochures.schema.ts";
import { BROCHURE_COPY, BROCHURE_ERRORS, BROCHURE_LIMITS } from "../../../shared/brochures/brochures.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { isOtherThanPdf } from "../../../shared/media-types.ts";
import type { Violation } from "../../../shared/validation/errors.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import { createListActions } from "../crud/crud-actions.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import { showFormErrors, showResult, validateForm } from "../lib/form-result.ts";
import { readSeenVersion, saveWithVersion } from "../lib/save-with-version.ts";
import { createFileValidator, getSelectedFile } from "../lib/selected-file.ts";
import { upload } from "../lib/upload.ts";

export const BROCHURE_DRAFT = "brochures";

export const NOT_LOADED = t("The brochure could not be loaded.");

const FILES = ["file", "file_ml"] as const;

const sentences = BROCHURE_ERRORS;

export const brochures = createListActions(
  {
    rules: async () => (await import("../../../shared/brochures/brochures.schema.ts")).brochureForm,
    kind: "brochure",
    path: "/api/brochures",
    sentences,
    copy: { ...BROCHURE_COPY, notLoaded: NOT_LOADED, notDeleted: BROCHURE_COPY.notWithdrawn },
    onDeleted: () => dropDraft(BROCHURE_DRAFT),
  },
  save,
);

async function save(request: Request, form: FormData, rules: FormRules<BrochureForm>): Promise<SaveFormState> {
  const id = form.get("id");
  const files = FILES.flatMap((field) => {
    const file = getSelectedFile(form, field);
    return file ? [{ field, file, shownAs: field.replace("file", "file_name") as "file_name" | "file_name_ml" }] : [];
  });
  const isChosen = (name: (typeof FILES)[number]) => files.some(({ field }) => field === name);
  // The Malayalam PDF is removed without a replacement.
  const isWithout = !isChosen("file_ml") && form.has("without_file_ml");
  const fileErrors: Record<string, Violation> = id || isChosen("file") ? {} : { file: { code: "pdf-missing" } };
  for (const { field, file } of files) {
    const broken = validateFile(file);
    if (broken) fileErrors[field] = broken;
  }
  const sent = { name: form.get("name"), name_ml: form.get("name_ml") ?? "" };
  const parsed = validateForm(rules, sent, { sentences, extraErrors: fileErrors });
  if (!parsed.saved) return parsed;
  const { name, name_ml } = parsed.value;
  const isSame = name === form.get("was") && name_ml === form.get("was_ml") && files.length === 0 && !isWithout;
  if (id && isSame) return showFormErrors({}, BROCHURE_COPY.unchanged, { kind: "warn" });
  const values: Values = { ...parsed.value, ...(isWithout && { file_name_ml: null }) };
  for (const { shownAs, file } of files) values[shownAs] = file.name;
  const toBody = (picked: Values) => {
    const body = new FormData();
    body.set("name", picked.name);
    body.set("name_ml", picked.name_ml ?? "");
    // After a conflict the other version's file may have been chosen.
    for (const { field, file, shownAs } of files) if (picked[shownAs] === file.name) body.set(field, file);
    if (isWithout && picked.file_name_ml === null) body.set("without_file_ml", "1");
    return body;
  };
  const response = id
    ? await saveWithVersion(values, readSeenVersion(form), BROCHURE_COPY.labels, (picked, version) =>
        upload(request, "PUT /api/brochures/update/{id}", { id: String(id), body: toBody(picked), version }),
      )
    : await upload(request, "POST /api/brochures/add", { body: toBody(values) });
  return showResult(response, {
    sentences,
    failed: BROCHURE_COPY.notSaved,
    cancelled: t("Upload cancelled. Nothing was changed."),
    reasoned: [404, 413, 415, 422, 429],
  });
}

/** With the names of the files that replace the stored ones. */
type Values = BrochureForm & { file_name?: string; file_name_ml?: string | null };

export const validateFile = createFileValidator({
  types: (type) => !isOtherThanPdf(type),
  bytes: BROCHURE_LIMITS.bytes,
  invalid: "pdf-invalid",
  tooLarge: "pdf-too-large",
  lenient: true,
});
