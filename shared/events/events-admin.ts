import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { DISTRICT_NAMES, findDistrict } from "../districts.ts";
import { t } from "../i18n/admin-text.ts";
import { PICTURE_PIXELS_AT_MOST } from "../media-types.ts";
import { errorCodes, textErrors } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isPlainUrl } from "../validation/is-url.ts";
import { text } from "../validation/text.ts";
import { nullableTimestamp } from "../validation/timestamp.ts";
import { EVENT_STATUSES, eventUpdate } from "./event.ts";
import { MAX_GALLERY_PICTURES, MAX_IMAGES_PER_EVENT } from "./events.ts";

/** Characters. */
export const LOCAL_EVENT_LIMITS = {
  "title-too-long": 200,
  "title_ml-too-long": 200,
  "description-too-long": 3000,
  "description_ml-too-long": 3000,
  "venue-too-long": 200,
  "venue_ml-too-long": 200,
  "reason-too-long": 300,
  "reason_ml-too-long": 300,
  "caption-too-long": 200,
} as const;

/** Count, bytes, pixels, and characters of alt text. */
export const EVENT_PICTURE_LIMITS = {
  count: MAX_IMAGES_PER_EVENT,
  bytes: 15 * 1024 * 1024,
  pixels: PICTURE_PIXELS_AT_MOST,
  "picture-description-too-long": 200,
} as const;

/** Characters, and people. */
const RESULTS_URL_LENGTH = 500;
const MAX_RUNNERS = 10_000_000;

export const LOCAL_EVENT_ERRORS = t({
  "event-title-missing": "Please enter a title.",
  "title-not-text": "Title must be text.",
  ...textErrors("title", "Title"),
  ...textErrors("title_ml", "Malayalam title"),
  "title_ml-not-text": "Malayalam title must be text.",
  ...textErrors("description", "Description"),
  "description-not-text": "Description must be text.",
  ...textErrors("description_ml", "Malayalam description"),
  "description_ml-not-text": "Malayalam description must be text.",
  "district-missing": "Please select a district.",
  ...textErrors("venue", "Place"),
  "venue-not-text": "Place must be text.",
  ...textErrors("venue_ml", "Malayalam place"),
  "venue_ml-not-text": "Malayalam place must be text.",
  ...textErrors("reason", "Reason"),
  "reason-not-text": "Reason must be text.",
  ...textErrors("reason_ml", "Malayalam reason"),
  "reason_ml-not-text": "Malayalam reason must be text.",
  "event-start-invalid": "Please choose when the event starts.",
  "event-end-invalid": "Please choose when the event ends.",
  "event-publish-invalid": "Please choose when the event appears on the site.",
  "event-ends-first": "The event must end after it starts.",
  "event-status-unknown": "The status must be planned, moved, postponed, cancelled or done.",
  "event-correction-invalid": "Correction must be true or false.",
  "event-key-invalid": "The key must belong to an event.",
  "event-picture-missing": "Please choose a picture.",
  "event-picture-invalid": "Please choose a JPEG, PNG or WebP picture.",
  "picture-too-large": "The picture can have at most {megabytes} MB.",
  "too-many-event-pictures": "An event can have at most {limit} pictures.",
  "event-picture-place-invalid": "The position must be that of one of the pictures.",
  ...textErrors("picture-description", "What the picture shows"),
  "picture-description-not-text": "What the picture shows must be text.",
  "event-picture-gone": "This picture is no longer there.",
  "event-picture-unknown": "This picture is not in the library.",
  "results-url-invalid": "The link to the results must be an http or https address.",
  "gallery-invalid": `The gallery must be a list of at most ${MAX_GALLERY_PICTURES} numbers of pictures.`,
  "gallery-captions-invalid": `Captions must be a list of at most ${MAX_GALLERY_PICTURES} texts.`,
  ...textErrors("caption", "A caption"),
  "caption-not-text": "A caption must be text.",
  "runners-invalid": "The number of runners must be a whole number.",
  "event-gone": "This event is no longer there.",
  "event-without-day": "The date of this event is not known yet.",
  "override-gone": "This event has no local changes.",
} as const);

export const LOCAL_EVENT_COPY = t({
  added: "Event added successfully!",
  updated: "Event updated successfully!",
  deleted: "Event deleted successfully!",
  pictureAdded: "Picture added successfully!",
  pictureUpdated: "Picture updated successfully!",
  pictureDeleted: "Picture deleted successfully!",
  overridden: "Local changes saved.",
  overrideDeleted: "The event shows the feed values again.",
} as const);

const errors = LOCAL_EVENT_ERRORS;
const code = errorCodes<typeof errors>();
const limits = LOCAL_EVENT_LIMITS;

const title = text(errors, { field: "title", required: "event-title-missing", limits });
const district = z.pipe(
  z.pipe(
    z.string({ error: code("district-missing") }),
    z.transform((spelling: string) => findDistrict(spelling)?.name ?? ""),
  ),
  z.enum(DISTRICT_NAMES, { error: code("district-missing") }),
);
const texts = {
  title_ml: text(errors, { field: "title_ml", limits }),
  description: text(errors, { field: "description", limits, multiline: true }),
  description_ml: text(errors, { field: "description_ml", limits, multiline: true }),
  venue: text(errors, { field: "venue", limits }),
  venue_ml: text(errors, { field: "venue_ml", limits }),
  reason: text(errors, { field: "reason", limits }),
  reason_ml: text(errors, { field: "reason_ml", limits }),
};
const status = z.enum(EVENT_STATUSES, { error: code("event-status-unknown") });
const starts_at = nullableTimestamp(code("event-start-invalid"));
const ends_at = nullableTimestamp(code("event-end-invalid"));
/** Hidden before; null: shown at once. */
const publish_at = nullableTimestamp(code("event-publish-invalid"));

const captions = z
  .array(text(errors, { field: "caption", limits }), { error: code("gallery-captions-invalid") })
  .check(z.maxLength(MAX_GALLERY_PICTURES, { error: code("gallery-captions-invalid") }));
/** Fields of an event that is over. */
const results = {
  results_url: z.string({ error: code("results-url-invalid") }).check(
    z.maxLength(RESULTS_URL_LENGTH, { error: code("results-url-invalid"), abort: true }),
    z.refine((value) => value === "" || (/^https?:\/\/\S+$/iu.test(value) && isPlainUrl(value)), {
      error: code("results-url-invalid"),
    }),
  ),
  gallery: z
    .array(z.int({ error: code("gallery-invalid") }).check(z.positive({ error: code("gallery-invalid") })), {
      error: code("gallery-invalid"),
    })
    .check(z.maxLength(MAX_GALLERY_PICTURES, { error: code("gallery-invalid") })),
  gallery_captions: captions,
  gallery_captions_ml: captions,
  runners: z.nullable(
    z
      .int({ error: code("runners-invalid") })
      .check(
        z.minimum(0, { error: code("runners-invalid") }),
        z.maximum(MAX_RUNNERS, { error: code("runners-invalid") }),
      ),
  ),
};

/** All but title and district are optional. */
const further = z.partial(z.object({ ...texts, starts_at, ends_at, status, publish_at, ...results }));
const form = z.extend(further, { title, district });
/** True if the new date corrects a mistake, so that it is not announced as a move. */
const correction = z.optional(z.boolean({ error: code("event-correction-invalid") }));
const changeForm = z.extend(further, { title: z.optional(title), district: z.optional(district), correction });
export type LocalEventForm = z.output<typeof form>;
export type LocalEventChange = z.output<typeof changeForm>;

const order = ["event-title-missing", "district-missing"] as const;

export const localEventForm = defineForm(errors, { schema: form, priority: order });

/** Absent fields stay unchanged. */
export const localEventChangeForm = defineForm(errors, { schema: changeForm, priority: order });

const pictureDescription = text(errors, { field: "picture-description", limits: EVENT_PICTURE_LIMITS });

/** A file, or a picture of the library. */
export const eventPictureForm = defineForm(errors, {
  schema: z.object({
    description: z.optional(pictureDescription),
    picture_id: z.optional(
      z.pipe(
        z
          .string({ error: code("event-picture-unknown") })
          .check(z.regex(/^[1-9]\d{0,8}$/, { error: code("event-picture-unknown") })),
        z.transform(Number),
      ),
    ),
  }),
});

/** Alt text and position (from 1); absent fields stay unchanged. */
export const eventPictureChangeForm = defineForm(errors, {
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

const overridden = z.partial(
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
    results_url: z.nullable(results.results_url),
    gallery: z.nullable(results.gallery),
    gallery_captions: z.nullable(captions),
    gallery_captions_ml: z.nullable(captions),
    runners: results.runners,
  }),
);
const overrideSchema = z.extend(overridden, { correction });
export type OverrideForm = z.output<typeof overrideSchema>;

/** Absent fields stay unchanged; null returns to the feed's value. */
export const overrideForm = defineForm(errors, { schema: overrideSchema, priority: order });

/** An event for staff, with its origin. The version of a feed event is that of its override, 0 without one. */
export const adminEvent = z.extend(eventUpdate, {
  district: z.string(),
  source: z.enum(["own", "feed"]),
  /** Hidden from visitors before; null for a feed event. */
  publish_at: z.nullable(z.string()),
  /** Target id in the audit log; null for a feed event without override. */
  history_id: z.nullable(z.int()),
  ...versioned,
});
export type AdminEvent = z.output<typeof adminEvent>;

export const override = z.object({
  key: z.string(),
  /** Overridden fields only. */
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
      results_url: z.string(),
      gallery: z.array(z.int()),
      gallery_captions: z.array(z.string()),
      gallery_captions_ml: z.array(z.string()),
      runners: z.int(),
    }),
  ),
  /** Target id in the audit log. */
  history_id: z.int(),
  /** The feed's own values. */
  told: z.nullable(z.object({ title: z.string(), description: z.string(), district: z.string() })),
  /** As visitors see it; null when it left the feed. */
  event: z.nullable(eventUpdate),
  ...versioned,
});
export type Override = z.output<typeof override>;
