import { describe, expect, it } from "vitest";
import { parseListView, toUrl } from "./url-state.ts";

const ALL = { page: 1, q: "", tab: "all", from: "", to: "", owner: "", kind: "", sort: "newest" } as const;

describe("submissions screen URL", () => {
  it.each([
    ["", ALL],
    ["?page=12", { ...ALL, page: 12 }],
    ["?q=bus+stop", { ...ALL, q: "bus stop" }],
    ["?tab=mine&q=%E0%B4%AC%E0%B4%B8%E0%B5%8D&page=2", { ...ALL, page: 2, q: "ബസ്", tab: "mine", sort: "waiting" }],
    [
      "?tab=taken&from=2026-11-18&to=2026-11-22&owner=3&sort=newest",
      { ...ALL, tab: "taken", from: "2026-11-18", to: "2026-11-22", owner: "3" },
    ],
    ["?kind=volunteer", { ...ALL, kind: "volunteer" }],
    ["?to=2026-11-22&owner=none&sort=waiting", { ...ALL, to: "2026-11-22", owner: "none", sort: "waiting" }],
  ] as const)("parses %j as %j", (search, shown) => {
    expect(parseListView(search)).toEqual(shown);
    expect(toUrl(shown)).toBe(`/admin/contact-submissions${search}`);
  });

  it.each([
    "?page=0",
    "?page=-1",
    "?page=1.5",
    "?page=x",
    "?page=1e99",
    "?q=%20",
    "?tab=toString",
    "?from=yesterday",
    "?from=2026-02-30",
    "?to=1999-01-01",
    "?to=2026-13-01",
    "?owner=you",
    "?owner=0",
    "?owner=1e3",
    "?kind=press",
    "?sort=oldest",
  ])("falls back to the default for %j", (search) => {
    expect(parseListView(search)).toEqual(ALL);
  });

  it("swaps dates in the wrong order", () => {
    expect(parseListView("?from=2026-11-22&to=2026-11-18")).toMatchObject({ from: "2026-11-18", to: "2026-11-22" });
  });

  it.each(["new", "mine", "spam"] as const)("does not filter by assignee in the tab %j", (tab) => {
    expect(parseListView(`?tab=${tab}&owner=3`).owner).toBe("");
    expect(toUrl({ ...parseListView("?owner=3"), tab, sort: "newest" })).not.toContain("owner");
  });

  it("limits the query to the server's maximum length", () => {
    expect(parseListView(`?q=${"x".repeat(500)}`).q).toHaveLength(100);
  });
});
