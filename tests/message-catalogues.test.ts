import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, it } from "vitest";
import {
  formatPlaceholders,
  listMessages,
  listPlaceholders,
  PLACEHOLDERS_FILE,
} from "../script/message-placeholders.ts";
import { ROADSHOW_FIGURES } from "../shared/campaign/campaign-texts.ts";
import { ENQUIRY_COPY, ENQUIRY_ERRORS, ENQUIRY_LABELS } from "../shared/enquiries/enquiries.ts";
import { SCHOOL_COPY, SCHOOL_ERRORS } from "../shared/enquiries/schools.ts";
import { VOLUNTEER_COPY, VOLUNTEER_ERRORS } from "../shared/enquiries/volunteers.ts";
import { API_ERRORS } from "../shared/i18n/api-messages.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { CONTROL_COPY } from "../shared/i18n/control-messages.ts";
import { ERROR_PAGE_COPY } from "../shared/i18n/error-page-messages.ts";
import { SENDING_COPY } from "../shared/i18n/form-messages.ts";
import { interpolate, type MessageWith, parsePlural } from "../shared/i18n/interpolate.ts";
import { LANGUAGES, type Language } from "../shared/i18n/languages.ts";
import NOTES from "../shared/i18n/notes.json" with { type: "json" };
import { CONNECTION_COPY } from "../shared/i18n/offline-messages.ts";
import { TESTIMONIAL_COPY, TESTIMONIAL_ERRORS, TESTIMONIAL_LABELS } from "../shared/testimonials/testimonials.ts";

const MESSAGES = LANGUAGES.flatMap((language) =>
  listMessages(CATALOGUES[language]).map(([key, message]) => ({ language, key, message })),
);

/** English and Malayalam differ here on purpose. */
const INFLECTED = /^places\.there\./;
const OPTIONAL_MINUTES = "dates.fullHour";

/** Texts that API and admin have as constants, too. */
const SHARED: [part: object, constants: object][] = (({ en }) => [
  [en.controls, CONTROL_COPY],
  [en.faults, ERROR_PAGE_COPY],
  [en.sending, SENDING_COPY],
  [en.connection, CONNECTION_COPY],
  [en.enquiry.fields, ENQUIRY_LABELS],
  [en.testimonialForm.fields, TESTIMONIAL_LABELS],
  [en.volunteerForm.tasks, VOLUNTEER_COPY.tasks],
  [
    [en.enquiry.sent, en.enquiry.notSent, en.schoolForm.sent, en.volunteerForm.sent],
    [ENQUIRY_COPY.sent, ENQUIRY_COPY.notSent, SCHOOL_COPY.sent, VOLUNTEER_COPY.sent],
  ],
  [
    [en.testimonialForm.sent, en.testimonialForm.notSent, en.testimonials.submitted],
    [TESTIMONIAL_COPY.submitted, TESTIMONIAL_COPY.notSubmitted, TESTIMONIAL_COPY.submitted],
  ],
  [en.enquiry.refusals, { ...anyForm(), ...ENQUIRY_ERRORS }],
  [en.schoolForm.refusals, { ...anyForm(), ...SCHOOL_ERRORS }],
  [en.volunteerForm.refusals, { ...anyForm(), ...VOLUNTEER_ERRORS }],
  [en.testimonialForm.refusals, { ...anyForm(), ...TESTIMONIAL_ERRORS }],
  [en.roadshow.figures.map(({ figure }) => figure), Object.values(ROADSHOW_FIGURES)],
])(CATALOGUES);

describe("message catalogues", () => {
  it("have each part in one file", () => {
    const parts = globSync("shared/i18n/en/*.json").flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(file, "utf8"))),
    );
    expect(parts.toSorted()).toEqual(Object.keys(CATALOGUES.en).toSorted());
  });

  it("have the same keys in all languages", () => {
    const keys = (language: Language) =>
      MESSAGES.filter((message) => message.language === language && !INFLECTED.test(message.key)).map(({ key }) => key);
    for (const language of LANGUAGES) expect(keys(language).toSorted()).toEqual(keys("en").toSorted());
  });

  it("have the same placeholders in all languages", () => {
    const english = new Map(listMessages(CATALOGUES.en));
    const different = MESSAGES.filter(
      ({ key, message }) =>
        !INFLECTED.test(key) &&
        key !== OPTIONAL_MINUTES &&
        listPlaceholders(message).toSorted().join() !==
          listPlaceholders(english.get(key) ?? "")
            .toSorted()
            .join(),
    );
    expect(different).toEqual([]);
  });

  it("have the types of their placeholders", () => {
    expect(readFileSync(PLACEHOLDERS_FILE, "utf8"), "update it with script/translations").toBe(formatPlaceholders());
  });

  it("are ICU MessageFormat, as the reference implementation formats it", () => {
    const wrong = MESSAGES.flatMap(({ language, key, message }) => {
      const reference = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
      const names = listPlaceholders(message);
      return [0, 1, 2, 7].flatMap((count) => {
        const values = Object.fromEntries(names.map((name) => [name, name === "count" ? count : `<${name}>`]));
        const [ours, theirs] = [
          interpolate(message as MessageWith<[string]>, values, language),
          reference.format(values),
        ];
        return ours === theirs ? [] : [{ language, key, ours, theirs }];
      });
    });
    expect(wrong).toEqual([]);
  });

  it("have every plural form of their language, each a whole sentence", () => {
    const wrong = MESSAGES.filter(({ language, message }) => {
      if (!/, (?:plural|select)/.test(message)) return false;
      const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
      return (
        Object.keys(parsePlural(message)?.forms ?? {})
          .toSorted()
          .join() !== pluralCategories.toSorted().join()
      );
    });
    expect(wrong).toEqual([]);
  });

  it("have no unused message", () => {
    const sources = new Map(
      globSync("{app,server,shared,script}/**/*.{ts,tsx}", { exclude: ["**/*.test.ts", PLACEHOLDERS_FILE] }).map(
        (file) => [file, readFileSync(file, "utf8")] as const,
      ),
    );
    const imports = new Map(
      [...sources].map(([file, source]) => [
        file,
        [...source.matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => join(dirname(file), path)),
      ]),
    );
    const has = (source: string, name: string) => new RegExp(`[.{,"'\\s]${RegExp.escape(name)}\\b`).test(source);
    const keys = [...new Set(listMessages(CATALOGUES.en).map(([key]) => key.replace(/\.refusals\..*/, ".refusals")))];
    const unused = Map.groupBy(keys, (key) => key.split(".")[0] ?? "")
      .entries()
      .flatMap(([part, ofPart]) => {
        // Components get messages from the files that name their part.
        const own = [...sources].filter(([, source]) => has(source, part)).map(([file]) => file);
        const near = new Set(own.flatMap((file) => [file, ...(imports.get(file) ?? [])]));
        for (const [file, imported] of imports) if (imported.some((path) => own.includes(path))) near.add(file);
        const text = [...near].map((file) => sources.get(file) ?? "").join("\n");
        return ofPart.filter((key) => key.split(".").some((name) => !/^\d+$/.test(name) && !has(text, name)));
      });
    expect([...unused]).toEqual([]);
  });

  it("leave no branch on a language to the code", () => {
    const found = globSync("{app,server,shared,script}/**/*.{ts,tsx}", {
      exclude: ["**/*.test.ts"],
    }).filter((file) => /[=!]== "(?:en|ml)"/.test(readFileSync(file, "utf8")));
    expect(found).toEqual([]);
  });

  it("have notes for translators only on existing messages", () => {
    const keys = listMessages(CATALOGUES.en).map(([key]) => `${key}.`);
    const astray = Object.keys(NOTES).filter((place) => !keys.some((key) => key.startsWith(`${place}.`)));
    expect(astray).toEqual([]);
  });

  it.each(SHARED)("say the same as API and admin: %#", (part, constants) => {
    expect(part).toEqual(constants);
  });
});

function anyForm() {
  const { "too-many-requests": tooMany, crowd, unavailable } = API_ERRORS;
  return { "too-many-requests": tooMany, crowd, unavailable };
}
