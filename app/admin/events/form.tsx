import { type FormEvent, useEffect, useId, useState } from "react";
import { EVENT_DESK_WORDS } from "../../../domain/event-desk.ts";
import { indianLocal } from "../../../domain/indian-days.ts";
import type { EventOfStaff } from "../../../domain/own-events.ts";
import { Field } from "../../ui/field.tsx";
import { useDeletion } from "../parts/edit-and-delete.tsx";
import { Icon } from "../parts/icon.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";
import { DistrictOptions, LIMITS, Seen, StatusOptions } from "./fields.tsx";
import styles from "./form.module.css";
import { Preview, type Previewed, previewedOf } from "./preview.tsx";

interface FormProps {
  /** The one that is changed; null where one is added. */
  event: EventOfStaff | null;
  /** Names the draft of what is typed. */
  draft: string;
  onSaved: () => void;
  /** What was typed before and never saved is given up. */
  onDiscard: () => void;
}

/** Adds an event of the product's own, or changes one. Its times are Indian, wherever the device is. */
export function OwnEventForm({ event, draft, onSaved, onDiscard }: FormProps) {
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(draft, onSaved);
  const [typed, setTyped] = useState<Previewed>(() => previewedOf(event));
  const id = useId();
  // What was kept of an earlier time is shown as well.
  useEffect(() => {
    if (unsaved && form.current) setTyped(typedIn(form.current));
  }, [unsaved, form]);
  const text = (name: keyof typeof LIMITS) => ({
    name,
    limit: LIMITS[name],
    defaultValue: event?.[name],
    error: errors[name],
  });
  return (
    <div className={styles.edit}>
      <Form
        ref={form}
        method="post"
        noValidate
        className="desk-form"
        aria-label={event ? "Edit event" : "Add event"}
        onInput={(input: FormEvent<HTMLFormElement>) => {
          onInput();
          setTyped(typedIn(input.currentTarget));
        }}
        onSubmit={onSubmit}
      >
        {event && <Seen event={event} draft={draft} />}
        {unsaved && <Unsaved onDiscard={onDiscard} />}
        <section className={`panel ${styles.part}`} aria-labelledby={`${id}-what`}>
          <h2 id={`${id}-what`}>What</h2>
          <p className={styles.hint}>{EVENT_DESK_WORDS.malayalamOptional}</p>
          <div className={styles.twins}>
            <Field label="Title" {...text("title")} />
            <Field label="Title in Malayalam" optional {...text("title_ml")} />
            <Field label="Description" multiline optional {...text("description")} />
            <Field label="Description in Malayalam" multiline optional {...text("description_ml")} />
          </div>
        </section>
        <section className={`panel ${styles.part}`} aria-labelledby={`${id}-when`}>
          <h2 id={`${id}-when`}>When and where</h2>
          <div className={styles.pair}>
            <Field
              name="starts_at"
              label="Starts, Indian time"
              optional
              type="datetime-local"
              defaultValue={localOf(event?.starts_at)}
              error={errors["starts_at"]}
            />
            <Field
              name="ends_at"
              label="Ends, Indian time"
              optional
              type="datetime-local"
              defaultValue={localOf(event?.ends_at)}
              error={errors["ends_at"]}
            />
          </div>
          <div className="field">
            <label className="label" htmlFor={`${id}-district`}>
              District
            </label>
            <select
              className="input"
              id={`${id}-district`}
              name="district"
              defaultValue={event?.district ?? ""}
              aria-invalid={errors["district"] ? true : undefined}
              aria-describedby={errors["district"] && `${id}-district-error`}
            >
              <DistrictOptions />
            </select>
            {errors["district"] && (
              <p className="error" id={`${id}-district-error`}>
                <Icon name="warning" />
                {errors["district"]}
              </p>
            )}
          </div>
          <div className={styles.twins}>
            <Field label="Place" optional {...text("venue")} />
            <Field label="Place in Malayalam" optional {...text("venue_ml")} />
          </div>
        </section>
        <section className={`panel ${styles.part}`} aria-labelledby={`${id}-takes`}>
          <h2 id={`${id}-takes`}>Does it take place?</h2>
          <div className="field">
            <label className="label" htmlFor={`${id}-status`}>
              Status
            </label>
            <select className="input" id={`${id}-status`} name="status" defaultValue={event?.status ?? "planned"}>
              <StatusOptions />
            </select>
          </div>
          <div className={styles.twins}>
            <Field label="Reason" optional {...text("reason")} />
            <Field label="Reason in Malayalam" optional {...text("reason_ml")} />
          </div>
        </section>
        <div className={styles.save}>
          <SaveButton label={event ? "Save event" : "Add event"} busyLabel="Saving..." busy={busy} />
          {event && <DeleteButton event={event} />}
        </div>
      </Form>
      <Preview typed={typed} event={event} />
    </div>
  );
}

const localOf = (moment: string | null | undefined): string => (moment ? indianLocal(moment) : "");

/** What stands in a form, for the preview beside it. */
export const typedIn = (form: HTMLFormElement): Previewed =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string")) as Previewed;

function DeleteButton({ event }: { event: EventOfStaff }) {
  const { busy, deleteIt } = useDeletion({
    key: `event ${event.key}`,
    seen: { ...event, id: event.history_id ?? 0 },
    question: {
      title: EVENT_DESK_WORDS.confirm,
      text: EVENT_DESK_WORDS.confirmText,
      verb: EVENT_DESK_WORDS.confirmButton,
      what: event.title,
    },
    onDelete: () => {},
  });
  return (
    <button className="button outlined danger" type="button" aria-disabled={busy || undefined} onClick={deleteIt}>
      <Icon name="trash" />
      Delete
    </button>
  );
}
