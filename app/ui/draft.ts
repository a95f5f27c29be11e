import { type RefObject, useCallback, useEffect, useSyncExternalStore } from "react";
import { DRAFT_HOURS } from "../../domain/drafts.ts";

/** What stood in the fields of a form, and when it was last changed. */
interface Draft {
  at: number;
  values: Record<string, string>;
}

const PREFIX = "unsent:";

/**
 * Keeps what is typed in a form on the device until it is sent or discarded, a day at most (`docs/decisions/privacy.md`),
 * and begins with it again: fields that somebody filled meanwhile stay as they are.
 * @param name names the draft; forms of one name share it
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>) {
  const drop = useCallback(() => store(name, {}), [name]);
  useEffect(() => {
    if (!form.current) return;
    const draft = draftOf(name);
    for (const field of fieldsOf(form.current)) if (field.value === "") fillIn(field, draft[field.name] ?? "");
    store(name, typedValues(form.current));
  }, [name, form]);

  return {
    /** Whether something is kept. */
    kept: useSyncExternalStore(
      listen,
      () => read(PREFIX + name) !== null,
      () => false,
    ),
    keep: () => form.current && store(name, typedValues(form.current)),
    drop,
    /** Gives it up and empties the form. */
    discard() {
      const fields = form.current ? fieldsOf(form.current) : [];
      for (const field of fields) fillIn(field, "");
      drop();
      fields[0]?.focus();
    },
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What can be typed into: a hidden field is the page's own. */
const fieldsOf = (form: HTMLFormElement): TextField[] =>
  [...form.elements].filter(
    (field): field is TextField =>
      (field instanceof HTMLInputElement && field.type !== "hidden") ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );

const typedValues = (form: HTMLFormElement): Draft["values"] =>
  Object.fromEntries(fieldsOf(form).flatMap(({ name, value }) => (value.trim() === "" ? [] : [[name, value]])));

/** As if it had been typed, so that counters count it. */
function fillIn(field: TextField, value: string) {
  if (field.value === value) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Keeps it when there is something to keep, where the browser keeps anything for sites. */
function store(name: string, values: Draft["values"]) {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), values } satisfies Draft));
  } catch {
    // Nothing is kept, and nothing says that it was.
  }
  for (const listener of listeners) listener();
}

/** What is kept under a name. Whatever is too old goes, under whichever name. */
function draftOf(name: string): Draft["values"] {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && isOver(key)) localStorage.removeItem(key);
  } catch {
    return {};
  }
  return read(PREFIX + name)?.values ?? {};
}

function isOver(key: string): boolean {
  // A clock that was set back must not keep it for longer.
  const age = Math.abs(Date.now() - Number(read(key)?.at));
  return !(age < DRAFT_HOURS * 60 * 60 * 1000);
}

function read(key: string): Draft | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null") as Draft | null;
  } catch {
    return null;
  }
}
