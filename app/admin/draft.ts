import { storedAdmin } from "./session.ts";

/** What stood in the fields of a form, and whose it is. */
interface Draft {
  of: string;
  values: Record<string, string>;
  /** Which thing was being changed, and which version of it; absent where something was added. */
  changes?: { id: string; version: string };
}

const NOT_KEPT = new Set(["password", "file", "hidden", "submit", "checkbox"]);

const keyOf = (screen: string) => `draft:${screen}`;

/** Keeps what is typed in a form in this window until it is sent, should the session end before. Never a password. */
export function keepDraft(screen: string, form: HTMLFormElement): void {
  const of = storedAdmin()?.email;
  if (of === undefined) return;
  const values: Draft["values"] = {};
  for (const field of form.elements) {
    if (isTyped(field) && !isSecret(field)) values[field.name] = field.value;
  }
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;
  const [id, version] = [hidden("id"), hidden("version")];
  const changes = id !== undefined && version !== undefined ? { changes: { id, version } } : {};
  sessionStorage.setItem(keyOf(screen), JSON.stringify({ of, values, ...changes } satisfies Draft));
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: Element): field is Typed =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.name !== "" &&
  !NOT_KEPT.has(field.type) &&
  (field.type !== "radio" || (field as HTMLInputElement).checked);

/** A password is one also while it is being shown. */
const isSecret = (field: Element) => /password/.test(field.getAttribute("autocomplete") ?? "");

/** What this administrator typed and never sent. */
export const draftOf = (screen: string): Record<string, string> | null => kept(screen)?.values ?? null;

/** Which version of a thing was there while that was typed; null where nothing was typed about it. */
export function versionOfDraft(screen: string, id: number): number | null {
  const changes = kept(screen)?.changes;
  return changes?.id === String(id) ? Number(changes.version) : null;
}

function kept(screen: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(screen)) ?? "null") as Draft | null;
    return draft && draft.of === storedAdmin()?.email ? draft : null;
  } catch {
    return null;
  }
}

/** It was sent, or given up. */
export const dropDraft = (screen: string): void => sessionStorage.removeItem(keyOf(screen));
