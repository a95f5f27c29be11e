import { storedAdmin } from "./session.ts";

/** A stored draft: field values and their owner. */
interface Draft {
  of: string;
  values: Typed;
  /** Id and version being edited; absent for a new item. */
  changes?: { id: string; version: string };
  /** Caret position. */
  cursor?: Cursor | undefined;
}

/** By name. */
export type Typed = Record<string, string>;

/** Focused field and selection. */
export interface Cursor {
  name: string;
  chosen: [start: number, end: number] | null;
}

const NOT_KEPT = new Set(["password", "file", "hidden", "submit", "checkbox"]);

const PREFIX = "draft:";
const keyOf = (screen: string) => `${PREFIX}${screen}`;

/** Whether this window keeps anything that was typed and never sent. */
export const hasDrafts = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));

/** Stores a form's input in session storage until it is sent, for when the session ends. Never passwords. */
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

export const typedIn = (form: HTMLFormElement): Typed =>
  Object.fromEntries(
    [...form.elements].flatMap((field) => (isTyped(field) && !isSecret(field) ? [[field.name, field.value]] : [])),
  );

const isTyped = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.name !== "" &&
  !NOT_KEPT.has(field.type) &&
  (field.type !== "radio" || (field as HTMLInputElement).checked);

/** Password fields stay secret while their text is visible. */
const isSecret = (field: Element) => /password/.test(field.getAttribute("autocomplete") ?? "");

/** The current user's draft. */
export const draftOf = (screen: string): Typed | null => kept(screen)?.values ?? null;

export const cursorOf = (screen: string): Cursor | undefined => kept(screen)?.cursor;

/** What was typed after sending, for the reset form; null for nothing. */
export function typedSince(screen: string, sent: Typed): Typed | null {
  const values = draftOf(screen) ?? sent;
  const names = Object.keys({ ...sent, ...values });
  // Fields of a list belong together.
  const listOf = (name: string) => name.replace(/\d+$/, "");
  const changed = new Set(names.filter((name) => values[name] !== sent[name]).map(listOf));
  const since = Object.entries(values).filter(([name]) => changed.has(listOf(name)));
  return since.length > 0 ? Object.fromEntries(since) : null;
}

/** Stores what was typed after sending, for the form's next version. */
export const keepTyped = (screen: string, values: Typed, cursor: Cursor | undefined): void =>
  keep(screen, { values, cursor });

/** Version that the draft is based on (0: never edited); null without a draft. */
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

/** A created item continues under its own draft. */
export const goOnAs = (draft: string, next: string): void => void successors.set(draft, next);

/** That draft's name, once. */
export function successorOf(draft: string): string | null {
  const next = successors.get(draft) ?? null;
  successors.delete(draft);
  return next;
}

export const dropDraft = (screen: string): void => sessionStorage.removeItem(keyOf(screen));
