import { type RefObject, useCallback, useEffect, useSyncExternalStore } from "react";
import { DRAFT_HOURS } from "../../shared/privacy/retention.ts";
import { useControlMessages } from "./control-messages.ts";

interface Draft {
  at: number;
  values: Record<string, string>;
}

const PREFIX = "unsent:";

/**
 * Saves a form's input on the device for a day at most, until submitted or discarded (privacy). Fields
 * already filled are not overwritten.
 * @param name draft key; forms with the same name share it
 */
export function useDraft(name: string, form: RefObject<HTMLFormElement | null>) {
  const drop = useCallback(() => store(name, {}), [name]);
  useEffect(() => {
    if (!form.current) return;
    const draft = getDraft(name);
    for (const field of getFields(form.current)) if (getValue(field) === "") fillIn(field, draft[getKey(field)] ?? "");
    store(name, typedValues(form.current));
  }, [name, form]);

  return {
    kept: useSyncExternalStore(
      listen,
      () => read(PREFIX + name) !== null,
      () => false,
    ),
    keep: () => form.current && store(name, typedValues(form.current)),
    drop,
    /** Also resets the form. */
    discard() {
      const fields = form.current ? getFields(form.current) : [];
      for (const field of fields) fillIn(field, "");
      drop();
      fields[0]?.focus();
    },
  };
}

type TextField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Not hidden fields. */
const getFields = (form: HTMLFormElement): TextField[] =>
  [...form.elements].filter(
    (field): field is TextField =>
      (field instanceof HTMLInputElement && field.type !== "hidden") ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement,
  );

const isCheckbox = (field: TextField): field is HTMLInputElement => field.type === "checkbox";
const getKey = (field: TextField): string => (isCheckbox(field) ? `${field.name} ${field.value}` : field.name);
const getValue = (field: TextField): string => (isCheckbox(field) && !field.checked ? "" : field.value);

const typedValues = (form: HTMLFormElement): Draft["values"] =>
  Object.fromEntries(
    getFields(form).flatMap((field) => (getValue(field).trim() === "" ? [] : [[getKey(field), getValue(field)]])),
  );

/** Dispatches an input event for counters. */
function fillIn(field: TextField, value: string) {
  if (getValue(field) === value) return;
  if (isCheckbox(field)) field.checked = value !== "";
  else field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Does nothing where storage is blocked. */
function store(name: string, values: Draft["values"]) {
  try {
    if (Object.keys(values).length === 0) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify({ at: Date.now(), values } satisfies Draft));
  } catch {
    // Storage blocked or full.
  }
  for (const listener of listeners) listener();
}

/** Also removes all expired drafts. */
function getDraft(name: string): Draft["values"] {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(PREFIX) && isExpired(key)) localStorage.removeItem(key);
  } catch {
    return {};
  }
  return read(PREFIX + name)?.values ?? {};
}

function isExpired(key: string): boolean {
  // The clock may have been set back.
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

/** "Draft saved", with Discard. Below the buttons, so that appearing does not move them. */
export function DraftLine({ onDiscard }: { onDiscard: () => void }) {
  const messages = useControlMessages();
  return (
    <p className="draft-line field full-width">
      <small>{messages.draftKept}</small>
      <button type="button" className="button small outlined" onClick={onDiscard}>
        {messages.discard}
      </button>
    </p>
  );
}
