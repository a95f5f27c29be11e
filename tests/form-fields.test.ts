import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PRIVACY as IN_ENGLISH } from "../app/words/english/privacy.ts";
import { PRIVACY as IN_MALAYALAM } from "../app/words/malayalam/privacy.ts";
import { enquiryForm } from "../domain/contact-submissions.rules.ts";
import { schoolForm } from "../domain/schools.rules.ts";
import { SCHOOL_WORDS } from "../domain/schools.ts";
import { testimonialForm, wordingForm } from "../domain/testimonials.rules.ts";

/** What the privacy page calls a field, in each language. One that is missing here has no line on that page yet. */
const TOLD: Readonly<Record<string, readonly [english: string, malayalam: string]>> = {
  name: ["name", "പേര്"],
  phone: ["phone number", "ഫോൺ നമ്പർ"],
  email: ["e-mail address", "ഇ‑മെയിൽ വിലാസം"],
  message: ["message", "സന്ദേശം"],
  designation: ["designation", "നിങ്ങൾ ആരാണെന്നത്"],
  title: ["title", "തലക്കെട്ട്"],
  description: ["story", "അനുഭവം"],
  school: ["its name", "സ്കൂളിന്റെ പേര്"],
  district: ["district", "ജില്ല"],
  classes: ["class", "ക്ലാസ്"],
  day: ["wished day", "ഇഷ്ടമുള്ള ദിവസം"],
};

const read = (path: string) => readFileSync(path, "utf8");
/** Where staff read a submission. */
const CASE = read("app/admin/contact-submissions/detail.tsx");
/** What a field is called in the office, where that is another name. */
const IN_THE_OFFICE: Readonly<Record<string, string>> = { school: "name" };

/** The keys of a form that somebody fills in. */
const keysOf = ({ schema }: { schema: object }) => {
  const fields = "shape" in schema ? Object.keys(schema.shape as object) : [];
  // Which notice was shown is nobody's to type: `tests/privacy-notice.test.ts` follows it.
  return fields.filter((key) => key !== "notice_version");
};

describe.each([
  {
    what: "an enquiry",
    form: enquiryForm,
    page: "contact-us/enquiry-form.tsx",
    office: CASE,
    told: [IN_ENGLISH.enquiry.says, IN_MALAYALAM.enquiry.says],
  },
  {
    what: "a school",
    form: schoolForm,
    page: "taking-part/schools/form.tsx",
    // Its answers stand in the message that staff read.
    office: CASE + SCHOOL_WORDS.message,
    told: [IN_ENGLISH.enquiry.school, IN_MALAYALAM.enquiry.school],
  },
  {
    what: "a testimonial",
    form: testimonialForm,
    page: "testimonials/form.tsx",
    office: read("app/admin/testimonials/detail.tsx"),
    told: [IN_ENGLISH.story.says, IN_MALAYALAM.story.says],
  },
])("every field of $what", ({ form, page, office, told: [english = "", malayalam = ""] }) => {
  const keys = keysOf(form);

  it("is some field", () => expect(keys.length).toBeGreaterThan(3));

  it.each(keys)("has its place in the form and in the office: %s", (key) => {
    expect(read(`app/public/${page}`)).toContain(`field("${key}")`);
    expect(office).toContain(`{${IN_THE_OFFICE[key] ?? key}}`);
  });

  it.each(keys)("is told of on the privacy page, in both languages: %s", (key) => {
    // What is stored stands before the first verb of storing.
    const [stored = ""] = english.split(" are stored");
    const [inMalayalam = ""] = malayalam.split(/ എന്നിവ(?:യും)? /);
    expect(TOLD).toHaveProperty(key);
    const [word = "", itsMalayalam = ""] = TOLD[key] ?? [];
    expect(stored).toContain(word);
    expect(inMalayalam).toContain(itsMalayalam);
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
    ["../server/resources/testimonials/export-testimonials.ts"],
  ])("stands in %s", (...paths) => {
    const source = paths.map((path) => read(`app/${path}`)).join("\n");
    expect(keys.length).toBeGreaterThan(3);
    expect(keys.filter((key) => !new RegExp(`[{ "]${key}\\b`).test(source))).toEqual([]);
  });
});
