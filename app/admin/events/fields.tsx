import { useEffect } from "react";
import { DISTRICT_NAMES, findDistrict } from "../../../shared/districts.ts";
import { type AdminEvent, LOCAL_EVENT_ERRORS, LOCAL_EVENT_LIMITS } from "../../../shared/events/events-admin.ts";
import { EVENT_ADMIN_COPY, EVENT_STATUS_NAMES } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { toIstLocal } from "../../../shared/time/ist-days.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn, type Limit } from "../../components/use-character-count.ts";
import { Options } from "../components/choice-field.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { districtLabel } from "../lib/district-labels.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { type FieldName, isMoment } from "./actions.ts";

const most = (field: "title" | "description" | "venue" | "reason"): [text: Limit, twin: Limit] => [
  countCharactersIn(LOCAL_EVENT_ERRORS, LOCAL_EVENT_LIMITS, `${field}-too-long`),
  countCharactersIn(LOCAL_EVENT_ERRORS, LOCAL_EVENT_LIMITS, `${field}_ml-too-long`),
];
const [title, title_ml] = most("title");
const [description, description_ml] = most("description");
const [venue, venue_ml] = most("venue");
const [reason, reason_ml] = most("reason");

/** Characters. */
export const LIMITS = { title, title_ml, description, description_ml, venue, venue_ml, reason, reason_ml };

/** Version fields of the form; with a draft name it also warns of newer versions. */
export function SeenVersion({ event, draft }: { event: AdminEvent; draft?: string }) {
  const { key, source, version, history_id: id, starts_at, ends_at, publish_at } = event;
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="starts_at_was" value={starts_at ?? ""} />
      <input type="hidden" name="ends_at_was" value={ends_at ?? ""} />
      <input type="hidden" name="publish_at_was" value={publish_at ?? ""} />
      {draft !== undefined && id !== null ? (
        <EditConflictBanner
          key={version}
          kind={source === "own" ? "event" : "override"}
          item={{ ...event, id }}
          draft={draft}
        />
      ) : (
        <>
          <input type="hidden" name="id" value={id ?? 0} />
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="seen" value={JSON.stringify(event)} />
        </>
      )}
    </>
  );
}

/** Target in the audit log. */
export const toHistoryItem = (event: AdminEvent | null) =>
  event && event.history_id !== null
    ? ({ kind: event.source === "own" ? "event" : "override", id: event.history_id } as const)
    : null;

interface FieldsProps {
  /** Null: a new event. */
  event: AdminEvent | null;
  errors: LocalizedErrors["errors"];
}

export const getText = (name: keyof typeof LIMITS, { event, errors }: FieldsProps) => ({
  ...getFieldProps(event, errors)(name),
  label: EVENT_ADMIN_COPY.labels[name],
  limit: LIMITS[name],
});

/** IST on any device. */
export function Times({ event, errors }: FieldsProps) {
  useEndFollowsStart();
  return (["starts_at", "ends_at"] as const).map((name) => (
    <Field
      key={name}
      label={t("{label}, Indian time", { label: EVENT_ADMIN_COPY.labels[name] })}
      optional
      type="datetime-local"
      {...getFieldProps(event, errors)(name)}
      defaultValue={event ? toInput(event, name) : ""}
    />
  ));
}

export function toInput(event: AdminEvent, name: FieldName | "publish_at"): string {
  const value = event[name] ?? "";
  if (name === "district") return toDistrictName(value);
  return isMoment(name) && value ? toIstLocal(value) : value;
}

/** A district in the select's spelling; other places unchanged. */
export const toDistrictName = (place: string): string => findDistrict(place)?.name ?? place;

/** Also a feed's place that is no district. */
export const DistrictOptions = ({ also = "" }: { also?: string }) => (
  <>
    <option value="">{t("Select a district")}</option>
    {also && !findDistrict(also) && <option>{also}</option>}
    {DISTRICT_NAMES.map((name) => (
      <option key={name} value={name}>
        {districtLabel(name)}
      </option>
    ))}
  </>
);

export const StatusOptions = () => <Options of={EVENT_STATUS_NAMES} />;

/** Moves the end with the start, preserving the duration. Values of `datetime-local` fields. */
export function movedEnd(start: { before: string; after: string }, end: string): string {
  const [before, after, ends] = [start.before, start.after, end].map((typed) => Date.parse(`${typed}Z`));
  const moved = Number(ends) + Number(after) - Number(before);
  // A year that is still being typed is none.
  if (Number.isNaN(moved) || Number(after) < Date.UTC(2000, 0)) return end;
  return new Date(moved).toISOString().slice(0, 16);
}

/** Moves the end of an event with its start, unless the end was edited; in every form with the two fields. */
function useEndFollowsStart() {
  useEffect(() => {
    const edited = new WeakSet<HTMLInputElement>();
    /** Both values before the start was first changed. */
    const began = new WeakMap<HTMLInputElement, { start: string; end: string }>();
    let isMoving = false;
    const focus = ({ target }: Event) => {
      const { start, end } = fieldsAt(target);
      if (start && end && target === start && !began.has(start))
        began.set(start, { start: start.value, end: end.value });
    };
    const input = (event: Event) => {
      const { start, end } = fieldsAt(event.target);
      if (!start || !end) return;
      if (event.target === end && !isMoving) edited.add(end);
      const from = began.get(start);
      if (event.target !== start || !from || edited.has(end)) return;
      const next = movedEnd({ before: from.start, after: start.value }, from.end);
      if (next === end.value) return;
      end.value = next;
      // The draft of the form keeps it.
      isMoving = true;
      end.dispatchEvent(new Event("input", { bubbles: true }));
      isMoving = false;
    };
    document.addEventListener("focusin", focus);
    document.addEventListener("input", input);
    return () => {
      document.removeEventListener("focusin", focus);
      document.removeEventListener("input", input);
    };
  }, []);
}

function fieldsAt(target: EventTarget | null) {
  const fields = target instanceof HTMLInputElement ? target.form?.elements : undefined;
  return { start: getInput(fields?.namedItem("starts_at")), end: getInput(fields?.namedItem("ends_at")) };
}

const getInput = (field: unknown): HTMLInputElement | undefined =>
  field instanceof HTMLInputElement ? field : undefined;
