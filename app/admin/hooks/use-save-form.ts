import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { useFieldErrors } from "../../components/use-field-errors.ts";
import {
  type Cursor,
  dropDraft,
  getCursor,
  getDraft,
  getInputSince,
  getSuccessor,
  type InputValues,
  readInput,
  saveDraft,
  saveInput,
  setDraftSent,
} from "../lib/drafts.ts";

/** Messages have been shown. */
export type SaveFormState = { saved: true } | { saved: false; errors: LocalizedErrors["errors"] };

const EMPTY_STATE: LocalizedErrors["errors"] = {};

/** A form saved in place: input survives failures and expired sessions, and typing during a save is kept. */
export function useSaveForm(draft: string, onSaved: (typedOn: boolean, sent: InputValues | null) => void) {
  const { Form, state, data } = useFetcher<SaveFormState>();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(data);
  const sent = useRef<InputValues>(null);
  const busy = state !== "idle";
  const [unsaved, setUnsaved] = useState(false);
  const { errors, onInput: forgetError } = useFieldErrors(data === undefined || data.saved ? EMPTY_STATE : data.errors);

  // Layout effect: typing must not create a draft of the replaced version.
  useLayoutEffect(() => {
    if (data === handled.current) return;
    if (state !== "idle") {
      // Another tab would restore the saved draft.
      if (data?.saved && sent.current && !getInputSince(draft, sent.current)) dropDraft(draft);
      return;
    }
    handled.current = data;
    if (data?.saved) saveChangesSince(draft, sent.current, form.current, onSaved);
    else {
      setDraftSent(draft, false);
      form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    }
    sent.current = null;
  }, [state, data, draft, onSaved]);

  // A reload may remove the form first; a created item continues under its own draft.
  const onUnmount = useEffectEvent(() => {
    const next = getSuccessor(draft) ?? (data?.saved && data !== handled.current ? draft : null);
    if (next !== null) saveChangesSince(draft, sent.current, form.current, () => dropDraft(draft), next);
  });
  useLayoutEffect(() => () => onUnmount(), []);

  useEffect(() => {
    const cursor = getCursor(draft);
    const typed = Object.entries(getDraft(draft) ?? {});
    const filled = typed.map(([name, value]) => fillIn(form.current?.elements.namedItem(name), value));
    setUnsaved(filled.includes(true));
    const field = cursor && form.current?.elements.namedItem(cursor.name);
    if (!isTypedField(field)) return;
    field.focus();
    if (cursor?.chosen && "setSelectionRange" in field) field.setSelectionRange(...cursor.chosen);
  }, [draft]);

  return {
    Form,
    form,
    busy,
    /** A draft was restored. */
    unsaved,
    /** Errors of fields not edited since. */
    errors: busy ? EMPTY_STATE : errors,
    /** Props of the form. */
    sends: {
      ref: form,
      method: "post",
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        forgetError(event);
        if (form.current) saveDraft(draft, form.current);
      },
      /** Prevents double submission. */
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (sent.current) event.preventDefault();
        sent.current ??= readInput(event.currentTarget);
        setDraftSent(draft, true);
      },
    } as const,
  };
}

function saveChangesSince(
  draft: string,
  sent: InputValues | null,
  form: HTMLFormElement | null,
  end: (typedOn: boolean, sent: InputValues | null) => void,
  next = draft,
): void {
  const typed = sent && getInputSince(draft, sent);
  const cursor = cursorIn(form);
  end(typed !== null, sent);
  if (typed) saveInput(next, typed, cursor);
}

function cursorIn(form: HTMLFormElement | null): Cursor | undefined {
  const field = document.activeElement;
  if (!isTypedField(field) || field.form !== form) return undefined;
  const { name } = field;
  const [start, end] = "selectionStart" in field ? [field.selectionStart, field.selectionEnd] : [null, null];
  return { name, chosen: start === null || end === null ? null : [start, end] };
}

export const isTypedField = (
  field: Element | RadioNodeList | null | undefined,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

/** Sets a value with events; returns true if it changed. */
function fillIn(field: Element | RadioNodeList | null | undefined, value: string): boolean {
  if (field instanceof RadioNodeList) {
    const differs = field.value !== value;
    field.value = value;
    return differs;
  }
  if (!isTypedField(field) || field.value === value) return false;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
