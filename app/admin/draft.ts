import { storedAdmin } from "./session.ts";

/** What stood in the fields of a form, and whose it is. */
interface Draft {
  of: string;
  values: Record<string, string>;
}

const NOT_KEPT = new Set(["password", "file", "hidden", "submit", "checkbox", "radio"]);

const keyOf = (screen: string) => `draft:${screen}`;

/** Keeps what is typed in a form in this window until it is sent, should the session end before. Never a password. */
export function keepDraft(screen: string, form: HTMLFormElement): void {
  const of = storedAdmin()?.email;
  if (of === undefined) return;
  const values: Draft["values"] = {};
  for (const field of form.elements) {
    if (isTyped(field) && !isSecret(field)) values[field.name] = field.value;
  }
  sessionStorage.setItem(keyOf(screen), JSON.stringify({ of, values } satisfies Draft));
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isTyped = (field: Element): field is Typed =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.name !== "" &&
  !NOT_KEPT.has(field.type);

/** A password is one also while it is being shown. */
const isSecret = (field: Element) => /password/.test(field.getAttribute("autocomplete") ?? "");

/** What this administrator typed and never sent. */
export function draftOf(screen: string): Record<string, string> | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(screen)) ?? "null") as Draft | null;
    return draft && draft.of === storedAdmin()?.email ? draft.values : null;
  } catch {
    return null;
  }
}

/** It was sent, or given up. */
export const dropDraft = (screen: string): void => sessionStorage.removeItem(keyOf(screen));
