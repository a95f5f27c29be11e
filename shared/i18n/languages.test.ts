import { describe, expect, it } from "vitest";
import { languageAt, localizeUrl, stripLanguage } from "./languages.ts";

const TWINS = [
  ["/", "/ml"],
  ["/?show=3", "/ml?show=3"],
  ["/#enquiry", "/ml#enquiry"],
  ["/about-us", "/ml/about-us"],
  ["/events/3?e=a&district=Kannur#list", "/ml/events/3?e=a&district=Kannur#list"],
  ["/mleko", "/ml/mleko"],
  ["/nowhere/", "/ml/nowhere/"],
] as const;

describe("translated URLs", () => {
  it.each(TWINS)("of %s is %s, and back", (english, malayalam) => {
    expect(localizeUrl("ml", english)).toBe(malayalam);
    expect(localizeUrl("en", malayalam)).toBe(english);
    expect([localizeUrl("en", english), localizeUrl("ml", malayalam)]).toEqual([english, malayalam]);
    expect([languageAt(english), languageAt(malayalam)]).toEqual(["en", "ml"]);
    expect(stripLanguage(malayalam)).toBe(english);
  });

  it("are recognised by the complete first path segment", () => {
    expect(languageAt("/mlx")).toBe("en");
    expect(languageAt("/ml/")).toBe("ml");
    expect(localizeUrl("en", "/ml/")).toBe("/");
    expect(localizeUrl("ml", "/mlx")).toBe("/ml/mlx");
  });

  it("are recognised in capitals too, as the router does", () => {
    expect([languageAt("/ML"), languageAt("/Ml/help")]).toEqual(["ml", "ml"]);
    expect([localizeUrl("en", "/ML/help"), localizeUrl("ml", "/ML/help")]).toEqual(["/help", "/ml/help"]);
  });
});
