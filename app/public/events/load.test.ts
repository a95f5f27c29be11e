import { expect, it } from "vitest";
import { EVENTS_PER_WINDOW } from "../../../shared/events/events.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct } from "../../../tests/support/product.ts";
import type { PageContext } from "../../page-context.ts";
import { loadList } from "./load.ts";

const COUNT = 200;

eachDatabase((database) => {
  it("security 54: the list shows at most one window of events for any URL", async () => {
    const { events, services } = await database.use(startProduct);
    await events.replaceOwn(
      Array.from({ length: COUNT }, (_, index) => ({
        title: `Event ${index}`,
        description: "Everybody ran.",
        location: index % 2 ? "Kollam" : "Kannur",
        date: "2026-11-18T05:30:00.000Z",
        images: [],
      })),
    );
    const context = {
      services,
      visitor: "192.0.2.1",
      tooLarge: false,
      requestId: "1",
      onError: () => {},
    } satisfies PageContext;
    const shown = async (query: string) => {
      const { list } = await loadList(new Request(`http://localhost/events${query}`), context);
      const titles = list?.events.map(({ title }) => title) ?? [];
      return [titles[0], titles.at(-1), titles.length, list?.total];
    };
    const most = EVENTS_PER_WINDOW;

    expect(await shown("")).toEqual(["Event 0", "Event 5", 6, COUNT]);
    expect(await shown("?upto=12")).toEqual(["Event 0", "Event 11", 12, COUNT]);
    for (const upto of [most, most + 1, 3000, 999_999])
      expect(await shown(`?upto=${upto}`), String(upto)).toEqual(["Event 0", `Event ${most - 1}`, most, COUNT]);

    expect(await shown("?from=60")).toEqual(["Event 60", "Event 119", most, COUNT]);
    expect(await shown("?from=66&upto=72")).toEqual(["Event 66", "Event 71", 6, COUNT]);
    expect(await shown("?from=60&upto=999999")).toEqual(["Event 60", "Event 119", most, COUNT]);
    expect(await shown("?from=60&upto=3")).toEqual(["Event 60", "Event 119", most, COUNT]);
    expect(await shown("?from=180&upto=240")).toEqual(["Event 180", "Event 199", 20, COUNT]);
    expect(await shown("?from=60&district=Kollam")).toEqual(["Event 121", "Event 199", 40, COUNT / 2]);
    expect(await shown("?from=500")).toEqual([undefined, undefined, 0, COUNT]);
    expect(await shown("?from=-1&upto=none")).toEqual(["Event 0", "Event 5", 6, COUNT]);
  });
});
