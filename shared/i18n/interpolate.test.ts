import { describe, expect, it } from "vitest";
import { CATALOGUES } from "./catalogues.ts";
import { interpolate, type MessageWith, parsePlural, selectPlural, splitPlaceholders } from "./interpolate.ts";

describe("a sentence with placeholders", () => {
  it("is filled in the order of its language", () => {
    expect(interpolate("{shown} of {total} events are shown.", { shown: 6, total: 20 })).toBe(
      "6 of 20 events are shown.",
    );
    expect(interpolate("{total} പരിപാടികളിൽ {shown} എണ്ണം.", { shown: 6, total: 20 })).toBe("20 പരിപാടികളിൽ 6 എണ്ണം.");
  });

  it("inserts values literally", () => {
    expect(interpolate("{name}!", { name: "$& {name}" })).toBe("$& {name}!");
    expect(splitPlaceholders("Call {number}.")).toEqual(["Call ", { place: "number" }, "."]);
  });

  it("is chosen by number, by the rules of the language", () => {
    const message = "{count, plural, one {One result for {q}} other {{count} results for {q}}}" as MessageWith<
      ["count", "q"]
    >;
    const shown = [0, 1, 2].map((count) => interpolate(message, { count, q: "run" }, "ml"));
    expect(shown).toEqual(["0 results for run", "One result for run", "2 results for run"]);
    expect(parsePlural("{count} results")).toBeNull();
  });

  it("has a singular and a plural in the admin", () => {
    const forms = { one: "{count} event", other: "{count} events" } as const;
    expect([0, 1, 2].map((count) => interpolate(selectPlural(forms, count), { count }))).toEqual([
      "0 events",
      "1 event",
      "2 events",
    ]);
  });
});

it("does not compile with an unknown or a missing placeholder", () => {
  // @ts-expect-error -- no such place
  interpolate("{name}!", { names: "Anu" });
  const { search } = CATALOGUES.en;
  // @ts-expect-error -- `q` is missing
  interpolate(search.count, { count: 1 });
  // @ts-expect-error -- no such place in this message of a catalogue
  interpolate(search.none, { q: "run", count: 1 });
  // @ts-expect-error -- a message without placeholders
  interpolate(search.title, { q: "run" });
  expect(interpolate("Nothing.", {})).toBe("Nothing.");
});
