import { enquiryLettersForm } from "../../../../shared/enquiries/notifications.schema.ts";
import { CASE_SENTENCES, CASE_WORDS } from "../../../../shared/enquiries/workflow.ts";
import type { Saving } from "../../hooks/use-save-form.ts";
import { ask } from "../../lib/api-client.ts";
import { judged, outcomeOf } from "../../lib/form-result.ts";

export async function chooseLetters(request: Request, form: FormData): Promise<Saving> {
  const chosen = judged(enquiryLettersForm, { enquiries: form.get("enquiries") }, { sentences: CASE_SENTENCES });
  if (!chosen.saved) return chosen;
  const answer = await ask(request, "PUT", "/api/admin/notices-to-me", chosen.value);
  return outcomeOf(answer, { sentences: CASE_SENTENCES, failed: CASE_WORDS.lettersNotChosen });
}
