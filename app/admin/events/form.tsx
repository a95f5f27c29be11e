import { type FormEvent, useEffect, useId, useState } from "react";
import { EVENT_OFFICE_WORDS } from "../../../domain/event-office.ts";
import type { EventOfStaff } from "../../../domain/own-events.ts";
import { Field } from "../../ui/field.tsx";
import { ActButton } from "../parts/act-button.tsx";
import { ChoiceField } from "../parts/choice-field.tsx";
import { useDeletion } from "../parts/edit-and-delete.tsx";
import { fieldsOf } from "../parts/fields-of.ts";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Twins } from "../parts/twins.tsx";
import { Unsaved } from "../parts/unsaved.tsx";
import { DistrictOptions, Seen, StatusOptions, Times, textOf, told } from "./fields.tsx";
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
  const { Form, form, busy, errors, unsaved, sends } = useSaving(draft, onSaved);
  const [typed, setTyped] = useState<Previewed>(() => previewedOf(event));
  const id = useId();
  // What was kept of an earlier time is shown as well.
  useEffect(() => {
    if (unsaved && form.current) setTyped(typedIn(form.current));
  }, [unsaved, form]);
  const text = (name: Parameters<typeof textOf>[0]) => textOf(name, { event, errors });
  return (
    <div className={styles.edit}>
      <Form
        {...sends}
        ref={form}
        className="office-form"
        aria-label={event ? "Edit event" : "Add event"}
        onInput={(input: FormEvent<HTMLFormElement>) => {
          sends.onInput(input);
          setTyped(typedIn(input.currentTarget));
        }}
      >
        {event && <Seen event={event} draft={draft} />}
        {unsaved && <Unsaved onDiscard={onDiscard} />}
        <Twins of={told(event)} form={form}>
          <section className={`panel ${styles.part}`} aria-labelledby={`${id}-what`}>
            <h2 id={`${id}-what`}>What</h2>
            <p className={styles.hint}>{EVENT_OFFICE_WORDS.malayalamOptional}</p>
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
              <Times event={event} errors={errors} />
            </div>
            <ChoiceField label="District" {...fieldsOf(event, errors)("district")}>
              <DistrictOptions />
            </ChoiceField>
            <div className={styles.twins}>
              <Field label="Place" optional {...text("venue")} />
              <Field label="Place in Malayalam" optional {...text("venue_ml")} />
            </div>
          </section>
          <section className={`panel ${styles.part}`} aria-labelledby={`${id}-takes`}>
            <h2 id={`${id}-takes`}>Does it take place?</h2>
            <ChoiceField label="Status" {...fieldsOf(event, errors)("status")}>
              <StatusOptions />
            </ChoiceField>
            <div className={styles.twins}>
              <Field label="Reason" optional {...text("reason")} />
              <Field label="Reason in Malayalam" optional {...text("reason_ml")} />
            </div>
          </section>
        </Twins>
        <div className={styles.save}>
          <SaveButton label={event ? "Save event" : "Add event"} busyLabel="Saving..." busy={busy} />
          {event && <DeleteButton event={event} />}
        </div>
      </Form>
      <Preview typed={typed} event={event} />
    </div>
  );
}

/** What stands in a form, for the preview beside it. */
export const typedIn = (form: HTMLFormElement): Previewed =>
  Object.fromEntries([...new FormData(form)].filter(([, value]) => typeof value === "string")) as Previewed;

function DeleteButton({ event }: { event: EventOfStaff }) {
  const { busy, deleteIt } = useDeletion({
    key: `event ${event.key}`,
    seen: { ...event, id: event.history_id ?? 0 },
    words: EVENT_OFFICE_WORDS,
    what: event.title,
  });
  return <ActButton look="button outlined danger" icon="trash" label="Delete" busy={busy} onPress={deleteIt} />;
}
