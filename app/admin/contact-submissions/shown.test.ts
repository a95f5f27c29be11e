import { describe, expect, it } from "vitest";
import { addressOf, shownAt } from "./shown.ts";

describe("the address of the submissions screen", () => {
  it.each([
    ["", { page: 1, q: "", tab: "all" }],
    ["?page=12", { page: 12, q: "", tab: "all" }],
    ["?q=bus+stop", { page: 1, q: "bus stop", tab: "all" }],
    ["?tab=mine&q=%E0%B4%AC%E0%B4%B8%E0%B5%8D&page=2", { page: 2, q: "ബസ്", tab: "mine" }],
  ] as const)("%j shows %j", (search, shown) => {
    expect(shownAt(search)).toEqual(shown);
    expect(addressOf(shown)).toBe(`/admin/contact-submissions${search}`);
  });

  it.each(["?page=0", "?page=-1", "?page=1.5", "?page=x", "?page=1e99", "?q=%20", "?tab=toString"])(
    "%j shows the beginning",
    (search) => {
      expect(shownAt(search)).toEqual({ page: 1, q: "", tab: "all" });
    },
  );

  it("asks for no more words than the server takes", () => {
    expect(shownAt(`?q=${"x".repeat(500)}`).q).toHaveLength(100);
  });
});
