import { enquiryLettersForm } from "../../../../shared/enquiries/notifications.schema.ts";
import { CASE_SENTENCES, CASE_WORDS } from "../../../../shared/enquiries/workflow.ts";
import type { Saving } from "../../hooks/use-save-form.ts";
import { apiFetch } from "../../lib/api-client.ts";
import { showResult, validateForm } from "../../lib/form-result.ts";

export async function chooseLetters(request: Request, form: FormData): Promise<Saving> {
  const chosen = validateForm(enquiryLettersForm, { enquiries: form.get("enquiries") }, { sentences: CASE_SENTENCES });
  if (!chosen.saved) return chosen;
  const answer = await apiFetch(request, "PUT", "/api/admin/notices-to-me", chosen.value);
  return showResult(answer, { sentences: CASE_SENTENCES, failed: CASE_WORDS.lettersNotChosen });
}
