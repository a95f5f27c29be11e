import { useCallback, useState } from "react";
import type { AdminEvent } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { Field } from "../../components/field.tsx";
import { detectLanguage } from "../../components/language.ts";
import { Dialog } from "../components/dialog.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import { getText, SeenVersion, Times, toHistoryItem } from "./fields.tsx";
import styles from "./form.module.css";

export const QUICK_ACTIONS = [
  { act: "postponed", label: "Postpone", title: "Postpone this event", says: "Postpone it" },
  { act: "moved", label: "Move", title: "Move this event", says: "Move it" },
  { act: "cancelled", label: "Cancel it", title: "Cancel this event", says: "Cancel the event" },
] as const;
export type QuickAction = (typeof QUICK_ACTIONS)[number];

interface QuickActionProps {
  quick: QuickAction;
  event: AdminEvent;
  openedBy: string;
  onClose: () => void;
}

export function QuickActionDialog({ quick: { act, title, says }, event, openedBy, onClose }: QuickActionProps) {
  // A reload must not change the version being edited.
  const [began] = useState(event);
  const draft = `event ${act}:${began.key}`;
  const end = useCallback(() => {
    dropDraft(draft);
    onClose();
  }, [draft, onClose]);
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(draft, end);
  const fields = { event: began, errors };
  return (
    <Dialog title={title} openedBy={openedBy} onClose={onClose}>
      <p className={styles.named} lang={detectLanguage(began.title)}>
        {began.title}
      </p>
      <Form {...sends} className="office-form">
        <SeenVersion event={began} />
        <input type="hidden" name="quick" value={act} />
        {unsaved && <UnsavedNotice onDiscard={end} />}
        <TranslationHints of={toHistoryItem(began)} form={form}>
          {act === "moved" && (
            <>
              <Times {...fields} />
              <Field optional {...getText("venue", fields)} />
              <Field optional {...getText("venue_ml", fields)} />
            </>
          )}
          <Field {...getText("reason", fields)} />
          <Field optional {...getText("reason_ml", fields)} />
        </TranslationHints>
        <small>{EVENT_ADMIN_COPY.malayalamOptional}</small>
        <div className="button-row">
          <SaveButton label={says} busyLabel="Saving..." busy={busy} />
        </div>
      </Form>
    </Dialog>
  );
}
