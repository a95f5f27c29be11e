import { DISTRICT_NAMES } from "../../../domain/districts.ts";
import { EVENT_STATUS_NAMES } from "../../../domain/event-desk.ts";
import { EVENT_STATUSES } from "../../../domain/event-update.ts";
import { type EventOfStaff, OWN_EVENT_LIMITS, OWN_EVENT_SENTENCES } from "../../../domain/own-events.ts";
import { charactersOf, type Limit } from "../../ui/limit.ts";
import { Edited } from "../parts/edited.tsx";

const most = (field: keyof typeof OWN_EVENT_LIMITS): [text: Limit, twin: Limit] => [
  charactersOf(OWN_EVENT_SENTENCES, `${field}-too-long`, OWN_EVENT_LIMITS[field]),
  charactersOf(OWN_EVENT_SENTENCES, `${field}_ml-too-long`, OWN_EVENT_LIMITS[field]),
];
const [title, title_ml] = most("title");
const [description, description_ml] = most("description");
const [venue, venue_ml] = most("venue");
const [reason, reason_ml] = most("reason");

/** How much each text takes. */
export const LIMITS = { title, title_ml, description, description_ml, venue, venue_ml, reason, reason_ml };

/**
 * Which event a form changes, and how it stood when the form began; with the draft's name where a form stays open for
 * longer, so that it tells when somebody else changed the event.
 */
export function Seen({ event, draft }: { event: EventOfStaff; draft?: string }) {
  const { key, source, version, history_id: id, starts_at, ends_at } = event;
  return (
    <>
      <input type="hidden" name="key" value={key} />
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="starts_at_was" value={starts_at ?? ""} />
      <input type="hidden" name="ends_at_was" value={ends_at ?? ""} />
      {draft !== undefined && id !== null ? (
        <Edited key={version} kind={source === "own" ? "event" : "override"} item={{ ...event, id }} draft={draft} />
      ) : (
        <>
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="seen" value={JSON.stringify(event)} />
        </>
      )}
    </>
  );
}

/** The fourteen, none while nothing is chosen, and a place that a feed names which is none of them. */
export const DistrictOptions = ({ also = "" }: { also?: string }) => (
  <>
    <option value="">Select a district</option>
    {also && !DISTRICT_NAMES.some((name) => name === also) && <option>{also}</option>}
    {DISTRICT_NAMES.map((name) => (
      <option key={name}>{name}</option>
    ))}
  </>
);

export const StatusOptions = () =>
  EVENT_STATUSES.map((status) => (
    <option key={status} value={status}>
      {EVENT_STATUS_NAMES[status]}
    </option>
  ));
