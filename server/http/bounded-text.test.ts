import { expect, it, onTestFinished, vi } from "vitest";
import { getPlaces } from "../../bench/fuzzing/site.ts";
import { onSqliteAlone } from "../../tests/support/databases.ts";
import { buildFeedItem } from "../../tests/support/event-feed.ts";
import { ORIGIN, startProduct } from "../../tests/support/product.ts";
import { getEndpoints } from "../app.ts";
import { readFeedItem } from "../features/events/feed-item.ts";
import { toOpenApi } from "./openapi.ts";

/** Normalising unsorted combining marks is quadratic. */
const marks = (count: number) => `a${"\u0344".repeat(count / 2)}${"\u0334".repeat(count / 2)}`;
const PARAMETERS = ["q", "district", "status", "page", "limit", "offset", "e"];

/** Records every text that is normalised. */
function watched(): string[] {
  const seen: string[] = [];
  const { normalize } = String.prototype;
  vi.spyOn(String.prototype, "normalize").mockImplementation(function (this: string, form?: string) {
    seen.push(String(this));
    return normalize.call(this, form);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return seen;
}

onSqliteAlone((database) => {
  it("security 53: no endpoint normalises endless marks in any field or parameter", async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    const places = getPlaces(toOpenApi(getEndpoints(site, ORIGIN), ORIGIN)).filter(({ path }) =>
      path.startsWith("/api/"),
    );
    expect(places.length).toBeGreaterThan(20);
    const seen = watched();
    for (const { path, method, fields } of places) {
      const address = path.replace("{id}", "1").replace("{key}", "0".repeat(16)).replace("{n}", "1");
      // Passwords are hashed; logging out ends the session.
      if (address.includes("logout")) continue;
      for (const count of [60, 4000]) {
        const sent = Object.fromEntries(fields.map((field) => [field, marks(count)]));
        const form = new FormData();
        for (const [field, value] of Object.entries(sent)) form.set(field, value);
        form.set("file", new File(["%PDF-1.7"], `${marks(count)}.pdf`));
        const query = method === "GET" ? PARAMETERS : [""];
        for (const name of query) {
          const asked = name ? `${address}?${name}=${encodeURIComponent(marks(Math.min(count, 1200)))}` : address;
          const answer = await site.ask(method, asked, { token, ...(method !== "GET" && { json: sent }) });
          expect(answer.status, asked).toBeLessThan(500);
        }
        if (method !== "GET") await site.ask(method, address, { token, body: form });
      }
    }
    expect(seen.filter((text) => /\p{M}{31}/u.test(text))).toEqual([]);
  });

  it("security 54: a filter by place is checked at once, for any number of events", async () => {
    const site = await database.use(startProduct);
    const events = Array.from({ length: 200 }, (_, index) =>
      readFeedItem(buildFeedItem({ caption: `Event ${index}` })),
    );
    await site.events.replaceOwn(events.filter((event) => event !== null));
    const seen = watched();
    const place = "Somewhere else";
    const answer = await site.ask("GET", `/api/events?district=${encodeURIComponent(place)}`);
    expect([answer.status, answer.json.meta.total]).toEqual([200, 0]);
    expect(seen.filter((text) => text === place).length).toBeLessThan(5);
    // Districts are matched once per list.
    const before = seen.length;
    expect((await site.ask("GET", "/api/events?district=Kozhikode")).json.meta.total).toBe(200);
    expect(seen.length - before).toBeLessThan(10);
    const long = await site.ask("GET", `/api/events?district=${"x".repeat(15_000)}`);
    expect([long.status, long.json.message]).toEqual([400, "district can have at most 100 characters."]);
    const shown = await site.services.events.listVisible({ district: "x".repeat(15_000), offset: 0, limit: 6 });
    expect(shown?.total).toBe(0);
    expect(seen.filter((text) => text.length > 2000)).toEqual([]);
  });
});
