import { describe, expect, expectTypeOf, it } from "vitest";
import { interpolate, selectPlural, splitPlaceholders, type Translation } from "./interpolate.ts";

const ENGLISH = { shown: "{shown} of {total} events are shown.", ends: { none: "None." } } as const;

describe("a sentence with places", () => {
  it("is filled, in the order of its own language", () => {
    expect(interpolate(ENGLISH.shown, { shown: 6, total: 20 })).toBe("6 of 20 events are shown.");
    const malayalam = { shown: "{total} പരിപാടികളിൽ {shown} എണ്ണം.", ends: { none: "" } } satisfies Translation<
      typeof ENGLISH
    >;
    expect(interpolate(malayalam.shown, { shown: 6, total: 20 })).toBe("20 പരിപാടികളിൽ 6 എണ്ണം.");
  });

  it("takes what fills it as it is", () => {
    expect(interpolate("{name}!", { name: "$& {name}" })).toBe("$& {name}!");
    expect(splitPlaceholders("Call {number}.")).toEqual(["Call ", { place: "number" }, "."]);
  });

  it("is one for one and another for several", () => {
    const forms = { one: "{count} event", other: "{count} events" } as const;
    expect([0, 1, 2].map((count) => interpolate(selectPlural(forms, count), { count }))).toEqual([
      "0 events",
      "1 event",
      "2 events",
    ]);
  });
});

describe("types", () => {
  it("know a word that another language lacks, a place that is missing, and what fills none", () => {
    expectTypeOf({ shown: "{shown} {total}" as const }).not.toExtend<Translation<typeof ENGLISH>>();
    expectTypeOf({ shown: "{total}" as const, ends: { none: "" } }).not.toExtend<Translation<typeof ENGLISH>>();
    expectTypeOf({ shown: "{total}, {shown}" as const, ends: { none: "" } }).toExtend<Translation<typeof ENGLISH>>();
    // @ts-expect-error -- no such place
    interpolate("{name}!", { names: "Anu" });
    expect(interpolate("Nothing.", {})).toBe("Nothing.");
  });
});
