import { parseForm } from "../../../domain/form.ts";
import {
  READY_ANSWER_SENTENCES,
  READY_ANSWER_WORDS,
  type ReadyAnswer,
  readyAnswerForm,
} from "../../../domain/ready-answers.ts";
import { spoken } from "../../../domain/refusals.ts";
import { showToast } from "../../ui/toasts.ts";
import { ask, inWordsOf } from "../api.ts";
import { decideVersion, type SeenVersion, seenIn } from "../parts/decide-version.ts";
import { saveVersion } from "../parts/save-version.ts";
import type { Saving } from "../parts/saving.ts";
import { sayDeleted } from "../parts/undo.ts";
import { say } from "../said.ts";

const words = READY_ANSWER_WORDS;
/** What the fields are called where two versions meet. */
const LABELS = { title: "Title", text: "Text", text_ml: "In Malayalam" };

/** All ready-made answers in order of creation; null when they could not be loaded. */
export async function loadReadyAnswers(request: Request): Promise<ReadyAnswer[] | null> {
  const answer = await ask<{ data: ReadyAnswer[] }>(request, "GET", "/api/replies");
  if (answer.ok) return answer.body.data;
  showToast({ kind: "bad", words: words.notLoaded });
  return null;
}

/** Does what a form of the screen asks for: saves or deletes the answer that it names. */
export async function act(request: Request): Promise<Saving> {
  const sent = await request.formData();
  const { delete: deleted, ...form } = Object.fromEntries(sent);
  return deleted === undefined ? save(request, seenIn(sent), form) : remove(request, String(deleted), sent);
}

/** Adds an answer, or changes the one that `id` names. */
async function save(request: Request, seen: SeenVersion, { id, ...fields }: Record<string, unknown>): Promise<Saving> {
  const parsed = parseForm(readyAnswerForm, fields);
  if (!parsed.ok) {
    const { message, errors } = spoken(parsed, READY_ANSWER_SENTENCES);
    say({ kind: "warn", words: message }, errors);
    return { saved: false, errors };
  }
  const answer = id
    ? await saveVersion(parsed.value, seen, LABELS, (values, at) =>
        ask(request, "PUT", `/api/replies/update/${id}`, values, at),
      )
    : await ask<{ message: string }>(request, "POST", "/api/replies/add", parsed.value);
  if (answer === "back" || answer === "cancelled") return { saved: false, errors: {} };
  if (answer.ok) {
    say({ kind: "ok", words: answer.body.message });
    return { saved: true };
  }
  const { message = words.notSaved, errors } = inWordsOf(READY_ANSWER_SENTENCES, answer);
  say({ kind: "bad", words: message }, errors);
  return { saved: false, errors };
}

async function remove(request: Request, id: string, form: FormData): Promise<Saving> {
  const answer = await decideVersion<{ message: string }>({
    ...seenIn(form),
    verb: words.confirmButton,
    send: (version) => ask(request, "DELETE", `/api/replies/delete/${id}`, undefined, version),
  });
  if (answer === "kept") return { saved: false, errors: {} };
  if (answer.ok) sayDeleted(answer.body.message, "ready-made answer", id);
  else {
    const gone = answer.status === 404;
    say({ kind: "bad", words: gone ? READY_ANSWER_SENTENCES["ready-answer-gone"] : words.notDeleted });
  }
  return { saved: answer.ok, errors: {} };
}
