import { CASE_SENTENCES, CASE_WORDS } from "../../../../domain/cases.ts";
import { enquiryLettersForm } from "../../../../domain/enquiry-letters.rules.ts";
import { ask } from "../../api.ts";
import { judged, outcomeOf } from "../../parts/outcomes.ts";
import type { Saving } from "../../parts/saving.ts";

export async function chooseLetters(request: Request, form: FormData): Promise<Saving> {
  const chosen = judged(enquiryLettersForm, { enquiries: form.get("enquiries") }, { sentences: CASE_SENTENCES });
  if (!chosen.saved) return chosen;
  const answer = await ask(request, "PUT", "/api/admin/notices-to-me", chosen.value);
  return outcomeOf(answer, { sentences: CASE_SENTENCES, failed: CASE_WORDS.lettersNotChosen });
}
