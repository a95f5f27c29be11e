import {
  ESSENTIAL_LINK_SENTENCES,
  ESSENTIAL_LINK_WORDS,
  type EssentialLinkOfStaff,
  essentialLinkForm,
} from "../../../domain/essential-links.ts";
import { parseForm } from "../../../domain/form.ts";
import { spoken } from "../../../domain/refusals.ts";
import { showToast, type Toast } from "../../ui/toasts.ts";
import { ask, inWordsOf } from "../api.ts";
import { decideVersion, seenIn } from "../parts/decide-version.ts";
import { saveVersion } from "../parts/save-version.ts";
import type { Saving } from "../parts/saving.ts";
import { sayDeleted } from "../parts/undo.ts";
import { say } from "../said.ts";

const words = ESSENTIAL_LINK_WORDS;
/** What the fields are called where two versions meet. */
const LABELS = {
  label: "Label",
  number: "Number",
  description: "Description",
  description_ml: "Malayalam description",
};

/** Toasts of this screen stay longer (docs/product.md, 7). */
const toast = (kind: Toast["kind"], sentence: string): Toast => ({ kind, words: sentence, time: 3000 });

/** All links in order of creation; null when they could not be loaded. */
export async function loadLinks(request: Request): Promise<EssentialLinkOfStaff[] | null> {
  const answer = await ask<EssentialLinkOfStaff[]>(request, "GET", "/api/essential-links");
  if (answer.ok) return answer.body;
  showToast(toast("bad", words.notLoaded));
  return null;
}

/** Does what a form of the screen asks for: saves, or deletes the link that `delete` names. */
export async function act(request: Request): Promise<Saving> {
  const sent = await request.formData();
  const deleted = sent.get("delete");
  return deleted === null ? save(request, sent) : remove(request, String(deleted), sent);
}

/** Adds a link, or changes the one that `id` names. */
async function save(request: Request, form: FormData): Promise<Saving> {
  const { id, ...fields } = Object.fromEntries(form);
  const parsed = parseForm(essentialLinkForm, fields);
  if (!parsed.ok) {
    const { message, errors } = spoken(parsed, ESSENTIAL_LINK_SENTENCES);
    say(toast("warn", message), errors);
    return { saved: false, errors };
  }
  const answer = id
    ? await saveVersion(parsed.value, seenIn(form), LABELS, (values, at) =>
        ask(request, "PUT", `/api/essential-links/update/${id}`, values, at),
      )
    : await ask<{ message: string }>(request, "POST", "/api/essential-links/add", parsed.value);
  if (answer === "back" || answer === "cancelled") return { saved: false, errors: {} };
  if (answer.ok) {
    say(toast("ok", answer.body.message));
    return { saved: true };
  }
  const { message = words.notSaved, errors } = inWordsOf(ESSENTIAL_LINK_SENTENCES, answer);
  say(toast("bad", message), errors);
  return { saved: false, errors };
}

async function remove(request: Request, id: string, form: FormData): Promise<Saving> {
  const answer = await decideVersion<{ message: string }>({
    ...seenIn(form),
    verb: words.confirmButton,
    send: (version) => ask(request, "DELETE", `/api/essential-links/delete/${id}`, undefined, version),
  });
  if (answer === "kept") return { saved: false, errors: {} };
  if (answer.ok) sayDeleted(answer.body.message, "essential link", id);
  else say(toast("bad", answer.status === 404 ? ESSENTIAL_LINK_SENTENCES["link-gone"] : words.notDeleted));
  return { saved: answer.ok, errors: {} };
}
