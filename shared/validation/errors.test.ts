import { describe, expect, expectTypeOf, it } from "vitest";
import { enquiryForm } from "../enquiries/enquiries.schema.ts";
import { ENQUIRY_ERRORS } from "../enquiries/enquiries.ts";
import { testimonialForm } from "../testimonials/testimonials.schema.ts";
import { errorCodes, formatMessage, localizeErrors, type MessageCode, textErrors, toMessages } from "./errors.ts";
import { parseForm } from "./form.ts";
import { text } from "./text.ts";

const ERRORS = { "name-missing": "A name, please.", ...textErrors("name", "Name") } as const;

describe("validation error", () => {
  it("is formatted with its parameters", () => {
    expect(formatMessage(ERRORS, { code: "name-too-long", params: { limit: 30 } })).toBe(
      "Name can have at most 30 characters.",
    );
    expect(formatMessage({ many: "At most {limit, number}." }, { code: "many", params: { limit: 1000 } })).toBe(
      "At most 1,000.",
    );
  });

  it("shows the code if the message is missing", () => {
    expect(formatMessage(ERRORS, { code: "name-too-long" })).toContain("{limit}");
    expect(formatMessage(ERRORS, { code: "unheard-of" })).toBe("unheard-of");
  });

  it("is translated from the same code and parameters", () => {
    const malayalam = {
      "name-missing": "പേര് എഴുതുക.",
      "name-too-long": "പേരിൽ {limit} അക്ഷരങ്ങൾ വരെ ആകാം.",
      "name-unusable": "പേരിൽ ഉപയോഗിക്കാനാകാത്ത അക്ഷരങ്ങളുണ്ട്.",
    } satisfies Record<MessageCode<typeof ERRORS>, string>;
    expect(formatMessage(malayalam, { code: "name-too-long", params: { limit: 30 } })).toBe(
      "പേരിൽ 30 അക്ഷരങ്ങൾ വരെ ആകാം.",
    );
  });
});

describe("types", () => {
  it("report a missing translation, a code without a message, and a field without its codes", () => {
    const lacking = { "name-missing": "പേര് എഴുതുക." };
    expectTypeOf(lacking).not.toExtend<Record<MessageCode<typeof ERRORS>, string>>();
    expectTypeOf({ ...lacking, "name-too-long": "", "name-unusable": "" }).toExtend<
      Record<MessageCode<typeof ERRORS>, string>
    >();
    // @ts-expect-error -- no such code
    errorCodes<typeof ERRORS>()("name-too-short");
    // @ts-expect-error -- no such field
    text(ERRORS, { field: "title", required: "name-missing" });
    // @ts-expect-error -- what may be left out says what it wants
    text(ERRORS, { field: "name" });
    expect(errorCodes<typeof ERRORS>()("name-missing")).toBe("name-missing");
  });
});

describe("form schema", () => {
  it("returns codes with parameters, and the first error", () => {
    const sent = { name: "x".repeat(31), phone: "1", email: "", message: "\0" };
    const refused = parseForm(enquiryForm, sent);
    expect(refused).toEqual({
      ok: false,
      rule: { code: "form-incomplete" },
      fields: {
        name: { code: "name-too-long", params: { limit: 30 } },
        phone: { code: "phone-invalid" },
        email: { code: "email-missing" },
        message: { code: "message-unusable" },
      },
    });
    const { name, phone } = refused.ok ? {} : toMessages(refused, ENQUIRY_ERRORS).errors;
    expect([name, phone]).toEqual([
      "Name can have at most 30 characters.",
      "Please enter a valid 10-digit Indian phone number",
    ]);
  });

  it("counts words and states the maximum", () => {
    const sent = { name: "Anu", email: "a@b.in", designation: "Pupil", description: "run ".repeat(51), title: 7 };
    const many = { code: "description-too-many-words", params: { limit: 50 } };
    expect(parseForm(testimonialForm, sent)).toMatchObject({
      fields: { title: { code: "title-not-text" }, description: many },
    });
  });
});

describe("API error", () => {
  const answered = { message: "No name.", code: "name-missing", errors: { name: "No name.", more: "Other." } };

  it("uses local messages where they are known", () => {
    const codes = { name: "name-missing", more: "unheard-of" };
    const said = { message: "A name, please.", errors: { name: "A name, please.", more: "Other." } };
    expect(localizeErrors({ ...answered, codes }, ERRORS)).toEqual(said);
  });

  it("uses the server's message otherwise, or for facts that only the server has", () => {
    const { message, errors } = answered;
    expect(localizeErrors(answered, {})).toEqual({ message, errors });
    expect(localizeErrors({ message, errors }, ERRORS)).toEqual({ message, errors });
    expect(localizeErrors({ ...answered, code: "name-too-long" }, ERRORS).message).toBe(message);
    expect(localizeErrors({}, ERRORS)).toEqual({ message: undefined, errors: {} });
  });
});
