import { describe, expect, it } from "vitest";
import { isCurrent, NAVIGATION } from "./navigation.ts";

const currentAt = (path: string) => NAVIGATION.filter((item) => isCurrent(item, path)).map(({ label }) => label);

describe("the current place", () => {
  it.each([
    ["/", ["Home"]],
    ["/about-us", ["About"]],
    ["/event-map", ["Event Map"]],
    ["/event-map-of-2025", ["Event Map"]],
    ["/event-map/kannur", ["Event Map"]],
    ["/events", ["Event Updates"]],
    ["/event", ["Event Updates"]],
    ["/event/3", ["Event Updates"]],
    ["/testimonials", []],
  ])("at %s is %j", (path, labels) => {
    expect(currentAt(path)).toEqual(labels);
  });
});
