import { type ReactNode, useEffect, useState } from "react";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { ActionButton } from "../components/action-button.tsx";
import { Edited } from "../components/edit-conflict-banner.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { Twins } from "../components/translation-hints.tsx";
import { Unsaved } from "../components/unsaved-changes-notice.tsx";
import { useDigitsOnly } from "../hooks/use-digits-only.ts";
import { useAnew } from "../hooks/use-form-reset.ts";
import { useSaving } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import type { ActionName, SeenFacts } from "./actions.ts";

interface FormProps {
  label: string;
  act: ActionName;
  seen: SeenFacts;
  draft: string;
  hidden: Readonly<Record<string, string>>;
  onClose: () => void;
  withFile?: true;
  children: (errors: LocalizedErrors["errors"]) => ReactNode;
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
        <ActionButton look="button outlined" label="Cancel" onPress={onClose} />
      </div>
    </Form>
  );
}
