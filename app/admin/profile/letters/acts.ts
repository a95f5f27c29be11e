import { CASE_SENTENCES, CASE_WORDS } from "../../../../domain/cases.ts";
import { enquiryLettersForm } from "../../../../domain/enquiry-letters.rules.ts";
import { parseForm } from "../../../../domain/form.ts";
import { spoken } from "../../../../domain/refusals.ts";
import { ask, inWordsOf } from "../../api.ts";
import { showOutcome } from "../../outcome-toast.ts";

/** Keeps which letters about new enquiries somebody wants. */
export async function chooseLetters(request: Request, form: FormData): Promise<null> {
  const checked = parseForm(enquiryLettersForm, { enquiries: form.get("enquiries") });
  if (!checked.ok) {
    showOutcome({ kind: "warn", words: spoken(checked, CASE_SENTENCES).message });
    return null;
  }
  const answer = await ask<{ message: string }>(request, "PUT", "/api/admin/notices-to-me", checked.value);
  if (answer.ok) showOutcome({ kind: "ok", words: answer.body.message });
  else showOutcome({ kind: "bad", words: inWordsOf(CASE_SENTENCES, answer).message ?? CASE_WORDS.lettersNotChosen });
  return null;
}
