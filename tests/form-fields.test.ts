import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { ENQUIRY_LIMITS, SCHOOL_LIMITS, VOLUNTEER_LIMITS } from "../shared/enquiries/enquiries.limits.ts";
import { enquiryForm } from "../shared/enquiries/enquiries.schema.ts";
import { schoolForm } from "../shared/enquiries/schools.schema.ts";
import { SCHOOL_COPY } from "../shared/enquiries/schools.ts";
import { volunteerForm } from "../shared/enquiries/volunteers.schema.ts";
import { VOLUNTEER_COPY } from "../shared/enquiries/volunteers.ts";
import { CATALOGUES } from "../shared/i18n/catalogues.ts";
import { TESTIMONIAL_LIMITS } from "../shared/testimonials/testimonials.limits.ts";
import { testimonialForm, WORDING_FIELDS } from "../shared/testimonials/testimonials.schema.ts";

/** Names of fields in privacy page and notice, by language. New fields need an entry. */
const TOLD: Readonly<Record<string, readonly [english: string, malayalam: string]>> = {
  name: ["name", "പേര്"],
  phone: ["phone number", "ഫോൺ നമ്പർ"],
  email: ["email address", "ഇമെയിൽ വിലാസം"],
  message: ["message", "സന്ദേശം"],
  designation: ["designation", "നിങ്ങൾ ആരാണെന്ന വിവര"],
  title: ["title", "തലക്കെട്ട്"],
  description: ["story", "അനുഭവം"],
  district: ["district", "ജില്ല"],
  classes: ["class", "ക്ലാസ്"],
  what: ["tasks", "ജോലികൾ"],
  day: ["preferred date", "സൗകര്യമുള്ള ദിവസം"],
};

const read = (path: string) => readFileSync(path, "utf8");
const heading = (number: string) =>
  read("docs/reference/product.md").split(`\n### ${number} `)[1]?.split("\n##")[0] ?? "";
const CASE = read("app/admin/enquiries/detail.tsx") + read("app/admin/enquiries/timeline.tsx");
const getKeys = ({ schema }: { schema: object }) => {
  const fields = "shape" in schema ? Object.keys(schema.shape as object) : [];
  // Covered by `tests/privacy-notice.test.ts`.
  return fields.filter((key) => key !== "notice_version");
};

interface Kind {
  what: string;
  form: { schema: object };
  rules: string;
  limits: Readonly<Record<string, number>>;
  page: string;
  office: string;
  told: { english: string[]; malayalam: string[] };
  /** Fields with different names in other forms. */
  called?: Readonly<Record<string, { inOffice: string; told: readonly [english: RegExp, malayalam: string] }>>;
}

describe.each<Kind>([
  {
    what: "an enquiry",
    form: enquiryForm,
    rules: "5.2",
    limits: ENQUIRY_LIMITS,
    page: "contact-us/contact-section.tsx",
    office: CASE,
    told: {
      english: [CATALOGUES.en.privacy.enquiry.says, CATALOGUES.en.formNotice.enquiry.says],
      malayalam: [CATALOGUES.ml.privacy.enquiry.says, CATALOGUES.ml.formNotice.enquiry.says],
    },
  },
  {
    what: "a school",
    form: schoolForm,
    rules: "5.13",
    limits: SCHOOL_LIMITS,
    page: "taking-part/schools/page.tsx",
    office: CASE + SCHOOL_COPY.message,
    told: {
      english: [CATALOGUES.en.privacy.enquiry.school, CATALOGUES.en.formNotice.school.says],
      malayalam: [CATALOGUES.ml.privacy.enquiry.school, CATALOGUES.ml.formNotice.school.says],
    },
    called: { school: { inOffice: "name", told: [/its name|school's name/, "സ്കൂളിന്റെ പേര്"] } },
  },
  {
    what: "a volunteer",
    form: volunteerForm,
    rules: "5.14",
    limits: VOLUNTEER_LIMITS,
    page: "taking-part/volunteer/page.tsx",
    office: CASE + VOLUNTEER_COPY.message,
    told: {
      english: [CATALOGUES.en.privacy.enquiry.volunteer, CATALOGUES.en.formNotice.volunteer.says],
      malayalam: [CATALOGUES.ml.privacy.enquiry.volunteer, CATALOGUES.ml.formNotice.volunteer.says],
    },
  },
  {
    what: "a testimonial",
    form: testimonialForm,
    rules: "5.3",
    limits: TESTIMONIAL_LIMITS,
    page: "testimonials/form.tsx",
    office: read("app/admin/testimonials/card.tsx"),
    told: {
      english: [CATALOGUES.en.privacy.story.says, CATALOGUES.en.formNotice.story.says],
      malayalam: [CATALOGUES.ml.privacy.story.says, CATALOGUES.ml.formNotice.story.says],
    },
  },
])("each field of $what", ({ form, rules, limits, page, office, told, called = {} }) => {
  const keys = getKeys(form);

  it("is some field", () => expect(keys.length).toBeGreaterThan(3));

  it.each(keys)("is in the form and in the admin: %s", (key) => {
    expect(read(`app/public/${page}`)).toContain(`field("${key}")`);
    expect(office).toContain(`{${called[key]?.inOffice ?? key}}`);
  });

  it.each(Object.entries(limits))("has its limit in docs/reference/product.md: %s %i", (code, most) => {
    const [field = ""] = code.split("-too-");
    expect(heading(rules)).toMatch(
      new RegExp(`\\b${field}\\b(?:[^,;.]|,\\d)*\\s\\(?${most.toLocaleString("en")}\\b`, "i"),
    );
  });

  it.each(keys)("is listed on the privacy page and before the form, in both languages: %s", (key) => {
    const [word, itsMalayalam] = called[key]?.told ?? TOLD[key] ?? [/nothing calls it/, ""];
    for (const words of told.english) expect(words.split(" are stored")[0]).toMatch(word);
    for (const words of told.malayalam) expect(words.split(/ എന്നിവ(?:യും)? /)[0]).toContain(itsMalayalam);
  });
});

describe("each text of a testimonial", () => {
  it.each(WORDING_FIELDS)("is on the site's cards, and in docs/reference/product.md, 2.5: %s", (field) => {
    expect(read("app/public/testimonials/cards.tsx")).toContain(`{${field}}`);
    expect(heading("2.5")).toContain(field);
  });
});
