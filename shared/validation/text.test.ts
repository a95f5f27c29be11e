import { describe, expect, it } from "vitest";
import { ERROR_MESSAGES } from "../../server/lib/error-messages.ts";
import { STORY } from "../../tests/support/testimonial.ts";
import { usernameForm } from "../accounts/profile.schema.ts";
import { enquiryForm } from "../enquiries/enquiries.schema.ts";
import { testimonialForm } from "../testimonials/testimonials.schema.ts";
import { toMessages } from "./errors.ts";
import { parseForm } from "./form.ts";

const getErrors = (form: Parameters<typeof parseForm>[0], sent: Record<string, unknown>) => {
  const parsed = parseForm(form, sent);
  return parsed.ok ? {} : toMessages(parsed, ERROR_MESSAGES).errors;
};
const enquiry = (over: Record<string, string>) =>
  getErrors(enquiryForm, { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "Hello", ...over });

/** Normalising unsorted combining marks is quadratic. */
const marks = (count: number) => `a${"\u0344".repeat(count / 2)}${"\u0334".repeat(count / 2)}`;
const CANNOT = "contains invalid characters.";

describe("security 53: rejects text before work is done on it", () => {
  it.each([
    ["name", "Name can have at most 30 characters."],
    ["email", "Email can have at most 30 characters."],
    ["phone", `Phone ${CANNOT}`],
    ["message", `Message ${CANNOT}`],
  ])("with endless combining marks in %s", (field, words) => {
    expect(enquiry({ [field]: marks(400) })[field]).toMatch(CANNOT);
    expect(enquiry({ [field]: marks(31_800) })[field]).toBe(words);
  });

  it("if a username consists of marks only", () => {
    const name = "Only letters, numbers, spaces, and underscores are allowed.";
    for (const count of [40, 31_800]) expect(getErrors(usernameForm, { name: marks(count) })).toEqual({ name });
  });

  it("but not with as many marks as Unicode's stream-safe format allows, or many characters", () => {
    expect(enquiry({ message: marks(30) })).toEqual({});
    expect(enquiry({ message: "കാസർകോട് ".repeat(2000) })).toEqual({});
    expect(enquiry({ message: "x".repeat(60_000) })).toEqual({});
  });
});

it("stores line breaks as LF, however a client writes them", () => {
  const parsed = parseForm(testimonialForm, { ...STORY, description: "One\r\ntwo\rthree\n" });
  expect(parsed).toMatchObject({ ok: true, value: { description: "One\ntwo\nthree" } });
});

describe("security 61: invisible text is not a name", () => {
  it.each([
    ["a zero-width space", "\u200b"],
    ["joiners", "\u200c\u200d"],
    ["bidirectional marks", "\u200e\u200f"],
    ["a soft hyphen", "\u00ad"],
    ["an invisible Hangul character", "\u3164"],
    ["a blank Braille pattern", "\u2800"],
    ["a mark without a base character", "\u0301"],
    ["tags", "\u{e0041}\u{e0042}"],
  ])("%s", (_title, name) => {
    expect(enquiry({ name })).toEqual({ name: "Please enter your name." });
    expect(enquiry({ message: ` ${name}\n` })).toEqual({ message: "Please enter your message." });
    expect(getErrors(usernameForm, { name })).toHaveProperty("name");
  });

  it("nor a title", () => {
    const sent = {
      name: "Anu",
      email: "anu@example.org",
      designation: "Pupil",
      description: "I ran.",
      title: "\u200b",
    };
    expect(parseForm(testimonialForm, sent)).toMatchObject({ ok: true, value: { title: "" } });
  });

  it("but joiners within a word remain", () => {
    const parsed = parseForm(usernameForm, { name: "അനു\u200dക" });
    expect(parsed).toEqual({ ok: true, value: { name: "അനു\u200dക" } });
  });
});

describe("security 61: single lines have no bidirectional controls", () => {
  it.each(["\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069"])("%j", (sign) => {
    expect(enquiry({ name: `Anu${sign}` })).toEqual({ name: `Name ${CANNOT}` });
    expect(enquiry({ email: `anu${sign}@example.org` })).toEqual({ email: `Email ${CANNOT}` });
    expect(enquiry({ message: `Hello ${sign}there` })).toEqual({});
  });
});
