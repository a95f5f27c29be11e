import { useCallback, useState } from "react";
import { EVENT_DESK_WORDS } from "../../../domain/event-desk.ts";
import { indianLocal } from "../../../domain/indian-days.ts";
import type { EventOfStaff } from "../../../domain/own-events.ts";
import { Field } from "../../ui/field.tsx";
import { languageOf } from "../../ui/language.ts";
import { dropDraft } from "../draft.ts";
import { Dialog } from "../parts/dialog.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { LIMITS, Seen } from "./fields.tsx";
import styles from "./form.module.css";

/** What happens to events that are coming, a press away on a phone. */
export const QUICK_ACTS = [
  { act: "postponed", label: "Postpone", says: "Postpone it" },
  { act: "moved", label: "Move", says: "Move it" },
  { act: "cancelled", label: "Cancel it", says: "Cancel the event" },
] as const;
export type QuickAct = (typeof QUICK_ACTS)[number]["act"];

const TITLES: Record<QuickAct, string> = {
  postponed: "Postpone this event",
  moved: "Move this event",
  cancelled: "Cancel this event",
};

interface QuickActProps {
  act: QuickAct;
  event: EventOfStaff;
  /** The id of the button that opened it. */
  openedBy: string;
  onClose: () => void;
}

/** Says that an event is postponed, moved or cancelled, and why. */
export function QuickActDialog({ act, event, openedBy, onClose }: QuickActProps) {
  // What was begun with does not move on by itself when the list is loaded anew.
  const [began] = useState(event);
  const draft = `event ${act}:${began.key}`;
  const onSaved = useCallback(() => {
    dropDraft(draft);
    onClose();
  }, [draft, onClose]);
  const { Form, form, busy, errors, onInput, onSubmit } = useSaving(draft, onSaved);
  const label = QUICK_ACTS.find((one) => one.act === act)?.says ?? "";
  return (
    <Dialog title={TITLES[act]} openedBy={openedBy} onClose={onClose}>
      <p className={styles.named} lang={languageOf(began.title)}>
        {began.title}
      </p>
      <Form ref={form} method="post" noValidate className="desk-form" onInput={onInput} onSubmit={onSubmit}>
        <Seen event={began} />
        <input type="hidden" name="quick" value={act} />
        {act === "moved" && (
          <>
            <Field
              name="starts_at"
              label="Starts, Indian time"
              optional
              type="datetime-local"
              defaultValue={began.starts_at === null ? "" : indianLocal(began.starts_at)}
              error={errors["starts_at"]}
            />
            <Field
              name="ends_at"
              label="Ends, Indian time"
              optional
              type="datetime-local"
              defaultValue={began.ends_at === null ? "" : indianLocal(began.ends_at)}
              error={errors["ends_at"]}
            />
            <Field
              name="venue"
              label="Place"
              optional
              limit={LIMITS.venue}
              defaultValue={began.venue}
              error={errors["venue"]}
            />
            <Field
              name="venue_ml"
              label="Place in Malayalam"
              optional
              limit={LIMITS.venue_ml}
              defaultValue={began.venue_ml}
              error={errors["venue_ml"]}
            />
          </>
        )}
        <Field
          name="reason"
          label="Reason"
          limit={LIMITS.reason}
          defaultValue={began.reason}
          error={errors["reason"]}
        />
        <Field
          name="reason_ml"
          label="Reason in Malayalam"
          optional
          limit={LIMITS.reason_ml}
          defaultValue={began.reason_ml}
          error={errors["reason_ml"]}
        />
        <small>{EVENT_DESK_WORDS.malayalamOptional}</small>
        <div className="button-row">
          <SaveButton label={label} busyLabel="Saving..." busy={busy} />
        </div>
      </Form>
    </Dialog>
  );
}
