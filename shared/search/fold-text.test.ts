import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findDistrict } from "../districts.ts";
import { placeKey } from "../events/events.ts";
import { foldText } from "./fold-text.ts";
import { matchesAll, parseQuery } from "./search-query.ts";

const MALAYALAM = fc.string({
  unit: fc.constantFrom(
    ...Array.from({ length: 0x80 }, (_, place) => String.fromCodePoint(0x0d00 + place)),
    ..."aZ Σς\u0130\u200c\u200d\u00ad",
  ),
  maxLength: 60,
});
const ANY = fc.oneof(MALAYALAM, fc.string({ unit: "binary", maxLength: 60 }));

const isFound = (q: string, text: string) => matchesAll(foldText(text), parseQuery(q));

describe("folded text", () => {
  it("is idempotent, and never three times as long", () => {
    fc.assert(
      fc.property(ANY, (text) => {
        const once = foldText(text);
        expect(foldText(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.length * 2);
      }),
      { numRuns: 2000 },
    );
  });

  it("is idempotent for every letter", () => {
    const letters = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
    const changing = letters.filter((letter) => foldText(foldText(letter)) !== foldText(letter));
    expect(changing).toEqual([]);
    expect(foldText("Ǣǿ")).toBe("aeo");
  });

  it("is folded per character, so that a part of a text is a part of its fold", () => {
    fc.assert(
      fc.property(MALAYALAM, MALAYALAM, (a, b) => {
        expect(foldText(a) + foldText(b)).toBe(foldText(a + b));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ["കണ്ണൂർ", "കണ്ണൂര്\u200d"],
    ["അവൻ", "അവന്\u200d"],
    ["അവൾ", "അവള്\u200d"],
    ["സ്കൂൾ", "സ്കൂള്\u200d"],
    ["കാൽ", "കാല്\u200d"],
    ["തൂൺ", "തൂണ്\u200d"],
    ["എന്റെ", "എൻ്റെ"],
    ["എന്റെ", "എന്\u200dറെ"],
    ["നന്മ", "നന്\u200cമ"],
    ["കാർഷികം", "കാൎഷികം"],
    ["പൗരൻ", "പൌരന്\u200d"],
    ["KANNUR", "kannur"],
    ["José", "JOSE"],
    ["Ångström", "angstrom"],
    ["ഈ", "ഇൗ"],
    ["ഐക്യം", "എെക്യം"],
    ["ഊണ്", "ഉൗണ്"],
    ["ഔഷധം", "ഒൗഷധം"],
    ["കൈ", "കെെ"],
  ])("%s is %s", (a, b) => {
    expect(foldText(a.normalize("NFC"))).toBe(foldText(b.normalize("NFC")));
  });
});

describe("search query", () => {
  it.each([
    ["കണ്ണൂർ", "കണ്ണൂരിൽ ഓട്ടത്തിന് രജിസ്റ്റർ ചെയ്യാൻ പറ്റുന്നില്ല"],
    ["കണ്ണൂര്\u200d", "കണ്ണൂരിൽ"],
    ["കണ്ണൂര്\u200d", "കണ്ണൂർ"],
    ["കണ്ണൂർ", "കണ്ണൂര്\u200dക്കാരൻ"],
    ["kannur", "ഞാൻ കണ്ണൂരിലാണ്"],
    ["കണ്ണൂർ", "We are near Kannur."],
    ["trivandrum", "തിരുവനന്തപുരത്ത് എപ്പോൾ?"],
    ["കൊല്ലം", "കൊല്ലത്തെ ഓട്ടം"],
    ["എറണാകുളം", "എറണാകുളമാണ്"],
    ["മകൻ", "എന്റെ മകന് ഉറക്കമില്ല"],
    ["സ്കൂൾ", "സ്കൂളിൽ നിന്ന്"],
    ["കാർ", "കാറിൽ വരും"],
    ["ഡോക്ടർ", "ഡോക്ടറെ കാണണം"],
    ["പാലക്കാട്", "പാലക്കാട്ടെ"],
    ["school kann", "KANNUR: our School"],
    ["ഓട്ടം kannur", "Kannur ഓട്ടത്തിന്"],
    ["98765 anu", "Anu\n9876543210"],
    ["+91 98765 43210", "Anu\n9876543210"],
    ["+919876543210", "Anu\n9876543210"],
    ["09876543210 anu", "Anu\n9876543210"],
    ["98765-43210", "Anu\n9876543210"],
    ["(0) 98765 43210", "Anu\n9876543210"],
    ["+91 98765", "Anu\n9876543210"],
    ["09876", "Anu\n9876543210"],
    ["98765-432", "Anu\n9876543210"],
    ["22-11-2026", "On 22-11-2026"],
    ["jose", "José Thomas"],
    ["JOSÉ", "Jose Thomas"],
  ])("%s is found in: %s", (q, text) => {
    expect(isFound(q, text)).toBe(true);
  });

  it.each([
    ["കണ്ണൂർ", "കണ്ണ് വേദനിക്കുന്നു"],
    ["school kollam", "Our school is in Kannur"],
    ["കൊല്ലം", "Kannur"],
    ["മകൻ", "മകൾ"],
  ])("%s is not found in: %s", (q, text) => {
    expect(isFound(q, text)).toBe(false);
  });

  it("has each word once, and is empty without input", () => {
    expect(parseQuery("anu  Anu ANU")).toEqual([["anu"]]);
    expect(parseQuery(" \u200d ")).toEqual([]);
  });
});

it("a district is found by its Malayalam name in either spelling, and so are its events", () => {
  for (const spelling of ["കണ്ണൂർ", "കണ്ണൂര്\u200d", " കണ്ണൂർ ", "KANNUR"]) {
    expect(findDistrict(spelling)?.name).toBe("Kannur");
    expect(placeKey(spelling)).toBe(placeKey("Kannur"));
  }
  expect(placeKey("മാഹി\u200c")).toBe(placeKey("മാഹി"));
});
