import { STAFF_SENTENCES, STAFF_WORDS } from "../../../../domain/staff.ts";
import { ask, inWordsOf } from "../../api.ts";
import { showOutcome } from "../../outcome-toast.ts";

/** Ends one of one's own sessions, by its number, or all others. */
export async function endSessions(request: Request, form: FormData): Promise<null> {
  const id = form.get("session");
  const path = id === null ? "/api/admin/sessions" : `/api/admin/sessions/${id}`;
  const answer = await ask<{ message: string }>(request, "DELETE", path);
  if (answer.ok) showOutcome({ kind: "ok", words: answer.body.message });
  else showOutcome({ kind: "bad", words: inWordsOf(STAFF_SENTENCES, answer).message ?? STAFF_WORDS.sessionNotEnded });
  return null;
}
