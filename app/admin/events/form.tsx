import { useId } from "react";
import type { AdminEvent } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { Field } from "../../components/field.tsx";
import { ActionButton } from "../components/action-button.tsx";
import { ChoiceField } from "../components/choice-field.tsx";
import { useDeletion } from "../components/edit-and-delete.tsx";
import { getFieldProps } from "../lib/field-props.ts";
import { EventForm, type EventFormProps } from "./event-form.tsx";
import { DistrictOptions, getText, StatusOptions, Times } from "./fields.tsx";
import styles from "./form.module.css";

export function LocalEventForm(props: EventFormProps) {
  const { event } = props;
  const id = useId();
  return (
    <EventForm
      {...props}
      name={event ? "Edit event" : "Add event"}
      label={event ? "Save event" : "Add event"}
      acts={event && <DeleteButton event={event} />}
    >
      {(errors) => {
        const text = (name: Parameters<typeof getText>[0]) => getText(name, { event, errors });
        return (
          <>
            <section className={`panel ${styles.part}`} aria-labelledby={`${id}-what`}>
              <h2 id={`${id}-what`}>What</h2>
              <p className={styles.hint}>{EVENT_ADMIN_COPY.malayalamOptional}</p>
              <div className={styles.twins}>
                <Field {...text("title")} />
                <Field optional {...text("title_ml")} />
                <Field multiline optional {...text("description")} />
                <Field multiline optional {...text("description_ml")} />
              </div>
            </section>
            <section className={`panel ${styles.part}`} aria-labelledby={`${id}-when`}>
              <h2 id={`${id}-when`}>When and where</h2>
              <div className={styles.pair}>
                <Times event={event} errors={errors} />
              </div>
              <ChoiceField label={EVENT_ADMIN_COPY.labels.district} {...getFieldProps(event, errors)("district")}>
                <DistrictOptions />
              </ChoiceField>
              <div className={styles.twins}>
                <Field optional {...text("venue")} />
                <Field optional {...text("venue_ml")} />
              </div>
            </section>
            <section className={`panel ${styles.part}`} aria-labelledby={`${id}-takes`}>
              <h2 id={`${id}-takes`}>Does it take place?</h2>
              <ChoiceField label={EVENT_ADMIN_COPY.labels.status} {...getFieldProps(event, errors)("status")}>
                <StatusOptions />
              </ChoiceField>
              <div className={styles.twins}>
                <Field optional {...text("reason")} />
                <Field optional {...text("reason_ml")} />
              </div>
            </section>
          </>
        );
      }}
    </EventForm>
  );
}

function DeleteButton({ event }: { event: AdminEvent }) {
  const { busy, deleteIt } = useDeletion({
    key: `event ${event.key}`,
    seen: { ...event, id: event.history_id ?? 0 },
    words: EVENT_ADMIN_COPY,
    what: event.title,
  });
  return <ActionButton look="button outlined danger" icon="trash" label="Delete" busy={busy} onPress={deleteIt} />;
}
