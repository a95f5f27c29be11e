import { useId } from "react";
import type { AdminEvent, Override } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY, EVENT_STATUS_NAMES } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { Counter, FieldHint } from "../../components/field.tsx";
import { useFieldHint } from "../../components/field-hints.ts";
import { useCharacterCount } from "../../components/use-character-count.ts";
import { ActionButton } from "../components/buttons.tsx";
import { FieldError } from "../components/error-box.tsx";
import { Icon } from "../components/icon.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import { isTypedField } from "../hooks/use-save-form.ts";
import { RichTextArea } from "../rich-text/rich-text-area.tsx";
import { FIELDS, type FieldName, isMoment } from "./actions.ts";
import styles from "./event-form.module.css";
import { EventForm, type EventFormProps } from "./event-form.tsx";
import { DistrictOptions, LIMITS, StatusOptions, toDistrictName, toInput } from "./fields.tsx";

interface FormProps extends EventFormProps {
  event: AdminEvent;
  override: Override | null;
}

type Said = Record<FieldName, string>;

/** Feeds have only these fields. */
function describeFeed({ title, description, district }: Pick<AdminEvent, "title" | "description" | "district">): Said {
  const nothing = Object.fromEntries(FIELDS.map((name) => [name, ""])) as Said;
  return { ...nothing, title, description, district: toDistrictName(district), status: "planned" };
}

/** Override form, each field next to the feed's value. */
export function FeedForm({ override, ...props }: FormProps) {
  const { event } = props;
  const feed = describeFeed(override?.told ?? event);
  return (
    <>
      <p className={styles.fromFeed}>
        <Icon name="calendar" />
        {EVENT_ADMIN_COPY.fromFeed}
      </p>
      <EventForm
        {...props}
        name={t("Edit feed event")}
        label={t("Save event")}
        actions={override && <UseFeedForAll override={override} />}
      >
        {(errors, typed) => (
          <section className={`panel ${styles.part}`} aria-label={t("Feed values and local changes")}>
            {FIELDS.map((name) => (
              <Row
                key={name}
                name={name}
                feed={feed[name]}
                changed={(typed[name] ?? "") !== feed[name]}
                initialValue={toInput(event, name)}
                error={errors[name]}
              />
            ))}
            <input type="hidden" name="feed" value={JSON.stringify(feed)} />
          </section>
        )}
      </EventForm>
    </>
  );
}

function applyFeedValues(form: HTMLFormElement | null, name: FieldName, feedValue: string): void {
  const field = form?.elements.namedItem(name);
  if (!isTypedField(field)) return;
  field.value = feedValue;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.focus();
}

interface RowProps {
  name: FieldName;
  feed: string;
  changed: boolean;
  initialValue: string;
  error: string | undefined;
}

function Row({ name, feed, changed, initialValue, error }: RowProps) {
  const id = useId();
  const limit = name in LIMITS ? LIMITS[name as keyof typeof LIMITS] : undefined;
  const { ref, count, onInput } = useCharacterCount(limit, initialValue);
  const wrong = limit && count > limit.max ? limit.beyond : error;
  const hint = useFieldHint(name);
  const isDescription = name === "description" || name === "description_ml";
  const Label = isDescription ? "span" : "label";
  const feedValue = name === "status" ? EVENT_STATUS_NAMES.planned : feed;
  const shared = {
    className: "input",
    id,
    name,
    defaultValue: initialValue,
    "aria-invalid": wrong ? true : undefined,
    "aria-describedby": [`${id}-feed`, wrong && `${id}-error`, hint && `${id}-hint`, limit && `${id}-count`]
      .filter(Boolean)
      .join(" "),
  } as const;
  const field =
    name === "district" ? (
      <select {...shared}>
        <DistrictOptions also={initialValue} />
      </select>
    ) : name === "status" ? (
      <select {...shared}>
        <StatusOptions />
      </select>
    ) : isDescription ? (
      <RichTextArea
        {...{ ref, onInput, name }}
        label={EVENT_ADMIN_COPY.labels[name]}
        defaultValue={initialValue}
        invalid={wrong !== undefined}
        describedBy={shared["aria-describedby"]}
      />
    ) : (
      <input {...shared} ref={ref} onInput={onInput} type={isMoment(name) ? "datetime-local" : "text"} />
    );
  return (
    <div className={styles.row}>
      <Label className="label" {...(!isDescription && { htmlFor: id })}>
        {EVENT_ADMIN_COPY.labels[name]}
      </Label>
      <p className={styles.feed} id={`${id}-feed`}>
        <span className={styles.says}>{t("The feed says:")} </span>
        {changed && feedValue ? (
          <s lang={detectLanguage(feedValue)}>{feedValue}</s>
        ) : (
          <span lang={detectLanguage(feedValue)}>{feedValue || "(nothing)"}</span>
        )}
      </p>
      <div className="field">
        {limit && <Counter id={`${id}-count`} count={count} limit={limit} />}
        {field}
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {wrong && <FieldError id={`${id}-error`}>{wrong}</FieldError>}
        {changed && (
          <p className={styles.changed}>
            <span>{t("Changed here")}</span>
            <ActionButton
              look="text-link"
              label={t("Use feed value")}
              target={t("for {field}", { field: EVENT_ADMIN_COPY.labels[name] })}
              onPress={({ currentTarget }) => applyFeedValues(currentTarget.form, name, feed)}
            />
          </p>
        )}
      </div>
    </div>
  );
}

/** Removes the override after a confirmation. @param gone the event left the feed */
export function UseFeedForAll({ override, gone = false }: { override: Override; gone?: boolean }) {
  const { history_id, version, key, fields, told } = override;
  const { busy, ask } = usePostAction(`override ${key}`);
  const question = {
    title: EVENT_ADMIN_COPY.confirm,
    text: gone ? EVENT_ADMIN_COPY.confirmGone : EVENT_ADMIN_COPY.confirmFeed,
    verb: gone ? EVENT_ADMIN_COPY.confirmButton : EVENT_ADMIN_COPY.confirmFeedButton,
    target: fields.title ?? told?.title ?? "",
  };
  const values = Object.fromEntries(FIELDS.map((name) => [name, fields[name] ?? null]));
  const sent = {
    "use-feed": history_id,
    version,
    seen: JSON.stringify({ key, ...values }),
    ...(gone && { gone: "yes" }),
  };
  const look = gone ? "button outlined danger" : "button outlined";
  return (
    <ActionButton
      look={look}
      icon={gone ? "trash" : "restore"}
      label={gone ? t("Delete") : t("Use feed values for all")}
      busy={busy}
      onPress={() => ask(question, sent)}
    />
  );
}
