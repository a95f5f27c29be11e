import { useCallback, useState } from "react";
import type { AdminEvent } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Field } from "../../components/field.tsx";
import { SaveButton } from "../components/buttons.tsx";
import { Dialog } from "../components/dialog.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import formStyles from "./event-form.module.css";
import { getText, SeenVersion, Times, toHistoryItem } from "./fields.tsx";
import { getPreviewed, Preview, typedIn } from "./preview.tsx";
import type { QuickAction } from "./quick-actions.tsx";

interface QuickActionProps {
  quick: QuickAction;
  event: AdminEvent;
  openedBy: string;
  onSaved: (() => void) | undefined;
  onClose: () => void;
}

export function QuickActionDialog({
  quick: { act, title, says },
  event,
  openedBy,
  onSaved,
  onClose,
}: QuickActionProps) {
  // A reload must not change the version being edited.
  const [began] = useState(event);
  const draft = `event ${act}:${began.key}`;
  const end = useCallback(() => {
    dropDraft(draft);
    onClose();
  }, [draft, onClose]);
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(
    draft,
    useCallback(() => {
      end();
      onSaved?.();
    }, [end, onSaved]),
  );
  const [typed, setTyped] = useState(() => getPreviewed(began));
  const fields = { event: began, errors };
  return (
    <Dialog title={title} openedBy={openedBy} onClose={onClose}>
      <p className={formStyles.named} lang={detectLanguage(began.title)}>
        {began.title}
      </p>
      <Form
        {...sends}
        className="office-form"
        onInput={(input) => {
          sends.onInput(input);
          setTyped({ ...typed, ...typedIn(input.currentTarget) });
        }}
      >
        <SeenVersion event={began} />
        <input type="hidden" name="quick" value={act} />
        {unsaved && <UnsavedNotice onDiscard={end} />}
        <TranslationHints item={toHistoryItem(began)} form={form}>
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
        <Preview typed={{ ...typed, status: act }} event={began} brief />
        <div className="button-row">
          <SaveButton label={says} busyLabel={t("Saving...")} busy={busy} />
        </div>
      </Form>
    </Dialog>
  );
}
