import {
  ESSENTIAL_LINK_SENTENCES,
  ESSENTIAL_LINK_WORDS,
  type EssentialLink,
  essentialLinkForm,
} from "../../../domain/essential-links.ts";
import { parseForm } from "../../../domain/form.ts";
import { spoken } from "../../../domain/refusals.ts";
import { showToast, type Toast } from "../../ui/toasts.ts";
import { ask, inWordsOf } from "../api.ts";
import type { Saving } from "../parts/saving.ts";
import { say } from "../said.ts";

const words = ESSENTIAL_LINK_WORDS;

/** Toasts of this screen stay longer (docs/product.md, 7). */
const toast = (kind: Toast["kind"], sentence: string): Toast => ({ kind, words: sentence, time: 3000 });

/** All links in order of creation; null when they could not be loaded. */
export async function loadLinks(request: Request): Promise<EssentialLink[] | null> {
  const answer = await ask<EssentialLink[]>(request, "GET", "/api/essential-links");
  if (answer.ok) return answer.body;
  showToast(toast("bad", words.notLoaded));
  return null;
}

/** Does what a form of the screen asks for: saves, or deletes the link that `delete` names. */
export async function act(request: Request): Promise<Saving> {
  const { delete: deleted, ...form } = Object.fromEntries(await request.formData());
  return deleted === undefined ? save(request, form) : remove(request, String(deleted));
}

/** Adds a link, or changes the one that `id` names. */
async function save(request: Request, { id, ...fields }: Record<string, unknown>): Promise<Saving> {
  const parsed = parseForm(essentialLinkForm, fields);
  if (!parsed.ok) {
    const { message, errors } = spoken(parsed, ESSENTIAL_LINK_SENTENCES);
    say(toast("warn", message), errors);
    return { saved: false, errors };
  }
  const answer = id
    ? await ask<{ message: string }>(request, "PUT", `/api/essential-links/update/${id}`, parsed.value)
    : await ask<{ message: string }>(request, "POST", "/api/essential-links/add", parsed.value);
  if (answer.ok) {
    say(toast("ok", answer.body.message));
    return { saved: true };
  }
  const { message = words.notSaved, errors } = inWordsOf(ESSENTIAL_LINK_SENTENCES, answer);
  say(toast("bad", message), errors);
  return { saved: false, errors };
}

async function remove(request: Request, id: string): Promise<Saving> {
  const answer = await ask<{ message: string }>(request, "DELETE", `/api/essential-links/delete/${id}`);
  if (answer.ok) say(toast("ok", answer.body.message));
  else say(toast("bad", answer.status === 404 ? ESSENTIAL_LINK_SENTENCES["link-gone"] : words.notDeleted));
  return { saved: answer.ok, errors: {} };
}
