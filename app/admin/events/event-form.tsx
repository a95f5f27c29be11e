import { type ReactNode, useState } from "react";
import type { AdminEvent } from "../../../shared/events/events-admin.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { SaveButton } from "../components/save-button.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { SeenVersion, toHistoryItem } from "./fields.tsx";
import styles from "./form.module.css";
import { getPreviewed, Preview, type Previewed } from "./preview.tsx";

export interface EventFormProps {
  /** Null: a new event. */
  event: AdminEvent | null;
  draft: string;
  onSaved: () => void;
  onDiscard: () => void;
}

interface Shell extends EventFormProps {
  name: string;
  label: string;
  acts: ReactNode;
  /** Renders the fields. */
  children: (errors: LocalizedErrors["errors"], typed: Previewed) => ReactNode;
}

/** An event form with a live preview. */
export function EventForm({ event, draft, onSaved, onDiscard, name, label, acts, children }: Shell) {
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(draft, onSaved);
  const [typed, setTyped] = useState<Previewed>(() => getPreviewed(event));
  return (
    <div className={styles.edit}>
      <Form
        {...sends}
        className="office-form"
        aria-label={name}
        // Also fired when a draft is restored.
        onInput={(input) => {
          sends.onInput(input);
          setTyped(typedIn(input.currentTarget));
        }}
      >
        {event && <SeenVersion event={event} draft={draft} />}
        {unsaved && <UnsavedNotice onDiscard={onDiscard} />}
        <TranslationHints of={toHistoryItem(event)} form={form}>
          {children(errors, typed)}
        </TranslationHints>
        <div className={`${styles.save} not-printed`}>
          <SaveButton label={label} busyLabel="Saving..." busy={busy} />
          {acts}
        </div>
      </Form>
      <Preview typed={typed} event={event} />
    </div>
  );
}

const typedIn = (form: HTMLFormElement): Previewed =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string")) as Previewed;
