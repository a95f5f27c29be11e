import type { Context, Hono } from "hono";
import { PLACE_NAME_MAX_LENGTH } from "../../../shared/districts.ts";
import { LANGUAGES, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { Env } from "../../http/env.ts";
import type { EventCalendars } from "./event-calendars.ts";

/** Serves iCalendar and Atom files in both languages, cached like pages. */
export function serveEventCalendars(app: Hono<Env>, calendars: EventCalendars): void {
  for (const language of LANGUAGES) {
    app.get(localizeUrl(language, "/events.ics"), (c) =>
      answer(c, "text/calendar; charset=utf-8", () => calendars.calendar(language, districtIn(c))),
    );
    app.get(localizeUrl(language, "/events/:file{\\d{1,9}\\.ics}"), (c) =>
      answer(c, "text/calendar; charset=utf-8", () =>
        calendars.oneEvent(language, {
          id: Number.parseInt(c.req.param("file") ?? "", 10),
          key: c.req.query("e") || null,
        }),
      ),
    );
    app.get(localizeUrl(language, "/events.atom"), (c) =>
      answer(c, "application/atom+xml; charset=utf-8", () => calendars.atom(language)),
    );
  }
}

/** Ignores values too long to be a district. */
const districtIn = (c: Context<Env>) => {
  const district = c.req.query("district") ?? "";
  return district.length > PLACE_NAME_MAX_LENGTH ? "-" : district;
};

async function answer(c: Context<Env>, type: string, make: () => Promise<string>): Promise<Response> {
  // For errors; the file sets its own.
  c.header("Cache-Control", "no-store");
  return c.body(await make(), 200, { "Content-Type": type, "Cache-Control": "no-cache" });
}
