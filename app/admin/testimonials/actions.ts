import { t } from "../../../shared/i18n/admin-text.ts";
import { TESTIMONIAL_STATUSES } from "../../../shared/testimonials/testimonials.limits.ts";
import { reasonForm, type Wording, wordingForm } from "../../../shared/testimonials/testimonials.schema.ts";
import {
  MODERATION_ERRORS,
  TESTIMONIAL_COPY,
  TESTIMONIAL_ERRORS,
  TESTIMONIAL_LABELS,
} from "../../../shared/testimonials/testimonials.ts";
import type { ErrorMessages } from "../../../shared/validation/errors.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import { exportFile } from "../components/export-button.tsx";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { type ApiResponse, apiFetch } from "../lib/api-client.ts";
import { showResult, validateForm } from "../lib/form-result.ts";
import { readSeenVersion, saveWithVersion } from "../lib/save-with-version.ts";
import { showUndoable } from "../lib/undo-toast.ts";
import { moderate, moderateSelected } from "./moderate.ts";

export async function runAction(request: Request) {
  const form = await request.clone().formData();
  const status = TESTIMONIAL_STATUSES.find((status) => status === form.get("export"));
  if (status) return exportFile(request, "GET /api/testimonials/export", { query: { status } });
  if (form.has("save")) return saveText(request);
  return form.has("several") ? moderateSelected(request) : moderate(request);
}

interface Saved<Form> {
  rules: FormRules<Form>;
  sentences: ErrorMessages;

  /** For edit conflicts. */
  labels: Readonly<Record<keyof Form, string>>;
  send(
    request: Request,
    sent: { id: string; body: Form & { approve?: true }; version: string },
  ): Promise<ApiResponse<{ message: string }>>;
}

const COPY: Saved<Wording> = {
  rules: wordingForm,
  sentences: TESTIMONIAL_ERRORS,

  labels: { ...TESTIMONIAL_LABELS, description: t("Text on the site") },
  send: (request, sent) => apiFetch(request, "PUT /api/testimonials/update/{id}", sent),
};

const REASON: Saved<{ reason: string }> = {
  rules: reasonForm,
  sentences: MODERATION_ERRORS,

  labels: { reason: t("Reason") },
  send: (request, sent) => apiFetch(request, "PUT /api/testimonials/reason/{id}", sent),
};

/** Saves the text, or the rejection reason, depending on `save`. */
async function saveText(request: Request): Promise<SaveFormState> {
  const form = await request.formData();
  return form.get("save") === "reason" ? getSaveOptions(REASON, request, form) : getSaveOptions(COPY, request, form);
}

async function getSaveOptions<Form extends object>(
  kind: Saved<Form>,
  request: Request,
  form: FormData,
): Promise<SaveFormState> {
  const { rules, sentences, labels, send } = kind;
  const { save: _, id, approve, ...sent } = Object.fromEntries(form);
  const parsed = validateForm(rules, sent, { sentences });
  if (!parsed.saved) return parsed;
  const response = await saveWithVersion(parsed.value, readSeenVersion(form), labels, (fields, version) =>
    send(request, { id: String(id), body: approve ? { ...fields, approve: true } : fields, version }),
  );
  const undoable = { done: ({ message }: { message: string }) => showUndoable(message, "testimonial", [Number(id)]) };
  return showResult(response, { sentences, failed: TESTIMONIAL_COPY.notDone, ...(approve && undoable) });
}
