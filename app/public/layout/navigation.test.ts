import { describe, expect, it } from "vitest";
import { isCurrent, NAVIGATION } from "./navigation.ts";

const currentAt = (path: string) => NAVIGATION.filter((item) => isCurrent(item, path)).map(({ name }) => name);

describe("current navigation item", () => {
  it.each([
    ["/", ["home"]],
    ["/about-us", ["about"]],
    ["/event-map", ["eventMap"]],
    ["/event-map-of-2025", ["eventMap"]],
    ["/event-map/kannur", ["eventMap"]],
    ["/events", ["events"]],
    ["/event", ["events"]],
    ["/event/3", ["events"]],
    ["/testimonials", []],
    ["/ml", ["home"]],
    ["/ml/event/3", ["events"]],
    ["/ml/event-map/kannur", ["eventMap"]],
    ["/ml/testimonials", []],
  ])("at %s is %j", (path, labels) => {
    expect(currentAt(path)).toEqual(labels);
  });
});
