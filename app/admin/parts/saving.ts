import { useEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Spoken } from "../../../domain/refusals.ts";
import { draftOf, keepDraft } from "../draft.ts";

/** How saving a form came out; the sentence was already said. */
export type Saving = { saved: true } | { saved: false; errors: Spoken["errors"] };

/**
 * A form of the desk that saves in place: what was typed stays until it is saved, also when the session ends before;
 * the focus goes to the first field that was refused, and pressing twice saves once.
 * @param draft names the draft of what is typed
 * @param onSaved told once for each save that succeeded
 */
export function useSaving(draft: string, onSaved: () => void) {
  const { Form, state, data } = useFetcher<Saving>();
  const form = useRef<HTMLFormElement>(null);
  const told = useRef(data);
  const sent = useRef(false);
  const busy = state !== "idle";
  const [unsaved, setUnsaved] = useState(false);

  useEffect(() => {
    if (state !== "idle" || data === told.current) return;
    told.current = data;
    sent.current = false;
    if (data?.saved) onSaved();
    else form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state, data, onSaved]);

  useEffect(() => {
    const typed = Object.entries(draftOf(draft) ?? {});
    const filled = typed.map(([name, value]) => fillIn(form.current?.elements.namedItem(name), value));
    setUnsaved(filled.includes(true));
  }, [draft]);

  return {
    Form,
    form,
    busy,
    /** It holds what was typed before and never saved. */
    unsaved,
    /** One sentence for each field that was refused; none while saving. */
    errors: busy || data === undefined || data.saved ? {} : data.errors,
    onInput: () => {
      if (form.current) keepDraft(draft, form.current);
    },
    /** Keeps a form that is being saved from being sent again. */
    onSubmit(event: { preventDefault(): void }) {
      if (sent.current) event.preventDefault();
      sent.current = true;
    },
  };
}

/** As if it had been typed, so that counters count it. Whether that made a difference. */
function fillIn(field: Element | RadioNodeList | null | undefined, value: string): boolean {
  const typed =
    field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;
  if (!typed || field.value === value) return false;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  return true;
}
