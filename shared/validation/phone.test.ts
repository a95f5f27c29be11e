import { describe, expect, it } from "vitest";
import { isIndianMobile, toDialledNumber, toWhatsappNumber, withoutCountryCode, withoutSeparators } from "./phone.ts";

describe("phone number input", () => {
  it.each([
    ["9876543210", "9876543210"],
    [" 98765 43210 ", "9876543210"],
    ["98765-43210", "9876543210"],
    ["(98765) 43210", "9876543210"],
    ["+91 98765 43210", "9876543210"],
    ["+919876543210", "9876543210"],
    ["+91-98765\u201143210", "9876543210"],
    ["91 98765 43210", "9876543210"],
    ["098765 43210", "9876543210"],
    ["091-98765 43210", "9876543210"],
    ["0091 98765 43210", "9876543210"],
    ["09198765432", "9198765432"],
    ["+91 (0) 98765 43210", "9876543210"],
    // Address books copy invisible direction marks.
    ["\u202a+91 98765\u00a043210\u202c", "9876543210"],
    // Ten digits starting with 91 have no country code.
    ["9198765432", "9198765432"],
    ["919198765432", "9198765432"],
  ])("%j is %s", (typed, number) => {
    expect(withoutCountryCode(typed)).toBe(number);
    expect(isIndianMobile(withoutCountryCode(typed))).toBe(true);
  });

  it.each([
    "",
    "12345",
    "5876543210",
    "98765432109",
    "+1 98765 43210",
    "98765x43210",
    "൯൮൭൬൫൪൩൨൧൦",
    "+91 +91 9876543210",
  ])("%j is not a phone number", (typed) => {
    expect(isIndianMobile(withoutCountryCode(typed))).toBe(false);
  });

  it("loses its separators, and nothing else", () => {
    expect(withoutSeparators("0484 234-5678")).toBe("04842345678");
    expect(withoutSeparators("(0484) 2345678x")).toBe("04842345678x");
  });

  it.each([
    ["0484 234 5678", "04842345678"],
    ["0484-2345678", "04842345678"],
    ["+91 484 234 5678", "04842345678"],
    ["+91-484-2345678", "04842345678"],
    ["+91 (0)484 2345678", "04842345678"],
    ["0091 0484 2345678", "04842345678"],
    ["+91 98765 43210", "9876543210"],
    ["98765 43210", "9876543210"],
    ["919876543210", "919876543210"],
    ["+91 1800 425 3455", "18004253455"],
    ["1800 425 3455", "18004253455"],
    ["14405", "14405"],
    ["+1 202 555 0100", "+12025550100"],
    ["+91 14405", "+9114405"],
    ["0484x2345678", "0484x2345678"],
  ])("%j is dialled as %s", (typed, number) => expect(toDialledNumber(typed)).toBe(number));

  it.each([
    ["+91 94979 00200", "919497900200"],
    ["0091-94979\u201100200", "919497900200"],
    ["919497900200", "919497900200"],
    ["94979 00200", "919497900200"],
    ["094979 00200", "919497900200"],
    ["+971 50 123 4567", "971501234567"],
    ["94979x00200", "94979x00200"],
  ])("%j is %s for WhatsApp", (typed, number) => expect(toWhatsappNumber(typed)).toBe(number));

  it("is not processed if it is far too long", () => {
    const typed = " ".repeat(100_000);
    expect(withoutCountryCode(typed)).toBe(typed);
  });
});
