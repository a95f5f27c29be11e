import { type RefObject, useCallback, useId, useState } from "react";
import type { AdminEvent } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Field } from "../../components/field.tsx";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { Dialog } from "../components/dialog.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useRestoreFocus } from "../hooks/use-focus-after-delete.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { useOpenDialog } from "../hooks/use-url-dialog.ts";
import { dropDraft } from "../lib/drafts.ts";
import formStyles from "./event-form.module.css";
import { getText, SeenVersion, Times, toHistoryItem } from "./fields.tsx";
import { getPreviewed, Preview, typedIn } from "./preview.tsx";
import styles from "./row.module.css";

interface QuickActionsProps {
  event: AdminEvent;
  /** Receives focus when the pressed button is gone. */
  heading: RefObject<HTMLElement | null>;
  onSaved?: () => void;
}

/** Postpones, moves or cancels an upcoming event, each in a dialog that asks only for what it needs. */
export function QuickActions({ event, heading, onSaved }: QuickActionsProps) {
  const id = useId();
  const dialog = useOpenDialog();
  const openedBy = ({ act }: Pick<QuickAction, "act">) => `${id}-${act}`;
  const opened = QUICK_ACTIONS.find(({ act }) => dialog.opened === `${act}-${event.key}`);
  useRestoreFocus(opened?.act ?? null, heading);
  const offered = QUICK_ACTIONS.filter(({ act }) => act !== "cancelled" || event.status !== act);
  return (
    <div className={`${styles.acts} not-printed`} role="group" aria-label={event.title}>
      {offered.map(({ act, label }) => (
        <ActionButton
          key={act}
          id={openedBy({ act })}
          label={label}
          onPress={() => dialog.open(`${act}-${event.key}`)}
        />
      ))}
      {opened && (
        <QuickActionDialog
          key={opened.act}
          quick={opened}
          event={event}
          openedBy={openedBy(opened)}
          onSaved={onSaved}
          onClose={dialog.close}
        />
      )}
    </div>
  );
}

const QUICK_ACTIONS = [
  { act: "postponed", label: t("Postpone"), title: t("Postpone this event"), says: t("Postpone it") },
  { act: "moved", label: t("Move"), title: t("Move this event"), says: t("Move it") },
  { act: "cancelled", label: t("Cancel event"), title: t("Cancel this event"), says: t("Cancel the event") },
] as const;
type QuickAction = (typeof QUICK_ACTIONS)[number];

interface QuickActionProps {
  quick: QuickAction;
  event: AdminEvent;
  openedBy: string;
  onSaved: (() => void) | undefined;
  onClose: () => void;
}

function QuickActionDialog({ quick: { act, title, says }, event, openedBy, onSaved, onClose }: QuickActionProps) {
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
        <Preview typed={{ ...typed, status: act }} event={began} brief />
        <div className="button-row">
          <SaveButton label={says} busyLabel={t("Saving...")} busy={busy} />
        </div>
      </Form>
    </Dialog>
  );
}
