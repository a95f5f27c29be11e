import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { FORM_NOTICE as NOTICE_IN_ENGLISH } from "../app/words/english/form-notice.ts";
import { PRIVACY as IN_ENGLISH } from "../app/words/english/privacy.ts";
import { FORM_NOTICE as NOTICE_IN_MALAYALAM } from "../app/words/malayalam/form-notice.ts";
import { PRIVACY as IN_MALAYALAM } from "../app/words/malayalam/privacy.ts";
import { enquiryForm } from "../domain/contact-submissions.rules.ts";
import { schoolForm } from "../domain/schools.rules.ts";
import { SCHOOL_WORDS } from "../domain/schools.ts";
import { testimonialForm, wordingForm } from "../domain/testimonials.rules.ts";

/** What privacy page and notice call a field, in each language. One that is missing here has no line there yet. */
const TOLD: Readonly<Record<string, readonly [english: string, malayalam: string]>> = {
  name: ["name", "പേര്"],
  phone: ["phone number", "ഫോൺ നമ്പർ"],
  email: ["e-mail address", "ഇ‑മെയിൽ വിലാസം"],
  message: ["message", "സന്ദേശം"],
  designation: ["designation", "നിങ്ങൾ ആരാണെന്നത്"],
  title: ["title", "തലക്കെട്ട്"],
  description: ["story", "അനുഭവം"],
  district: ["district", "ജില്ല"],
  classes: ["class", "ക്ലാസ്"],
  day: ["wished day", "ഇഷ്ടമുള്ള ദിവസം"],
};

const read = (path: string) => readFileSync(path, "utf8");
/** Where staff read a submission. */
const CASE = read("app/admin/contact-submissions/detail.tsx");
/** The keys of a form that somebody fills in. */
const keysOf = ({ schema }: { schema: object }) => {
  const fields = "shape" in schema ? Object.keys(schema.shape as object) : [];
  // Which notice was shown is nobody's to type: `tests/privacy-notice.test.ts` follows it.
  return fields.filter((key) => key !== "notice_version");
};

interface Kind {
  what: string;
  form: { schema: object };
  page: string;
  office: string;
  /** Where a visitor reads what is stored: on the privacy page and before the form. */
  told: { english: string[]; malayalam: string[] };
  /** Fields that have another name in the office, and for the visitor, than in another form. */
  called?: Readonly<Record<string, { inOffice: string; told: readonly [english: RegExp, malayalam: string] }>>;
}

describe.each<Kind>([
  {
    what: "an enquiry",
    form: enquiryForm,
    page: "contact-us/enquiry-form.tsx",
    office: CASE,
    told: {
      english: [IN_ENGLISH.enquiry.says, NOTICE_IN_ENGLISH.enquiry.says],
      malayalam: [IN_MALAYALAM.enquiry.says, NOTICE_IN_MALAYALAM.enquiry.says],
    },
  },
  {
    what: "a school",
    form: schoolForm,
    page: "taking-part/schools/form.tsx",
    // Its answers stand in the message that staff read.
    office: CASE + SCHOOL_WORDS.message,
    told: {
      english: [IN_ENGLISH.enquiry.school, NOTICE_IN_ENGLISH.school.says],
      malayalam: [IN_MALAYALAM.enquiry.school, NOTICE_IN_MALAYALAM.school.says],
    },
    called: { school: { inOffice: "name", told: [/its name|school's name/, "സ്കൂളിന്റെ പേര്"] } },
  },
  {
    what: "a testimonial",
    form: testimonialForm,
    page: "testimonials/form.tsx",
    office: read("app/admin/testimonials/detail.tsx"),
    told: {
      english: [IN_ENGLISH.story.says, NOTICE_IN_ENGLISH.story.says],
      malayalam: [IN_MALAYALAM.story.says, NOTICE_IN_MALAYALAM.story.says],
    },
  },
])("every field of $what", ({ form, page, office, told, called = {} }) => {
  const keys = keysOf(form);

  it("is some field", () => expect(keys.length).toBeGreaterThan(3));

  it.each(keys)("has its place in the form and in the office: %s", (key) => {
    expect(read(`app/public/${page}`)).toContain(`field("${key}")`);
    expect(office).toContain(`{${called[key]?.inOffice ?? key}}`);
  });

  it.each(keys)("is told of on the privacy page and before the form, in both languages: %s", (key) => {
    const [word, itsMalayalam] = called[key]?.told ?? TOLD[key] ?? [/nothing calls it/, ""];
    // What is stored stands before the first verb of storing.
    for (const words of told.english) expect(words.split(" are stored")[0]).toMatch(word);
    for (const words of told.malayalam) expect(words.split(/ എന്നിവ(?:യും)? /)[0]).toContain(itsMalayalam);
  });
});

describe("every word of a testimonial", () => {
  // That it is approved in the same act is none of its words.
  const keys = keysOf(wordingForm).filter((key) => key !== "approve");

  it.each([
    ["public/testimonials/cards.tsx", "public/testimonials/detail.tsx"],
    ["admin/testimonials/edit-form.tsx"],
    ["admin/testimonials/save-words.ts"],
    ["admin/testimonials/detail.tsx"],
    ["admin/testimonials/card.tsx"],
    ["admin/testimonials/use-act.ts"],
    ["../server/database/text-search.ts"],
    ["../server/resources/testimonials/export-testimonials.ts"],
  ])("stands in %s", (...paths) => {
    const source = paths.map((path) => read(`app/${path}`)).join("\n");
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => !new RegExp(`[{ "]${key}\\b`).test(source))).toEqual([]);
  });
});
