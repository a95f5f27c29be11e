import { type ReactNode, useEffect, useState } from "react";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { ActionButton } from "../components/action-button.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useDigitsOnly } from "../hooks/use-digits-only.ts";
import { useFormReset } from "../hooks/use-form-reset.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
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
  const [times, anew] = useFormReset(draft);
  const end = () => {
    dropDraft(draft);
    onClose();
  };
  const onSaved = (typedOn: boolean) => (typedOn ? anew() : end());
  return <OpenForm key={times} {...props} draft={draft} onSaved={onSaved} onClose={end} />;
}

interface OpenFormProps extends FormProps {
  onSaved: (typedOn: boolean) => void;
}

function OpenForm({ label, act, seen, draft, hidden, withFile, children, onSaved, onClose }: OpenFormProps) {
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(draft, onSaved);
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
      <EditConflictBanner kind="campaign facts" item={seen} draft={draft} />
      {Object.entries({ act, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {unsaved && <UnsavedNotice onDiscard={onClose} />}
      <TranslationHints of={{ kind: "campaign facts", id: seen.id }} form={form}>
        {children(errors)}
      </TranslationHints>
      <div className="button-row">
        <SaveButton label="Save" busyLabel="Saving..." busy={busy} />
        <ActionButton look="button outlined" label="Cancel" onPress={onClose} />
      </div>
    </Form>
  );
}
