import { type ReactNode, useEffect } from "react";
import type { Spoken } from "../../../domain/refusals.ts";
import { useDigitsOnly } from "../parts/digits-only.ts";
import { Edited } from "../parts/edited.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";
import type { ActName, SeenFacts } from "./acts.ts";

interface FormProps {
  label: string;
  act: ActName;
  /** The facts as they were when the form began. */
  seen: SeenFacts;
  /** Names the draft of what is typed. */
  draft: string;
  /** Fields that nobody sees. */
  hidden: Readonly<Record<string, string>>;
  onClose: () => void;
  children: (errors: Spoken["errors"]) => ReactNode;
}

/** Changes one row of the screen, in its place. */
export function FactForm({ label, act, seen, draft, hidden, onClose, children }: FormProps) {
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(draft, onClose);
  useDigitsOnly(form);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>(".input")?.focus();
  }, [form]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="desk-form"
      aria-label={label}
      onInput={onInput}
      onSubmit={onSubmit}
    >
      <Edited kind="campaign facts" item={seen} draft={draft} />
      {Object.entries({ act, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {unsaved && <Unsaved onDiscard={onClose} />}
      {children(errors)}
      <div className="button-row">
        <SaveButton label="Save" busyLabel="Saving..." busy={busy} />
        <button className="button outlined" type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </Form>
  );
}
