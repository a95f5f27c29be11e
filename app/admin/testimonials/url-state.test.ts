import { describe, expect, it } from "vitest";
import { parseListView, toUrl } from "./url-state.ts";

describe("testimonials screen URL", () => {
  it.each([
    ["", { tab: "pending", page: 1 }],
    ["?tab=approved", { tab: "approved", page: 1 }],
    ["?tab=rejected&page=3", { tab: "rejected", page: 3 }],
    ["?page=2", { tab: "pending", page: 2 }],
  ] as const)("parses %j as %j", (search, shown) => {
    expect(parseListView(search)).toEqual(shown);
    expect(toUrl(shown)).toBe(`/admin/testimonials${search}`);
  });

  it.each(["?tab=deleted&page=0", "?page=-1", "?page=1.5", "?page=x", "?page=1e99"])(
    "falls back to the default for %j",
    (search) => {
      expect(parseListView(search)).toEqual({ tab: "pending", page: 1 });
    },
  );
});
