import { describe, expect, it } from "vitest";
import { addressIn, languageAt, withoutLanguage } from "./languages.ts";

const TWINS = [
  ["/", "/ml"],
  ["/?show=3", "/ml?show=3"],
  ["/#enquiry", "/ml#enquiry"],
  ["/about-us", "/ml/about-us"],
  ["/events/3?e=a&district=Kannur#list", "/ml/events/3?e=a&district=Kannur#list"],
  ["/mleko", "/ml/mleko"],
  ["/nowhere/", "/ml/nowhere/"],
] as const;

describe("twins", () => {
  it.each(TWINS)("of %s is %s, and back", (english, malayalam) => {
    expect(addressIn("ml", english)).toBe(malayalam);
    expect(addressIn("en", malayalam)).toBe(english);
    expect([addressIn("en", english), addressIn("ml", malayalam)]).toEqual([english, malayalam]);
    expect([languageAt(english), languageAt(malayalam)]).toEqual(["en", "ml"]);
    expect(withoutLanguage(malayalam)).toBe(english);
  });

  it("are told by their whole first step", () => {
    expect(languageAt("/mlx")).toBe("en");
    expect(languageAt("/ml/")).toBe("ml");
    expect(addressIn("en", "/ml/")).toBe("/");
    expect(addressIn("ml", "/mlx")).toBe("/ml/mlx");
  });

  it("are told in capitals too, as the router tells addresses", () => {
    expect([languageAt("/ML"), languageAt("/Ml/help")]).toEqual(["ml", "ml"]);
    expect([addressIn("en", "/ML/help"), addressIn("ml", "/ML/help")]).toEqual(["/help", "/ml/help"]);
  });
});
