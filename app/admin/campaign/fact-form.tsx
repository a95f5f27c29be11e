import { type ReactNode, useEffect, useState } from "react";
import type { Spoken } from "../../../domain/refusals.ts";
import { dropDraft } from "../draft.ts";
import { ActButton } from "../parts/act-button.tsx";
import { useAnew } from "../parts/anew.ts";
import { useDigitsOnly } from "../parts/digits-only.ts";
import { Edited } from "../parts/edited.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Twins } from "../parts/twins.tsx";
import { Unsaved } from "../parts/unsaved.tsx";
import type { ActName, SeenFacts } from "./acts.ts";

interface FormProps {
  label: string;
  act: ActName;
  seen: SeenFacts;
  draft: string;
  hidden: Readonly<Record<string, string>>;
  onClose: () => void;
  withFile?: true;
  children: (errors: Spoken["errors"]) => ReactNode;
}

/** Inline form of one row; stays open if edited while saving. */
export function FactForm({ draft: named, onClose, ...props }: FormProps) {
  // The key may change with the saved value.
  const [draft] = useState(named);
  const [times, anew] = useAnew(draft);
  const end = () => {
    dropDraft(draft);
    onClose();
  };
  const onSaved = (typedOn: boolean) => (typedOn ? anew() : end());
  return <BegunForm key={times} {...props} draft={draft} onSaved={onSaved} onClose={end} />;
}

interface BegunProps extends FormProps {
  onSaved: (typedOn: boolean) => void;
}

function BegunForm({ label, act, seen, draft, hidden, withFile, children, onSaved, onClose }: BegunProps) {
  const { Form, form, busy, errors, unsaved, sends } = useSaving(draft, onSaved);
  useDigitsOnly(form);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) form.current?.querySelector<HTMLElement>(".input")?.focus();
  }, [form]);
  return (
    <Form
      {...sends}
      encType={withFile ? "multipart/form-data" : "application/x-www-form-urlencoded"}
      className="office-form"
      aria-label={label}
    >
      <Edited kind="campaign facts" item={seen} draft={draft} />
      {Object.entries({ act, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {unsaved && <Unsaved onDiscard={onClose} />}
      <Twins of={{ kind: "campaign facts", id: seen.id }} form={form}>
        {children(errors)}
      </Twins>
      <div className="button-row">
        <SaveButton label="Save" busyLabel="Saving..." busy={busy} />
        <ActButton look="button outlined" label="Cancel" onPress={onClose} />
      </div>
    </Form>
  );
}
