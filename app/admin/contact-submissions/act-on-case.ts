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

/** What can be done although somebody else has the case in hand, and how that is asked. */
const ANYWAY: Readonly<Record<string, { title: string; verb: string }>> = {
  take: { title: "Take it anyway?", verb: "Yes, take it" },
  reply: { title: "Send it anyway?", verb: "Yes, send it" },
};

/**
 * Does what a button of a case asks for, on the version of it that was looked at. What somebody else has in hand is
 * taken only when that is asked for twice.
 */
export async function actOnCase(request: Request, form: FormData): Promise<Tried> {
  const { id, act = "", version, ...fields } = Object.fromEntries(form) as Record<string, string>;
  const path = `/api/contact/${id}/${act}`;
  // A note stands beside whatever the case has become.
  const expected = act === "notes" || act === "reply" ? undefined : version;
  const body = fields["answered"] ? { ...fields, answered: true } : fields;
  let answer = await ask<{ message: string }>(request, "POST", path, body, expected);
  const question = answer.ok ? undefined : ANYWAY[act];
  if (!answer.ok && question && answer.status === 409 && answer.code !== "case-spam") {
    if (!(await confirmed({ ...question, text: answer.message ?? "" }))) return { done: false, act };
    answer = await ask<{ message: string }>(request, "POST", path, { ...body, anyway: true });
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
