import type { Versioned } from "../../../shared/audit-log/audit-log.ts";
import { storedAdmin } from "./session.ts";

/** A stored draft: field values and their owner. */
interface Draft {
  of: string;
  values: InputValues;
  /** Id and version being edited; absent for a new item. */
  changes?: { id: string; version: string };
  /** Its save was sent, and no failure came back. */
  sent?: boolean;
  /** Caret position. */
  cursor?: Cursor | undefined;
}

/** By name. */
export type InputValues = Record<string, string>;

/** Focused field and selection. */
export interface Cursor {
  name: string;
  chosen: [start: number, end: number] | null;
}

const UNSAVED_TYPES = new Set(["password", "file", "hidden", "submit", "checkbox"]);

const PREFIX = "draft:";
const getKey = (screen: string) => `${PREFIX}${screen}`;

/** Whether this window keeps anything that was typed and never sent. */
export const hasDrafts = (): boolean => Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));

/** Stores a form's input in session storage until it is sent, for when the session ends. Never passwords. */
export function saveDraft(screen: string, form: HTMLFormElement): void {
  const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[type=hidden][name=${name}]`)?.value;
  const [id, version] = [hidden("id"), hidden("version")];
  const changes = id !== undefined && version !== undefined ? { changes: { id, version } } : {};
  save(screen, { values: readInput(form), ...changes });
}

function save(screen: string, draft: Omit<Draft, "of">): void {
  const of = storedAdmin()?.email;
  if (of !== undefined) sessionStorage.setItem(getKey(screen), JSON.stringify({ ...draft, of } satisfies Draft));
}

export const readInput = (form: HTMLFormElement): InputValues =>
  Object.fromEntries(
    [...form.elements].flatMap((field) => (hasInput(field) && !isSecret(field) ? [[field.name, field.value]] : [])),
  );

const hasInput = (field: Element): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) &&
  field.name !== "" &&
  !UNSAVED_TYPES.has(field.type) &&
  (field.type !== "radio" || (field as HTMLInputElement).checked);

/** Password fields stay secret while their text is visible. */
const isSecret = (field: Element) => /password/.test(field.getAttribute("autocomplete") ?? "");

/** The current user's draft. */
export const getDraft = (screen: string): InputValues | null => storedDraft(screen)?.values ?? null;

export const getCursor = (screen: string): Cursor | undefined => storedDraft(screen)?.cursor;

/** What was typed after sending, for the reset form; null for nothing. */
export function getInputSince(screen: string, sent: InputValues): InputValues | null {
  const values = getDraft(screen) ?? sent;
  const names = Object.keys({ ...sent, ...values });
  // Fields of a list belong together.
  const listOf = (name: string) => name.replace(/\d+$/, "");
  const changed = new Set(names.filter((name) => values[name] !== sent[name]).map(listOf));
  const since = Object.entries(values).filter(([name]) => changed.has(listOf(name)));
  return since.length > 0 ? Object.fromEntries(since) : null;
}

/** Stores what was typed after sending, for the form's next version. */
export const saveInput = (screen: string, values: InputValues, cursor: Cursor | undefined): void =>
  save(screen, { values, cursor });

/** Version that the draft is based on (0: never edited); null without a draft. */
export function getDraftVersion(screen: string, id: number): number | null {
  const changes = storedDraft(screen)?.changes;
  return changes && [String(id), "0"].includes(changes.id) ? Number(changes.version) : null;
}

export function setDraftSent(screen: string, sent: boolean): void {
  const draft = storedDraft(screen);
  if (draft) save(screen, { ...draft, sent });
}

/** Whether an older draft holds nothing unsaved: its save succeeded without an answer, or the form says the same. */
export function isDraftSaved(screen: string, { changed }: Pick<Versioned, "changed">, form: HTMLFormElement): boolean {
  const draft = storedDraft(screen);
  if (draft?.sent && changed?.by.id === storedAdmin()?.id) return true;
  const shown = (name: string) => {
    const field = form.elements.namedItem(name);
    return field instanceof RadioNodeList || (field && hasInput(field)) ? field.value : undefined;
  };
  return Object.entries(draft?.values ?? {}).every(([name, value]) => shown(name) === value);
}

function storedDraft(screen: string): Draft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(getKey(screen)) ?? "null") as Draft | null;
    return draft && draft.of === storedAdmin()?.email ? draft : null;
  } catch {
    return null;
  }
}

const successors = new Map<string, string>();

/** A created item continues under its own draft. */
export const continueAs = (draft: string, next: string): void => void successors.set(draft, next);

/** That draft's name, once. */
export function getSuccessor(draft: string): string | null {
  const next = successors.get(draft) ?? null;
  successors.delete(draft);
  return next;
}

export const dropDraft = (screen: string): void => sessionStorage.removeItem(getKey(screen));
