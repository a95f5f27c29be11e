import { storedAdmin } from "./session.ts";

/** What stood in the fields of a form, and whose it is. */
interface Draft {
  of: string;
  values: Typed;
  /** Which thing was being changed, and which version of it; absent where something was added. */
  changes?: { id: string; version: string };
  /** Where somebody was typing when the form began anew. */
  cursor?: Cursor | undefined;
}

/** What stands in fields, by their names. */
export type Typed = Record<string, string>;

/** The field with the focus, and what is chosen in it; nothing in one that is not of plain text. */
export interface Cursor {
  name: string;
  chosen: [start: number, end: number] | null;
}

const NOT_KEPT = new Set(["password", "file", "hidden", "submit", "checkbox"]);

const PREFIX = "draft:";
const keyOf = (screen: string) => `${PREFIX}${screen}`;

/** Whether this window keeps anything that was typed and never sent. */
export const hasDrafts = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));

/** Keeps what is typed in a form in this window until it is sent, should the session end before. Never a password. */
export function keepDraft(screen: string, form: HTMLFormElement): void {
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;
  const [id, version] = [hidden("id"), hidden("version")];
  const changes = id !== undefined && version !== undefined ? { changes: { id, version } } : {};
  keep(screen, { values: typedIn(form), ...changes });
}

function keep(screen: string, draft: Omit<Draft, "of">): void {
  const of = storedAdmin()?.email;
  if (of !== undefined) sessionStorage.setItem(keyOf(screen), JSON.stringify({ of, ...draft } satisfies Draft));
}

/** What a draft keeps of a form. */
export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...form.elements].flatMap((field) => (isTyped(field) && !isSecret(field) ? [[field.name, field.value]] : [])),
  );

const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.name !== "" &&
  !NOT_KEPT.has(field.type) &&
  (field.type !== "radio" || (field as HTMLInputElement).checked);

/** A password is one also while it is being shown. */
const isSecret = (field: Element) => /password/.test(field.getAttribute("autocomplete") ?? "");

/** What this administrator typed and never sent. */
export const draftOf = (screen: string): Typed | null => kept(screen)?.values ?? null;

/** Where they were typing, while the form that has begun anew has heard of nothing yet. */
export const cursorOf = (screen: string): Cursor | undefined => kept(screen)?.cursor;

/** Of a draft, what was typed after this was sent, for a form that begins anew; null when nothing was. */
export function typedSince(screen: string, sent: Typed): Typed | null {
  const values = draftOf(screen) ?? sent;
  const names = Object.keys({ ...sent, ...values });
  // The fields of a list, as of phone numbers, mean something together alone.
  const listOf = (name: string) => name.replace(/\d+$/, "");
  const changed = new Set(names.filter((name) => values[name] !== sent[name]).map(listOf));
  const since = Object.entries(values).filter(([name]) => changed.has(listOf(name)));
  return since.length > 0 ? Object.fromEntries(since) : null;
}

/** Keeps what was typed after a form was sent: of whichever version the form begins anew with. */
export const keepTyped = (screen: string, values: Typed, cursor: Cursor | undefined): void =>
  keep(screen, { values, cursor });

/**
 * Which version of a thing was there while that was typed; null where nothing was typed about it. The thing has the number
 * 0 while no act was done to it.
 */
export function versionOfDraft(screen: string, id: number): number | null {
  const changes = kept(screen)?.changes;
  return changes && [String(id), "0"].includes(changes.id) ? Number(changes.version) : null;
}

function kept(screen: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(screen)) ?? "null") as Draft | null;
    return draft && draft.of === storedAdmin()?.email ? draft : null;
  } catch {
    return null;
  }
}

const successors = new Map<string, string>();

/** What was added goes on as a thing of its own: what is typed further is a draft of that. */
export const goOnAs = (draft: string, next: string): void => void successors.set(draft, next);

/** As which draft the form of one that was added goes on, told once; null where nothing was added. */
export function successorOf(draft: string): string | null {
  const next = successors.get(draft) ?? null;
  successors.delete(draft);
  return next;
}

/** It was sent, or given up. */
export const dropDraft = (screen: string): void => sessionStorage.removeItem(keyOf(screen));
