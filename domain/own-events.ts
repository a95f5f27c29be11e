import * as z from "zod/mini";
import { DISTRICT_NAMES, findDistrict } from "./districts.ts";
import { EVENT_STATUSES, eventUpdate } from "./event-update.ts";
import { IMAGES_PER_EVENT } from "./events.ts";
import { formRules } from "./form.ts";
import { versioned } from "./history.rules.ts";
import { instant } from "./instant.ts";
import { PICTURE_PIXELS_AT_MOST } from "./media-types.ts";
import { codesOf, textSentences } from "./refusals.ts";
import { text } from "./text.ts";

/** Most characters of what staff say of an event. */
export const OWN_EVENT_LIMITS = {
  "title-too-long": 200,
  "title_ml-too-long": 200,
  "description-too-long": 3000,
  "description_ml-too-long": 3000,
  "venue-too-long": 200,
  "venue_ml-too-long": 200,
  "reason-too-long": 300,
  "reason_ml-too-long": 300,
} as const;

/** What a picture of an event may be: how many, and of each bytes, pixels, and characters of what it shows. */
export const EVENT_PICTURE_LIMITS = {
  count: IMAGES_PER_EVENT,
  bytes: 15 * 1024 * 1024,
  pixels: PICTURE_PIXELS_AT_MOST,
  "picture-description-too-long": 200,
} as const;

/** What is said of an event, or of what is laid over one, that is refused. */
export const OWN_EVENT_SENTENCES = {
  "event-title-missing": "Please enter a title.",
  "title-not-text": "Title must be text.",
  ...textSentences("title", "Title"),
  ...textSentences("title_ml", "Malayalam title"),
  "title_ml-not-text": "Malayalam title must be text.",
  ...textSentences("description", "Description"),
  "description-not-text": "Description must be text.",
  ...textSentences("description_ml", "Malayalam description"),
  "description_ml-not-text": "Malayalam description must be text.",
  "district-missing": "Please select a district.",
  ...textSentences("venue", "Place"),
  "venue-not-text": "Place must be text.",
  ...textSentences("venue_ml", "Malayalam place"),
  "venue_ml-not-text": "Malayalam place must be text.",
  ...textSentences("reason", "Reason"),
  "reason-not-text": "Reason must be text.",
  ...textSentences("reason_ml", "Malayalam reason"),
  "reason_ml-not-text": "Malayalam reason must be text.",
  "event-start-invalid": "Please choose when the event begins.",
  "event-end-invalid": "Please choose when the event ends.",
  "event-ends-first": "The event must end after it begins.",
  "event-status-unknown": "The status must be planned, moved, postponed, cancelled or done.",
  "event-correction-invalid": "Correction must be true or false.",
  "event-key-invalid": "The key must be that of an event.",
  "event-picture-missing": "Please choose a picture.",
  "event-picture-invalid": "Please choose a JPEG, PNG or WebP picture.",
  "picture-too-large": "The picture can have at most {megabytes} MB.",
  "too-many-event-pictures": "An event can have at most {limit} pictures.",
  "event-picture-place-invalid": "The place must be that of one of the pictures.",
  ...textSentences("picture-description", "What the picture shows"),
  "picture-description-not-text": "What the picture shows must be text.",
  "event-picture-gone": "This picture is no longer there.",
  "event-gone": "This event is no longer there.",
  "event-without-day": "The day of this event is not known yet.",
  "override-gone": "Nothing is laid over this event.",
} as const;

export const OWN_EVENT_WORDS = {
  added: "Event added successfully!",
  updated: "Event updated successfully!",
  deleted: "Event deleted successfully!",
  pictureAdded: "Picture added successfully!",
  pictureUpdated: "Picture updated successfully!",
  pictureDeleted: "Picture deleted successfully!",
  overridden: "The event shows what you entered.",
  overrideDeleted: "The event is as its feed tells it again.",
} as const;

const words = OWN_EVENT_SENTENCES;
const code = codesOf<typeof words>();
const limits = OWN_EVENT_LIMITS;

const title = text(words, { field: "title", required: "event-title-missing", limits });
const district = z.pipe(
  z.pipe(
    z.string({ error: code("district-missing") }),
    z.transform((spelling: string) => findDistrict(spelling)?.name ?? ""),
  ),
  z.enum(DISTRICT_NAMES, { error: code("district-missing") }),
);
/** A moment, or none: null, and as forms send it, blank. */
const moment = (invalid: "event-start-invalid" | "event-end-invalid") =>
  z.union(
    [
      z.null(),
      z.pipe(
        z.literal(""),
        z.transform(() => null),
      ),
      instant(code(invalid)),
    ],
    { error: code(invalid) },
  );

const texts = {
  title_ml: text(words, { field: "title_ml", limits }),
  description: text(words, { field: "description", limits, multiline: true }),
  description_ml: text(words, { field: "description_ml", limits, multiline: true }),
  venue: text(words, { field: "venue", limits }),
  venue_ml: text(words, { field: "venue_ml", limits }),
  reason: text(words, { field: "reason", limits }),
  reason_ml: text(words, { field: "reason_ml", limits }),
};
const status = z.enum(EVENT_STATUSES, { error: code("event-status-unknown") });
const [starts_at, ends_at] = [moment("event-start-invalid"), moment("event-end-invalid")];

/** All but the title and the district may be left out: as it was, or blank, unknown and planned. */
const further = z.partial(z.object({ ...texts, starts_at, ends_at, status }));
const form = z.extend(further, { title, district });
/** Whether a new day or place corrects a mistake, so that an event which moves later did not stand on the wrong one first. */
const correction = z.optional(z.boolean({ error: code("event-correction-invalid") }));
const changeForm = z.extend(further, { title: z.optional(title), district: z.optional(district), correction });
export type OwnEventForm = z.output<typeof form>;
export type OwnEventChange = z.output<typeof changeForm>;

const order = ["event-title-missing", "district-missing"] as const;

export const ownEventForm = formRules(words, { schema: form, order });

/** A change of one; what is left out stays as it was. */
export const ownEventChangeForm = formRules(words, { schema: changeForm, order });

const pictureDescription = text(words, { field: "picture-description", limits: EVENT_PICTURE_LIMITS });

export const eventPictureForm = formRules(words, {
  schema: z.object({ description: z.optional(pictureDescription) }),
});

/** A change of a picture: what it shows, and at which place it stands, from 1. What is left out stays. */
export const eventPictureChangeForm = formRules(words, {
  schema: z.object({
    description: z.optional(pictureDescription),
    position: z.optional(
      z
        .int({ error: code("event-picture-place-invalid") })
        .check(
          z.minimum(1, { error: code("event-picture-place-invalid") }),
          z.maximum(EVENT_PICTURE_LIMITS.count, { error: code("event-picture-place-invalid") }),
        ),
    ),
  }),
});

const laid = z.partial(
  z.object({
    title: z.nullable(title),
    title_ml: z.nullable(texts.title_ml),
    description: z.nullable(texts.description),
    description_ml: z.nullable(texts.description_ml),
    district: z.nullable(district),
    starts_at,
    ends_at,
    venue: z.nullable(texts.venue),
    venue_ml: z.nullable(texts.venue_ml),
    status: z.nullable(status),
    reason: z.nullable(texts.reason),
    reason_ml: z.nullable(texts.reason_ml),
  }),
);
const overrideSchema = z.extend(laid, { correction });
export type OverrideForm = z.output<typeof overrideSchema>;

/** What is laid over an event of the feed. What is left out stays as it was; null: as the feed says it. */
export const overrideForm = formRules(words, { schema: overrideSchema, order });

/**
 * An event as staff see it: also the district as forms send it, and whether it is the product's own or of the feed. The
 * version of one of the feed is that of what is laid over it, 0 while that is nothing.
 */
export const eventOfStaff = z.extend(eventUpdate, {
  district: z.string(),
  source: z.enum(["own", "feed"]),
  /**
   * Under which number the history knows it: one of the product's own as an event, one of the feed by what is laid over
   * it; null while that is nothing.
   */
  history_id: z.nullable(z.int()),
  ...versioned,
});
export type EventOfStaff = z.output<typeof eventOfStaff>;

/** What staff laid over an event of the feed. */
export const override = z.object({
  key: z.string(),
  /** What was laid over it; the rest is as the feed says it. */
  fields: z.partial(
    z.object({
      title: z.string(),
      title_ml: z.string(),
      description: z.string(),
      description_ml: z.string(),
      district: z.string(),
      starts_at: z.string(),
      ends_at: z.string(),
      venue: z.string(),
      venue_ml: z.string(),
      status: z.enum(EVENT_STATUSES),
      reason: z.string(),
      reason_ml: z.string(),
    }),
  ),
  /** Under which number the history knows it. */
  history_id: z.int(),
  /** What the feed itself said last, of those fields that a feed has. */
  told: z.nullable(z.object({ title: z.string(), description: z.string(), district: z.string() })),
  /** As everybody sees it; null when the feed tells of it no more. */
  event: z.nullable(eventUpdate),
  ...versioned,
});
export type Override = z.output<typeof override>;
