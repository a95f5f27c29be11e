import { parseForm } from "../../../domain/form.ts";
import { indianLocal, momentOfLocal } from "../../../domain/indian-days.ts";
import { NOTICE_SENTENCES, NOTICE_WORDS, type NoticeOfStaff, noticeForm } from "../../../domain/notices.ts";
import { spoken } from "../../../domain/refusals.ts";
import { showToast } from "../../ui/toasts.ts";
import { ask, inWordsOf } from "../api.ts";
import { decideVersion, type SeenVersion, seenIn } from "../parts/decide-version.ts";
import { saveVersion } from "../parts/save-version.ts";
import type { Saving } from "../parts/saving.ts";
import { sayDeleted } from "../parts/undo.ts";
import { say } from "../said.ts";

const words = NOTICE_WORDS;
/** What the fields are called where two versions meet. */
const LABELS = {
  kind: "Kind",
  text: "Text",
  text_ml: "In Malayalam",
  link: "Link",
  from: "Begins",
  until: "Ends",
};

/** All notices, what ends last first; null when they could not be loaded. */
export async function loadNotices(request: Request): Promise<NoticeOfStaff[] | null> {
  const answer = await ask<NoticeOfStaff[]>(request, "GET", "/api/notices?all=1");
  if (answer.ok) return answer.body;
  showToast({ kind: "bad", words: words.notLoaded });
  return null;
}

/** Does what a form of the screen asks for: saves, ends or deletes the notice that it names. */
export async function act(request: Request): Promise<Saving> {
  const sent = await request.formData();
  const { delete: deleted, ...form } = Object.fromEntries(sent);
  return deleted === undefined ? save(request, seenIn(sent), form) : remove(request, String(deleted), sent);
}

/** Adds a notice, or changes the one that `id` names. */
async function save(
  request: Request,
  seen: SeenVersion,
  { id, from, from_was, until, until_was, ...fields }: Record<string, unknown>,
): Promise<Saving> {
  const times = { from: momentOf(from, from_was), until: momentOf(until, until_was) };
  const texts = { text: oneLine(fields["text"]), text_ml: oneLine(fields["text_ml"]) };
  const parsed = parseForm(noticeForm, { ...fields, ...texts, ...times });
  if (!parsed.ok) {
    const { message, errors } = spoken(parsed, NOTICE_SENTENCES);
    say({ kind: "warn", words: message }, errors);
    return { saved: false, errors };
  }
  const answer = id
    ? await saveVersion(parsed.value, seen, LABELS, (values, at) =>
        ask(request, "PUT", `/api/notices/update/${id}`, values, at),
      )
    : await ask<{ message: string }>(request, "POST", "/api/notices/add", parsed.value);
  if (answer === "back" || answer === "cancelled") return { saved: false, errors: {} };
  if (answer.ok) {
    say({ kind: "ok", words: answer.body.message });
    return { saved: true };
  }
  const { message = words.notSaved, errors } = inWordsOf(NOTICE_SENTENCES, answer);
  say({ kind: "bad", words: message }, errors);
  return { saved: false, errors };
}

/** A notice is one line, however many it was typed or pasted in. */
const oneLine = (typed: unknown): string => String(typed ?? "").replace(/\s*[\r\n]+\s*/g, " ");

/**
 * Indian time as it was typed, as a moment. What nobody changed stays as exact as it was; what is no such time goes on
 * as it is, to be refused in words.
 */
function momentOf(typed: unknown, was: unknown): unknown {
  if (typed === "") return undefined;
  if (typeof was === "string" && typed === indianLocal(was)) return was;
  return momentOfLocal(String(typed)) ?? typed;
}

async function remove(request: Request, id: string, form: FormData): Promise<Saving> {
  const answer = await decideVersion<{ message: string }>({
    ...seenIn(form),
    verb: words.confirmButton,
    send: (version) => ask(request, "DELETE", `/api/notices/delete/${id}`, undefined, version),
  });
  if (answer === "kept") return { saved: false, errors: {} };
  if (answer.ok) sayDeleted(answer.body.message, "notice", id);
  else say({ kind: "bad", words: answer.status === 404 ? NOTICE_SENTENCES["notice-gone"] : words.notDeleted });
  return { saved: answer.ok, errors: {} };
}
