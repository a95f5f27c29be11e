import { type FormEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Spoken } from "../../../domain/refusals.ts";
import { useRemainingErrors } from "../../ui/remaining-errors.ts";
import {
  type Cursor,
  cursorOf,
  draftOf,
  dropDraft,
  keepDraft,
  keepTyped,
  successorOf,
  type Typed,
  typedIn,
  typedSince,
} from "../draft.ts";

/** How saving a form came out; the sentence was already said. */
export type Saving = { saved: true } | { saved: false; errors: Spoken["errors"] };

const NONE: Spoken["errors"] = {};

/**
 * A form of the desk that saves in place: what was typed stays until it is saved, also when the session ends before, and
 * what was typed after it was sent stays for the form that begins anew; the focus goes to the first field that was refused,
 * what is said of a field goes once it is changed, and pressing twice saves once.
 * @param draft names the draft of what is typed
 * @param onSaved told once for each save that succeeded, and whether something was typed since it was sent
 */
export function useSaving(draft: string, onSaved: (typedOn: boolean) => void) {
  const { Form, state, data } = useFetcher<Saving>();
  const form = useRef<HTMLFormElement>(null);
  const handled = useRef(data);
  const sent = useRef<Typed>(null);
  const busy = state !== "idle";
  const [unsaved, setUnsaved] = useState(false);
  const { errors, onInput: forgetError } = useRemainingErrors(data === undefined || data.saved ? NONE : data.errors);

  // At once: what is typed before the saved form went would be kept as a draft of the version that was just replaced.
  useLayoutEffect(() => {
    if (data === handled.current) return;
    if (state !== "idle") {
      // A second tab, or this one opened anew, would take up the saved version's draft as something never saved.
      if (data?.saved && sent.current && !typedSince(draft, sent.current)) dropDraft(draft);
      return;
    }
    handled.current = data;
    if (data?.saved) keepSince(draft, sent.current, form.current, onSaved);
    else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
    sent.current = null;
  }, [state, data, draft, onSaved]);

  // What is loaded anew may take the form away before it was told; what was added goes on under a name of its own.
  const goes = useEffectEvent(() => {
    const next = successorOf(draft) ?? (data?.saved && data !== handled.current ? draft : null);
    if (next !== null) keepSince(draft, sent.current, form.current, () => dropDraft(draft), next);
  });
  useLayoutEffect(() => () => goes(), []);

  useEffect(() => {
    const cursor = cursorOf(draft);
    const typed = Object.entries(draftOf(draft) ?? {});
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
    /** It holds what was typed before and never saved. */
    unsaved,
    /** One sentence for each field that was refused and not changed since; none while saving. */
    errors: busy ? NONE : errors,
    /** What every such form is, to be spread over it. */
    sends: {
      ref: form,
      method: "post",
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        forgetError(event);
        if (form.current) keepDraft(draft, form.current);
      },
      /** Keeps a form that is being saved from being sent again. */
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (sent.current) event.preventDefault();
        sent.current ??= typedIn(event.currentTarget);
      },
    } as const,
  };
}

/** Of a form that was saved, keeps what was typed after it was sent, where the one that comes in its place finds it. */
function keepSince(
  draft: string,
  sent: Typed | null,
  form: HTMLFormElement | null,
  end: (typedOn: boolean) => void,
  next = draft,
): void {
  const typed = sent && typedSince(draft, sent);
  const cursor = cursorIn(form);
  end(typed !== null);
  if (typed) keepTyped(next, typed, cursor);
}

function cursorIn(form: HTMLFormElement | null): Cursor | undefined {
  const field = document.activeElement;
  if (!isTypedField(field) || field.form !== form) return undefined;
  const { name } = field;
  const [start, end] = "selectionStart" in field ? [field.selectionStart, field.selectionEnd] : [null, null];
  return { name, chosen: start === null || end === null ? null : [start, end] };
}

/** Whether it is a single field of a form that holds a value. */
export const isTypedField = (
  field: Element | RadioNodeList | null | undefined,
): field is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;

/** As if it had been typed or chosen, so that counters count it. Whether that made a difference. */
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
