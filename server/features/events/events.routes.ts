import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, Hono } from "hono";
import * as z from "zod/mini";
import { PLACE_NAME_MAX_LENGTH } from "../../../shared/districts.ts";
import { EVENT_TIMES, eventUpdate } from "../../../shared/events/event.ts";
import { EVENT_ERRORS, EVENTS_PER_BATCH } from "../../../shared/events/events.ts";
import { adminEvent } from "../../../shared/events/events-admin.ts";
import { API_ERRORS } from "../../../shared/i18n/api-messages.ts";
import { LANGUAGES, localizeUrl } from "../../../shared/i18n/languages.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import { SEARCH_MAX_LENGTH } from "../../../shared/search/search.limits.ts";
import { errorCodes } from "../../../shared/validation/errors.ts";
import { defineForm } from "../../../shared/validation/form.ts";
import { text } from "../../../shared/validation/text.ts";
import { defineEndpoint } from "../../http/endpoint.ts";
import type { Env } from "../../http/env.ts";
import { offsetQuery, pageQuery } from "../../http/page-query.ts";
import { AppError } from "../../lib/app-error.ts";
import type { EventCalendars } from "./event-calendars.ts";
import type { Events } from "./events.ts";
import { FEED_REQUEST_HEADERS } from "./feed-client.ts";
import { toFeedItem } from "./feed-item.ts";
import { absoluteImages, toEvent } from "./local-events.ts";

const code = errorCodes<typeof EVENT_ERRORS>();

const listQuery = z.object({
  q: z.optional(text(API_ERRORS, { field: "q", limits: { "q-too-long": SEARCH_MAX_LENGTH } })),
  district: z.optional(text(API_ERRORS, { field: "district", limits: { "district-too-long": PLACE_NAME_MAX_LENGTH } })),
  when: z.optional(z.enum(EVENT_TIMES, { error: code("event-time-unknown") })),
  ...offsetQuery,
  limit: pageQuery(50).limit,
});

const feedItem = z.object({
  caption: z.string(),
  description: z.string(),
  district: z.string(),
  last_modified_at: z.string(),
  image1: z.optional(z.string()),
  image2: z.optional(z.string()),
  image3: z.optional(z.string()),
  image4: z.optional(z.string()),
  image5: z.optional(z.string()),
});

/** `origin` makes own picture paths absolute. */
export const eventEndpoints = (events: Events, origin: string) => [
  defineEndpoint("GET /api/events", {
    summary:
      "List event updates in display order; staff can also search (q), and get versions and who changed what last",
    act: "see what is public",
    open: true,
    query: listQuery,
    errors: ["no-answer-from-feed"],
    wrap: z.object({
      data: z.array(z.union([adminEvent, eventUpdate])),
      meta: z.object({ offset: z.int(), limit: z.int(), total: z.int() }),
    }),
    handle: async ({ by, query: { q, district, when, offset = 0, limit = EVENTS_PER_BATCH } }) => {
      const hidden = by !== null && can(by.role, "change event");
      const list = await events.list({ district, when, offset, limit, hidden, ...(by && { q }) });
      if (!list) throw new AppError("no-answer-from-feed", "events-not-fetched", { retryAfter: 10 });
      const data = by
        ? await events.admin.listForAdmin(by, list.events)
        : list.events.map((event) => toEvent(event, origin));
      return { data, meta: { offset, limit, total: list.total } };
    },
  }),
  defineEndpoint("POST /feed/event-updates", {
    summary: "List local events for another installation, with its key",
    authorize: (header) => {
      const { givenKey } = events;
      if (!givenKey) throw new AppError("not-found", "no-feed-here");
      if (!same(header(givenKey.header) ?? "", givenKey.key)) throw new AppError("unauthorized", "feed-key-wrong");
    },
    errors: ["not-found", "unauthorized"],
    body: defineForm(EVENT_ERRORS, {
      schema: z.object({
        request: z.literal(FEED_REQUEST_HEADERS, { error: code("feed-request-unknown") }),
      }),
    }),
    data: z.array(feedItem),
    handle: async () => {
      const own = await events.own();
      return own.map((event) => toFeedItem({ ...event, images: absoluteImages(event.images, origin) }));
    },
  }),
];

const digest = (text: string) => createHash("sha256").update(text).digest();
/** Constant-time comparison. */
const same = (given: string, right: string) => timingSafeEqual(digest(given), digest(right));

/** Serves iCalendar and Atom files in both languages, cached like pages. */
export function serveEventCalendars(app: Hono<Env>, calendars: EventCalendars): void {
  for (const language of LANGUAGES) {
    app.get(localizeUrl(language, "/events.ics"), (c) =>
      sendFile(c, "text/calendar; charset=utf-8", () => calendars.calendar(language, districtIn(c))),
    );
    app.get(localizeUrl(language, "/events/:file{\\d{1,9}\\.ics}"), (c) =>
      sendFile(c, "text/calendar; charset=utf-8", () =>
        calendars.oneEvent(language, {
          id: Number.parseInt(c.req.param("file") ?? "", 10),
          key: c.req.query("e") || null,
        }),
      ),
    );
    app.get(localizeUrl(language, "/events.atom"), (c) =>
      sendFile(c, "application/atom+xml; charset=utf-8", () => calendars.atom(language)),
    );
  }
}

/** Ignores values too long to be a district. */
const districtIn = (c: Context<Env>) => {
  const district = c.req.query("district") ?? "";
  return district.length > PLACE_NAME_MAX_LENGTH ? "-" : district;
};

async function sendFile(c: Context<Env>, type: string, make: () => Promise<string>): Promise<Response> {
  // For errors; the file sets its own.
  c.header("Cache-Control", "no-store");
  return c.body(await make(), 200, { "Content-Type": type, "Cache-Control": "no-cache" });
}
