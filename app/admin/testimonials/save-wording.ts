import { reasonForm, type Wording, wordingForm } from "../../../shared/testimonials/testimonials.schema.ts";
import {
  MODERATION_ERRORS,
  TESTIMONIAL_COPY,
  TESTIMONIAL_ERRORS,
  TESTIMONIAL_LABELS,
} from "../../../shared/testimonials/testimonials.ts";
import type { ErrorMessages } from "../../../shared/validation/errors.ts";
import type { FormRules } from "../../../shared/validation/form.ts";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { apiFetch } from "../lib/api-client.ts";
import { readSeenVersion } from "../lib/confirm-conflict.ts";
import { showResult, validateForm } from "../lib/form-result.ts";
import { saveWithVersion } from "../lib/save-with-version.ts";
import { showUndoable } from "../lib/undo-toast.ts";

interface Saved<Form> {
  rules: FormRules<Form>;
  sentences: ErrorMessages;
  /** Endpoint, without the id. */
  path: string;
  /** For edit conflicts. */
  labels: Readonly<Record<keyof Form, string>>;
}

const COPY: Saved<Wording> = {
  rules: wordingForm,
  sentences: TESTIMONIAL_ERRORS,
  path: "update",
  labels: { ...TESTIMONIAL_LABELS, description: "Text on the site" },
};

const REASON: Saved<{ reason: string }> = {
  rules: reasonForm,
  sentences: MODERATION_ERRORS,
  path: "reason",
  labels: { reason: "Reason" },
};

/** Saves the text, or the rejection reason, depending on `save`. */
export async function saveText(request: Request): Promise<SaveFormState> {
  const form = await request.formData();
  return form.get("save") === "reason" ? getSaveOptions(REASON, request, form) : getSaveOptions(COPY, request, form);
}

async function getSaveOptions<Form extends object>(
  kind: Saved<Form>,
  request: Request,
  form: FormData,
): Promise<SaveFormState> {
  const { rules, sentences, path, labels } = kind;
  const { save: _, id, approve, ...sent } = Object.fromEntries(form);
  const parsed = validateForm(rules, sent, { sentences });
  if (!parsed.saved) return parsed;
  const answer = await saveWithVersion(parsed.value, readSeenVersion(form), labels, (fields, at) =>
    apiFetch(request, "PUT", `/api/testimonials/${path}/${id}`, approve ? { ...fields, approve: true } : fields, at),
  );
  const undoable = { done: ({ message }: { message: string }) => showUndoable(message, "testimonial", [Number(id)]) };
  return showResult(answer, { sentences, failed: TESTIMONIAL_COPY.notDone, ...(approve && undoable) });
}
