import { type FormEvent, type ReactNode, useEffect, useId, useState } from "react";
import { EVENT_OFFICE_WORDS, EVENT_STATUS_NAMES } from "../../../domain/event-office.ts";
import { indianLocal } from "../../../domain/indian-days.ts";
import type { EventOfStaff, Override } from "../../../domain/own-events.ts";
import { Counter, FieldHint } from "../../ui/field.tsx";
import { useFieldHint } from "../../ui/field-hints.ts";
import { languageOf } from "../../ui/language.ts";
import { useCount } from "../../ui/limit.ts";
import { ActButton } from "../parts/act-button.tsx";
import { Icon } from "../parts/icon.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Twins } from "../parts/twins.tsx";
import { Unsaved } from "../parts/unsaved.tsx";
import { usePost } from "../parts/use-post.ts";
import { Wrong } from "../parts/wrong.tsx";
import { type FieldName, LABELS } from "./acts.ts";
import { DistrictOptions, LIMITS, Seen, StatusOptions, told } from "./fields.tsx";
import styles from "./form.module.css";
import { typedIn } from "./form.tsx";
import { Preview, type Previewed, previewedOf } from "./preview.tsx";

interface FormProps {
  event: EventOfStaff;
  /** What lies over it; null where nothing does. */
  override: Override | null;
  /** Names the draft of what is typed. */
  draft: string;
  onSaved: () => void;
  onDiscard: () => void;
}

type Said = Record<FieldName, string>;

/** What the feed itself says: of title, description and district; it knows nothing of the rest. */
function feedSays({ title, description, district }: Pick<EventOfStaff, "title" | "description" | "district">): Said {
  const nothing = Object.fromEntries(Object.keys(LABELS).map((name) => [name, ""])) as Said;
  return { ...nothing, title, description, district, status: "planned" };
}

const LONG = new Set<FieldName>(["description", "description_ml"]);

/** Lays words, times and a place over an event of the feed, field by field beside what the feed says. */
export function FeedForm({ event, override, draft, onSaved, onDiscard }: FormProps) {
  const { Form, form, busy, errors, unsaved, sends } = useSaving(draft, onSaved);
  const [typed, setTyped] = useState<Previewed>(() => previewedOf(event));
  useEffect(() => {
    if (unsaved && form.current) setTyped(typedIn(form.current));
  }, [unsaved, form]);
  const feed = feedSays(override?.told ?? event);
  const takeFeeds = (name: FieldName) => {
    const field = form.current?.elements.namedItem(name);
    if (!isField(field)) return;
    field.value = feed[name];
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.focus();
  };
  return (
    <>
      <p className={styles.told}>
        <Icon name="calendar" />
        {EVENT_OFFICE_WORDS.fromFeed}
      </p>
      <div className={styles.edit}>
        <Form
          {...sends}
          ref={form}
          className="office-form"
          aria-label="Edit event of the feed"
          onInput={(input: FormEvent<HTMLFormElement>) => {
            sends.onInput(input);
            setTyped(typedIn(input.currentTarget));
          }}
        >
          <Seen event={event} draft={draft} />
          <input type="hidden" name="feed" value={JSON.stringify(feed)} />
          {unsaved && <Unsaved onDiscard={onDiscard} />}
          <section className={`panel ${styles.part}`} aria-label="What the feed says, and what the site says">
            <Twins of={told(event)} form={form}>
              {(Object.keys(LABELS) as FieldName[]).map((name) => (
                <Row
                  key={name}
                  name={name}
                  feed={feed[name]}
                  changed={(typed[name] ?? "") !== feed[name]}
                  begins={localOf(event, name)}
                  error={errors[name]}
                  onUseFeeds={() => takeFeeds(name)}
                />
              ))}
            </Twins>
          </section>
          <div className={styles.save}>
            <SaveButton label="Save event" busyLabel="Saving..." busy={busy} />
            {override && <UseFeedForAll override={override} />}
          </div>
        </Form>
        <Preview typed={typed} event={event} />
      </div>
    </>
  );
}

const isField = (
  field: Element | RadioNodeList | null | undefined,
): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement;

/** What a field begins with: a moment as a field for day and time holds it. */
function localOf(event: EventOfStaff, name: FieldName): string {
  const value = event[name];
  return (name === "starts_at" || name === "ends_at") && value ? indianLocal(value) : (value ?? "");
}

interface RowProps {
  name: FieldName;
  /** What the feed says; blank: nothing. */
  feed: string;
  /** Whether what stands in the field is something else. */
  changed: boolean;
  begins: string;
  error: string | undefined;
  onUseFeeds: () => void;
}

function Row({ name, feed, changed, begins, error, onUseFeeds }: RowProps) {
  const id = useId();
  const limit = name in LIMITS ? LIMITS[name as keyof typeof LIMITS] : undefined;
  const { ref, count, onInput } = useCount(limit, begins);
  const wrong = limit && count > limit.most ? limit.beyond : error;
  const hint = useFieldHint(name);
  const says = name === "status" ? EVENT_STATUS_NAMES.planned : feed;
  const shared = {
    className: "input",
    id,
    name,
    defaultValue: begins,
    "aria-invalid": wrong ? true : undefined,
    "aria-describedby": [`${id}-feed`, wrong && `${id}-error`, hint && `${id}-hint`, limit && `${id}-count`]
      .filter(Boolean)
      .join(" "),
  } as const;
  return (
    <div className={styles.row}>
      <label className="label" htmlFor={id}>
        {LABELS[name]}
      </label>
      <p className={styles.feed} id={`${id}-feed`}>
        <span className={styles.says}>The feed says: </span>
        {changed && says ? (
          <s lang={languageOf(says)}>{says}</s>
        ) : (
          <span lang={languageOf(says)}>{says || "(nothing)"}</span>
        )}
      </p>
      <div className="field">
        {limit && <Counter id={`${id}-count`} count={count} limit={limit} />}
        {fieldOf(name, shared, { ref, onInput })}
        {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
        {wrong && <Wrong id={`${id}-error`}>{wrong}</Wrong>}
        {changed && (
          <p className={styles.changed}>
            <span>Changed here</span>
            <ActButton look="text-link" label="Use the feed's" what={`for ${LABELS[name]}`} onPress={onUseFeeds} />
          </p>
        )}
      </div>
    </div>
  );
}

interface Shared {
  className: string;
  id: string;
  name: FieldName;
  defaultValue: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string;
}

function fieldOf(
  name: FieldName,
  shared: Shared,
  counted: Pick<ReturnType<typeof useCount>, "ref" | "onInput">,
): ReactNode {
  if (name === "district")
    return (
      <select {...shared}>
        <DistrictOptions also={shared.defaultValue} />
      </select>
    );
  if (name === "status")
    return (
      <select {...shared}>
        <StatusOptions />
      </select>
    );
  if (LONG.has(name)) return <textarea {...shared} {...counted} />;
  return (
    <input type={name === "starts_at" || name === "ends_at" ? "datetime-local" : "text"} {...shared} {...counted} />
  );
}

/** Takes away all that was changed here, once that is confirmed. */
export function UseFeedForAll({ override }: { override: Override }) {
  const { history_id, version, key, fields, told } = override;
  const { busy, ask } = usePost(`override ${key}`);
  const question = {
    title: EVENT_OFFICE_WORDS.confirm,
    text: EVENT_OFFICE_WORDS.confirmFeed,
    verb: EVENT_OFFICE_WORDS.confirmFeedButton,
    what: fields.title ?? told?.title ?? "",
  };
  const takeFeed = () => ask(question, { "use-feed": history_id, version, seen: JSON.stringify({ key, ...fields }) });
  return (
    <ActButton look="button outlined" icon="restore" label="Use the feed's for all" busy={busy} onPress={takeFeed} />
  );
}
