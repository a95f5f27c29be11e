import { type ReactNode, useId, useState } from "react";
import type { AdminEvent } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { Counter, Field, FieldHint } from "../../components/field.tsx";
import { useFieldHint } from "../../components/field-hints.ts";
import { useCharacterCount } from "../../components/use-character-count.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { ChoiceField } from "../components/choice-field.tsx";
import { useDeletion } from "../components/edit-and-delete.tsx";
import { FieldError } from "../components/error-box.tsx";
import { forgetServerDraft, ServerDrafts } from "../components/server-drafts.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { RichTextArea } from "../rich-text/rich-text-area.tsx";
import { AfterEvent } from "./after-event.tsx";
import styles from "./event-form.module.css";
import { DistrictOptions, getText, SeenVersion, StatusOptions, Times, toHistoryItem, toInput } from "./fields.tsx";
import { getPreviewed, Preview, type Previewed, typedIn } from "./preview.tsx";

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
  actions: ReactNode;
  /** Renders the fields. */
  children: (errors: LocalizedErrors["errors"], typed: Previewed) => ReactNode;
}

/** An event form with a live preview. */
export function EventForm({ event, draft, onSaved, onDiscard, name, label, actions, children }: Shell) {
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
        {unsaved && (
          <UnsavedNotice
            onDiscard={() => {
              forgetServerDraft(draft);
              onDiscard();
            }}
          />
        )}
        <ServerDrafts draft={draft} version={event?.version ?? 0} form={form} />
        <TranslationHints item={toHistoryItem(event)} form={form}>
          {children(errors, typed)}
        </TranslationHints>
        <div className={`${styles.save} not-printed`}>
          <SaveButton label={label} busyLabel={t("Saving...")} busy={busy} />
          {actions}
        </div>
      </Form>
      <Preview typed={typed} event={event} />
    </div>
  );
}

export function LocalEventForm(props: EventFormProps) {
  const { event } = props;
  const id = useId();
  return (
    <EventForm
      {...props}
      name={event ? t("Edit event") : t("Add event")}
      label={event ? t("Save event") : t("Add event")}
      actions={event && <DeleteButton event={event} />}
    >
      {(errors) => {
        const text = (name: Parameters<typeof getText>[0]) => getText(name, { event, errors });
        return (
          <>
            <section className={`panel ${styles.part}`} aria-labelledby={`${id}-what`}>
              <h2 id={`${id}-what`}>{t("What")}</h2>
              <p className={styles.hint}>{EVENT_ADMIN_COPY.malayalamOptional}</p>
              <div className={styles.twins}>
                <Field {...text("title")} />
                <Field optional {...text("title_ml")} />
                <DescriptionField {...text("description")} />
                <DescriptionField {...text("description_ml")} />
              </div>
            </section>
            <section className={`panel ${styles.part}`} aria-labelledby={`${id}-when`}>
              <h2 id={`${id}-when`}>{t("When and where")}</h2>
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
              <h2 id={`${id}-takes`}>{t("Status")}</h2>
              <ChoiceField label={EVENT_ADMIN_COPY.labels.status} {...getFieldProps(event, errors)("status")}>
                <StatusOptions />
              </ChoiceField>
              <div className={styles.twins}>
                <Field optional {...text("reason")} />
                <Field optional {...text("reason_ml")} />
              </div>
              <Field
                label={t("{label}, Indian time", { label: EVENT_ADMIN_COPY.publishAt })}
                optional
                type="datetime-local"
                {...getFieldProps(event, errors)("publish_at")}
                defaultValue={event ? toInput(event, "publish_at") : ""}
              />
              <p className={styles.hint}>{EVENT_ADMIN_COPY.publishAtOptional}</p>
            </section>
            {event && <AfterEvent event={event} errors={errors} />}
          </>
        );
      }}
    </EventForm>
  );
}

function DescriptionField({ name, label, limit, defaultValue, error }: ReturnType<typeof getText>) {
  const id = useId();
  const { ref, count, onInput } = useCharacterCount(limit, defaultValue);
  const hint = useFieldHint(name);
  const wrong = count > limit.max ? limit.beyond : error;
  return (
    <div className="field">
      <div className="label-row">
        <span className="label">{label}</span>
        <Counter id={`${id}-count`} count={count} limit={limit} />
      </div>
      <RichTextArea
        {...{ ref, onInput, name, label, defaultValue }}
        invalid={wrong !== undefined}
        describedBy={wrong && `${id}-error`}
      />
      {hint && <FieldHint>{hint}</FieldHint>}
      {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
    </div>
  );
}

function DeleteButton({ event }: { event: AdminEvent }) {
  const { busy, deleteIt } = useDeletion({
    key: `event ${event.key}`,
    seen: { ...event, id: event.history_id ?? 0 },
    copy: EVENT_ADMIN_COPY,
    target: event.title,
  });
  return <ActionButton look="button outlined danger" icon="trash" label={t("Delete")} busy={busy} onPress={deleteIt} />;
}
