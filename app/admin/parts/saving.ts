import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useFetcher } from "react-router";
import type { Spoken } from "../../../domain/refusals.ts";
import { useUnmended } from "../../ui/unmended.ts";
import { draftOf, keepDraft } from "../draft.ts";

/** How saving a form came out; the sentence was already said. */
export type Saving = { saved: true } | { saved: false; errors: Spoken["errors"] };

const NONE: Spoken["errors"] = {};

/**
 * A form of the desk that saves in place: what was typed stays until it is saved, also when the session ends before;
 * the focus goes to the first field that was refused, what is said of a field goes once it is changed, and pressing twice
 * saves once.
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
  const { errors, onInput: mend } = useUnmended(data === undefined || data.saved ? NONE : data.errors);

  // At once: what is typed before the saved form went would be kept as a draft of the version that was just replaced.
  useLayoutEffect(() => {
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
    /** One sentence for each field that was refused and not changed since; none while saving. */
    errors: busy ? NONE : errors,
    /** What every such form is, to be spread over it. */
    sends: {
      ref: form,
      method: "post",
      noValidate: true,
      onInput(event: FormEvent<HTMLFormElement>) {
        mend(event);
        if (form.current) keepDraft(draft, form.current);
      },
      /** Keeps a form that is being saved from being sent again. */
      onSubmit(event: FormEvent<HTMLFormElement>) {
        if (sent.current) event.preventDefault();
        sent.current = true;
      },
    } as const,
  };
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
