import { createHash } from "node:crypto";
import { setImmediate as nextTurn } from "node:timers/promises";
import { findDistrict, getDistrictName } from "../../../shared/districts.ts";
import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import { interpolate, type MessageWith } from "../../../shared/i18n/interpolate.ts";
import { getAnyTranslation, type Language, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { truncate } from "../../../shared/text/graphemes.ts";
import { AppError } from "../../lib/app-error.ts";
import { createTurns } from "../../lib/async.ts";
import { type CalendarEvent, toCalendar } from "./calendar.ts";
import type { Events } from "./events.ts";
import type { OrderedEvent } from "./order-events.ts";

/** iCalendar and Atom in both languages. @throws AppError "no-answer-from-feed" while there is no list */
export interface EventCalendars {
  /** Events with a known day, optionally of a district. */
  calendar(language: Language, district: string | undefined): Promise<string>;
  /** By key, else by index. @throws AppError "not-found" */
  oneEvent(language: Language, event: { id: number; key: string | null }): Promise<string>;
  /** Most recently changed first. */
  atom(language: Language): Promise<string>;
}

/** Bounds of a file. */
const MAX_EVENTS = 500;
const MAX_ENTRIES = 50;
const MAX_DESCRIPTION_LENGTH = 500;

interface Deps {
  events: Pick<Events, "list">;
  origin: string;
}

export function createEventCalendars({ events, origin }: Deps): EventCalendars {
  const all = async (district?: string): Promise<OrderedEvent[]> => {
    const list = await events.list({ district, offset: 0, limit: Number.POSITIVE_INFINITY });
    if (!list) throw new AppError("no-answer-from-feed", "events-not-fetched", { retryAfter: 10 });
    return list.events;
  };

  const getPage = (language: Language, { id, key }: OrderedEvent) =>
    origin + localizeUrl(language, `/events/${id}?e=${key}` satisfies PublicLink);

  const inCalendar = (language: Language, event: OrderedEvent): CalendarEvent[] => {
    const plan = planIn(event);
    if (plan.starts_at === null) return [];
    const { title, venue, description, reason } = textsIn(language, event);
    return [
      {
        uid: getUid(event),
        sequence: event.sequence,
        changedAt: event.date,
        startsAt: plan.starts_at,
        endsAt: plan.ends_at,
        title,
        description: [reason, description].filter(Boolean).join("\n\n"),
        location: [venue, districtIn(language, event.location), CATALOGUES[language].eventCalendars.state]
          .filter(Boolean)
          .join(", "),
        status: event.status,
        url: getPage(language, event),
      },
    ];
  };

  return {
    async calendar(language, district) {
      const soonestFirst = (await all(district))
        .map((event) => ({ event, startsAt: planIn(event).starts_at ?? "" }))
        .filter(({ startsAt }) => startsAt !== "")
        .toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
      const known: CalendarEvent[] = [];
      const endTurn = createTurns();
      for (const { event } of soonestFirst.slice(-MAX_EVENTS)) {
        await endTurn();
        known.push(...inCalendar(language, event));
      }
      await nextTurn();
      return toCalendar(getName(language, district), known);
    },

    async oneEvent(language, { id, key }) {
      const list = await all();
      const event = key === null ? list[id] : list.find((event) => event.key === key);
      if (!event) throw new AppError("not-found", "event-gone");
      const known = inCalendar(language, event);
      if (known.length === 0) throw new AppError("not-found", "event-without-day");
      return toCalendar(getName(language, undefined), known);
    },

    async atom(language) {
      const messages = CATALOGUES[language].eventCalendars;
      const newestFirst = (await all()).toSorted((a, b) => (a.date > b.date ? -1 : 1));
      const page = origin + localizeUrl(language, "/events" satisfies PublicLink);
      return toAtom({
        language,
        title: messages.name,
        author: messages.site,
        id: page,
        self: origin + localizeUrl(language, "/events.atom" satisfies PublicLink),
        page,
        entries: newestFirst.slice(0, MAX_ENTRIES).map((event) => {
          const { title, description, reason } = textsIn(language, event);
          return {
            id: `urn:uuid:${getUid(event)}`,
            title,
            summary: [reason, description].filter(Boolean).join(" "),
            url: getPage(language, event),
            changedAt: event.date,
          };
        }),
      });
    },
  };
}

/**
 * For postponed or cancelled events without a day, the first announced one: subscribers would not see the
 * change otherwise.
 */
const planIn = ({ starts_at, ends_at, status, first }: OrderedEvent) =>
  starts_at === null && first && (status === "postponed" || status === "cancelled") ? first : { starts_at, ends_at };

/** Falls back to the other language. */
function textsIn(language: Language, event: OrderedEvent) {
  const translate = (field: "title" | "description" | "reason" | "venue") =>
    getAnyTranslation(event, field, language).trim();
  const { status } = CATALOGUES[language].eventCalendars;
  const titles: Partial<Record<OrderedEvent["status"], MessageWith<["title"]>>> = status;
  return {
    title: interpolate(titles[event.status] ?? "{title}", { title: translate("title") }),
    description: truncate(translate("description"), MAX_DESCRIPTION_LENGTH),
    reason: translate("reason"),
    venue: translate("venue"),
  };
}

function districtIn(language: Language, place: string): string {
  const district = findDistrict(place);
  return district ? getDistrictName(district.name, language) : place;
}

function getName(language: Language, place = ""): string {
  const { name, nameOfDistrict } = CATALOGUES[language].eventCalendars;
  const district = findDistrict(place);
  return district ? interpolate(nameOfDistrict, { district: districtIn(language, place) }) : name;
}

/** UUID version 8 (RFC 9562) derived from the key. */
function getUid({ key }: OrderedEvent): string {
  const hash = createHash("sha256").update(`event ${key}`).digest("hex");
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `a${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join("-");
}

/** RFC 4287. */
interface AtomFeed {
  language: string;
  title: string;
  author: string;
  /** Permanent. */
  id: string;
  /** URL of the feed and of the equivalent page. */
  self: string;
  page: string;
  /** Newest first. */
  entries: readonly { id: string; title: string; summary: string; url: string; changedAt: string }[];
}

/** Atom XML. An empty feed has the epoch as its date. */
const toAtom = ({ language, title, author, id, self, page, entries }: AtomFeed): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<title>${escaped(title)}</title>`,
    `<id>${escaped(id)}</id>`,
    `<updated>${entries[0]?.changedAt ?? "1970-01-01T00:00:00Z"}</updated>`,
    `<author><name>${escaped(author)}</name></author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(page)}"/>`,
    ...entries.map(
      (entry) =>
        `<entry><title>${escaped(entry.title)}</title><id>${escaped(entry.id)}</id><updated>${entry.changedAt}</updated>` +
        `<link rel="alternate" type="text/html" href="${escaped(entry.url)}"/><summary>${escaped(entry.summary)}</summary></entry>`,
    ),
    "</feed>\n",
  ].join("\n");

/** Drops characters that XML cannot represent. */
const escaped = (text: string) =>
  text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
