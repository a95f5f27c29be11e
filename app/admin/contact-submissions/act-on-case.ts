import { CASE_SENTENCES } from "../../../domain/cases.ts";
import { VERSION_WORDS } from "../../../domain/history.ts";
import { ask, inWordsOf } from "../api.ts";
import { confirmed } from "../parts/confirmation.tsx";
import { say } from "../said.ts";

/** That an act on a case was tried; what is shown of it is asked for anew, and what was typed goes when it was done. */
export interface Tried {
  done: boolean;
  act: string;
}

const NOT_DONE = "This could not be done. Please try again.";

/**
 * Does what a button of a case asks for, on the version of it that was looked at. What somebody else has in hand is
 * taken only when that is asked for twice.
 */
export async function actOnCase(request: Request, form: FormData): Promise<Tried> {
  const { id, act = "", version, ...fields } = Object.fromEntries(form) as Record<string, string>;
  const path = `/api/contact/${id}/${act}`;
  // A note stands beside whatever the case has become.
  const expected = act === "notes" ? undefined : version;
  let answer = await ask<{ message: string }>(request, "POST", path, fields, expected);
  if (!answer.ok && act === "take" && answer.code === "case-taken") {
    const question = { title: "Take it anyway?", text: answer.message ?? "", verb: "Yes, take it" };
    if (!(await confirmed(question))) return { done: false, act };
    answer = await ask<{ message: string }>(request, "POST", path, { anyway: true });
  }
  if (answer.ok) {
    say({ kind: "ok", words: answer.body.message });
    return { done: true, act };
  }
  if (answer.status === 412) say({ kind: "warn", words: VERSION_WORDS.changedMeanwhile });
  else {
    const { message = NOT_DONE, errors } = inWordsOf(CASE_SENTENCES, answer);
    say({ kind: "bad", words: Object.values(errors)[0] ?? message });
  }
  return { done: false, act };
}
