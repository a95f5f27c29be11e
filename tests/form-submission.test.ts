import { beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { builtPages, type Pages } from "../server/ssr/render.ts";
import { TESTIMONIAL_LIMITS } from "../shared/testimonials/testimonials.limits.ts";
import { TESTIMONIAL_LABELS } from "../shared/testimonials/testimonials.ts";
import { todayInIst } from "../shared/time/ist-days.ts";
import { eachDatabase } from "./support/databases.ts";
import { startProduct, type TestProduct } from "./support/product.ts";
import { viaApi, viaPage } from "./support/submit-form.ts";
import { buildStory, STORY, STORY_WORDS } from "./support/testimonial.ts";

const INCOMPLETE = "Please fill the form completely";
const PHONE = "Please enter a valid 10-digit Indian phone number";
const EMAIL = "Please enter a valid email address";
const DAY = "Please choose a day from tomorrow on, at most a year away.";
const NO_EMAIL = "Please enter your email address.";
const NO_NAME = "Please enter your name.";
const MALAYALAM_NAME = "ഫാത്തിമ".repeat(7).slice(0, 49);
const AS_TYPED = "  <b>കേരളം</b> & 'quotes' \"and\" \\ % _\n\tsecond line \u{1f3c3}\u{1f3fd} Zoe\u0301 ";
const TO_THE_LETTER = "<b>കേരളം</b> & 'quotes' \"and\" \\ % _\n\tsecond line \u{1f3c3}\u{1f3fd} Zoé";
const IN_ONE_LINE = (text: string) => text.replace("\n\t", " ");
const SCHOOL_ANSWERS_MISSING = {
  school: "Please enter the name of the school.",
  district: "Please select a district.",
  classes: "Please choose the class.",
  day: "Please choose a day.",
};

type Typed = Record<string, string>;
type Refusal = [what: string, change: Typed, message: string, errors: Typed];

interface Form {
  name: string;
  call: string;
  pages: string[];
  whole: Typed;
  thanks: string;
  thanksOnPage?: string;
  refused: Refusal[];
  typed: Typed;
  kept: Typed;
  beside(site: TestProduct): Record<string, unknown>;
  stored(site: TestProduct): Promise<Record<string, unknown>[]>;
}

const unusable = (field: string, name: string): [string, Typed] => [
  `${name} contains invalid characters.`,
  { [field]: `${name} contains invalid characters.` },
];
const tooLong = (field: string, name: string, most: number): [string, Typed] => [
  `${name} can have at most ${most} characters.`,
  { [field]: `${name} can have at most ${most} characters.` },
];

const { description: __, ...LINES } = STORY_WORDS;
/** Limits: `docs/reference/product.md`, 5.3. */
const LINES_OF_STORY = Object.keys(LINES) as (keyof typeof LINES)[];

const numbered = ({ now }: TestProduct) => ({ id: 1, created_at: now.toISOString() });

const FORMS: Form[] = [
  {
    name: "an enquiry",
    call: "/api/contact",
    pages: ["/", "/contact-us"],
    whole: { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When is the marathon?" },
    thanks: "Thanks for Your Enquiry",
    typed: { name: MALAYALAM_NAME, message: AS_TYPED },
    kept: { name: MALAYALAM_NAME, message: TO_THE_LETTER },
    beside: numbered,
    stored: (site) => site.database.db.selectFrom("contact_submissions").selectAll().execute(),
    refused: [
      [
        "nothing",
        { name: "", phone: "", email: "", message: "" },
        INCOMPLETE,
        {
          name: NO_NAME,
          phone: "Please enter your phone number.",
          email: NO_EMAIL,
          message: "Please enter your message.",
        },
      ],
      ["blanks", { message: " \n\t " }, INCOMPLETE, { message: "Please enter your message." }],
      ["a blank name and an invalid phone", { name: " ", phone: "123" }, INCOMPLETE, { name: NO_NAME, phone: PHONE }],
      ["nine digits", { phone: "987654321" }, PHONE, { phone: PHONE }],
      ["eleven digits", { phone: "98765432100" }, PHONE, { phone: PHONE }],
      ["a first digit of 5", { phone: "5876543210" }, PHONE, { phone: PHONE }],
      ["Malayalam digits", { phone: "൯൮൭൬൫൪൩൨൧൦" }, PHONE, { phone: PHONE }],
      ["an invalid phone and an invalid email", { phone: "1", email: "x" }, PHONE, { phone: PHONE, email: EMAIL }],
      ["no domain", { email: "anu@example" }, EMAIL, { email: EMAIL }],
      ["a space", { email: "a nu@example.org" }, EMAIL, { email: EMAIL }],
      ["31 characters", { name: "x".repeat(31) }, ...tooLong("name", "Name", 30)],
      ["an email of 31 characters", { email: `${"x".repeat(19)}@example.org` }, ...tooLong("email", "Email", 30)],
      ["security 32: a line break in a name", { name: "A\nB" }, ...unusable("name", "Name")],
      ["security 32: NUL", { message: "a\0b" }, ...unusable("message", "Message")],
    ],
  },
  {
    name: "a testimonial",
    call: "/api/testimonials/add",
    pages: ["/testimonials?add=1"],
    whole: STORY,
    thanks: "Your Testimonial Submitted Successfully",
    typed: { name: MALAYALAM_NAME, description: AS_TYPED },
    kept: { name: MALAYALAM_NAME, description: TO_THE_LETTER },
    beside: (site) => ({ ...numbered(site), status: "pending", is_visible: 1 }),
    stored: (site) => site.database.db.selectFrom("testimonials").selectAll().execute(),
    refused: [
      [
        "nothing",
        buildStory(""),
        INCOMPLETE,
        {
          name: NO_NAME,
          email: NO_EMAIL,
          designation: "Please enter your designation.",
          description: "Please enter a description.",
        },
      ],
      ["a blank name", { name: " \t " }, INCOMPLETE, { name: NO_NAME }],
      ["an invalid email", { email: "anu@example" }, EMAIL, { email: EMAIL }],
      ["two recipients", { email: "a@b.co,c@d.co" }, EMAIL, { email: EMAIL }],
      ["an overlong email", { email: `${"x".repeat(20)}@example.org` }, ...tooLong("email", "Email", 30)],
      ...LINES_OF_STORY.map((field): Refusal => {
        const most = TESTIMONIAL_LIMITS[`${field}-too-long`];
        return [
          `too long a ${field}`,
          { [field]: "x".repeat(most + 1) },
          ...tooLong(field, TESTIMONIAL_LABELS[field], most),
        ];
      }),
      [
        "51 words",
        { description: "word ".repeat(51) },
        "You have reached the 50-word limit.",
        { description: "You have reached the 50-word limit." },
      ],
      ["security 32: a line break in a name", { name: "A\nB" }, ...unusable("name", "Name")],
      ["security 32: NUL", { description: "a\0b" }, ...unusable("description", "Description")],
    ],
  },
  {
    name: "a school enquiry",
    call: "/api/contact/school",
    pages: ["/schools"],
    whole: {
      school: "GHSS Kalpetta",
      district: "Wayanad",
      phone: "9876543210",
      classes: "8-10",
      day: todayInIst(new Date(), 12),
    },
    thanks: "Thanks for Your Enquiry",
    thanksOnPage: "The council has received your request and will call you.",
    typed: { school: IN_ONE_LINE(AS_TYPED) },
    kept: { school: IN_ONE_LINE(TO_THE_LETTER) },
    beside: (site) => ({ ...numbered(site), kind: "school" }),
    stored: async (site) => {
      const rows = await site.database.db.selectFrom("contact_submissions").selectAll().execute();
      return rows.map(({ name, details, ...row }) => ({ ...row, school: name, ...JSON.parse(details ?? "") }));
    },
    refused: [
      [
        "nothing",
        { school: " ", district: "", phone: "", classes: "", day: "" },
        INCOMPLETE,
        { ...SCHOOL_ANSWERS_MISSING, phone: "Please enter your phone number." },
      ],
      ["another district", { district: "Chennai" }, INCOMPLETE, { district: SCHOOL_ANSWERS_MISSING.district }],
      ["another class", { classes: "__proto__" }, INCOMPLETE, { classes: SCHOOL_ANSWERS_MISSING.classes }],
      ["an invalid date", { day: "2027-02-30" }, INCOMPLETE, { day: SCHOOL_ANSWERS_MISSING.day }],
      ["a day with a time", { day: "2027-02-03T10:00" }, INCOMPLETE, { day: SCHOOL_ANSWERS_MISSING.day }],
      ["a past date", { day: "2020-01-01" }, DAY, { day: DAY }],
      ["an invalid phone", { phone: "12345" }, PHONE, { phone: PHONE }],
      ["101 characters", { school: "സ്കൂൾ".repeat(51) }, ...tooLong("school", "School", 100)],
      ["security 32: a line break in the name", { school: "A\nB" }, ...unusable("school", "School")],
    ],
  },
  {
    name: "a volunteer",
    call: "/api/contact/volunteer",
    pages: ["/volunteer"],
    whole: {
      name: "Anu",
      what: "registration,first-aid",
      district: "Wayanad",
      phone: "9876543210",
      email: "anu@example.org",
      message: "I have a car.",
    },
    thanks: "Thanks for Your Enquiry",
    thanksOnPage: "The council has received your offer, and your district will call you.",
    typed: { name: MALAYALAM_NAME, message: AS_TYPED },
    kept: { name: MALAYALAM_NAME, message: TO_THE_LETTER },
    beside: (site) => ({ ...numbered(site), kind: "volunteer" }),
    stored: async (site) => {
      const rows = await site.database.db.selectFrom("contact_submissions").selectAll().execute();
      return rows.map(({ details, message, ...row }) => {
        const { what, district } = JSON.parse(details ?? "");
        return { ...row, district, what: what.join(","), message: message.replace(/^A volunteer[\s\S]*?\n\n/, "") };
      });
    },
    refused: [
      [
        "nothing",
        { name: " ", what: "", district: "", phone: "", email: "", message: "" },
        INCOMPLETE,
        {
          what: "Please choose what you would like to do.",
          district: SCHOOL_ANSWERS_MISSING.district,
          phone: "Please enter your phone number.",
          name: NO_NAME,
          email: NO_EMAIL,
        },
      ],
      ["another task", { what: "water,medals" }, INCOMPLETE, { what: "Please choose what you would like to do." }],
      ["another district", { district: "Chennai" }, INCOMPLETE, { district: SCHOOL_ANSWERS_MISSING.district }],
      ["an invalid phone and an invalid email", { phone: "1", email: "x" }, PHONE, { phone: PHONE, email: EMAIL }],
      ["31 characters", { name: "x".repeat(31) }, ...tooLong("name", "Name", 30)],
      ["an email of 255 characters", { email: `${"x".repeat(243)}@example.org` }, ...tooLong("email", "Email", 254)],
      ["security 32: a line break in a name", { name: "A\nB" }, ...unusable("name", "Name")],
      ["security 32: NUL", { message: "a\0b" }, ...unusable("message", "Message")],
    ],
  },
  {
    name: "a pledge",
    call: "/api/pledge",
    pages: ["/pledge"],
    whole: {},
    thanks: "Thank you for taking the pledge.",
    thanksOnPage: "Thank you. You have taken the pledge.",
    typed: {},
    kept: {},
    beside: ({ now }) => ({ day: todayInIst(now), count: 1 }),
    stored: (site) => site.database.db.selectFrom("pledges").selectAll().execute(),
    // A button has nothing to validate.
    refused: [],
  },
];

let pages: Pages;
beforeAll(async () => {
  pages = await builtPages();
});

describe.each(FORMS)("$name", ({ call, pages: addresses, whole, refused, typed, kept, beside, stored, ...said }) => {
  const ways = [
    { ...viaApi(call), thanks: said.thanks },
    ...addresses.map((address) => ({ ...viaPage(address), thanks: said.thanksOnPage ?? said.thanks })),
  ];

  eachDatabase((database) => {
    const start = () => database.use(startProduct, { pages, settings: { RATE_LIMITS: "0" } });

    if (refused.length > 0)
      database.itOnce(
        "is refused with the same message for each way of submission, with its input preserved, and is not stored",
        async () => {
          const site = await start();
          for (const way of ways)
            for (const [what, change, message, errors] of refused) {
              const sent = { ...whole, ...change };
              const { kept: shown, ...answer } = await way.send(site, sent);
              const about = `${what} by ${way.name}`;
              expect({ about, ...answer }).toEqual({ about, taken: false, status: 422, message, errors });
              // React cannot render NUL; invalid options cannot be selected.
              if (shown && !/NUL|another/.test(what)) expect(shown, about).toMatchObject(sent);
            }
          expect(await stored(site)).toEqual([]);
        },
      );

    it.each(ways)(
      "is stored by $name exactly, trimmed and in NFC, whatever state it claims",
      async ({ send, thanks }) => {
        const site = await start();
        const ofItself = { id: "7", created_at: "2001-01-01", status: "approved", is_visible: "0", kind: "general" };
        const answer = await send(site, { ...whole, ...typed, ...ofItself });
        expect(answer).toMatchObject({ taken: true, message: expect.stringContaining(thanks), errors: {} });
        const [row, ...more] = await stored(site);
        expect(more).toEqual([]);
        expect(row).toMatchObject({ ...whole, ...kept, ...beside(site) });
      },
    );
  });
});

eachDatabase((database) => {
  database.itOnce.each(FORMS.filter(({ whole }) => "phone" in whole))(
    "the form of $name normalises a phone number, and its endpoint accepts only ten digits",
    async ({ call, pages: [page = ""], whole, stored }) => {
      const site = await database.use(startProduct, { pages });
      const sent = { ...whole, phone: "+91 98765 43210" };
      expect(await viaApi(call).send(site, sent)).toMatchObject({ taken: false, message: PHONE });
      expect(await viaPage(page).send(site, sent)).toMatchObject({ taken: true });
      expect(await stored(site)).toMatchObject([{ phone: "9876543210" }]);
    },
  );

  it.each(FORMS.filter(({ name }) => name !== "a pledge"))(
    "$name sent twice within 60 s is stored once, for each way of submission and on any process",
    async ({ call, pages: [page = ""], whole, stored }) => {
      const url = await database.fresh();
      const sites = [await startProduct(url, { pages }), await startProduct(url, { pages })];
      onTestFinished(async () => void (await Promise.all(sites.map((site) => site.close()))));
      const [site, other] = sites as [TestProduct, TestProduct];
      other.now = site.now;
      const send = (to: TestProduct, from = "192.0.2.1") => to.ask("POST", call, { json: whole, from });

      const [first, ...later] = await Promise.all([site, site, other, other].map((to) => send(to)));
      later.push(await send(other));
      expect(first?.status).toBe(201);
      for (const { status, text } of later) expect([status, text]).toEqual([201, first?.text]);
      for (const to of sites) expect(await viaPage(page).send(to, whole)).toMatchObject({ taken: true });
      expect(await stored(site)).toHaveLength(1);

      await send(site, "192.0.2.2");
      expect(await stored(site), "from another visitor").toHaveLength(2);
      const changed = { ...whole, [Object.keys(whole)[0] ?? ""]: "Another" };
      await site.ask("POST", call, { json: changed });
      expect(await stored(site), "with another text").toHaveLength(3);
      site.now = new Date(site.now.getTime() + 61_000);
      await send(site);
      expect(await stored(site), "later").toHaveLength(4);
    },
  );

  database.itOnce("a form explains its limits of size and rate in its language, and keeps the input", async () => {
    const site = await database.use(startProduct, { pages });
    const [enquiry] = FORMS;
    const { send } = viaPage("/ml/contact-us");
    const long = await send(site, { ...enquiry?.whole, message: "നീ".repeat(40_000) });
    expect(long).toMatchObject({
      status: 413,
      message: "എഴുതിയതു നീണ്ടുപോയി. ചുരുക്കി എഴുതുക.",
      errors: { message: expect.stringContaining("തുടക്കം മാത്രമേ ഇവിടെയുള്ളൂ.") },
      kept: { name: "Anu", message: expect.stringMatching(/^(നീ)+$/) },
    });
    const json = { ...enquiry?.whole, message: "വീണ്ടും" };
    let status = 201;
    while (status === 201) ({ status } = await site.ask("POST", "/api/contact", { json }));
    expect(await send(site, { ...enquiry?.whole })).toMatchObject({
      status: 429,
      message: "പലതവണ അയച്ചല്ലോ. അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
      kept: enquiry?.whole,
    });
  });

  database.itOnce("a form accepts as much Malayalam as the API, though it needs three times the bytes", async () => {
    const site = await database.use(startProduct, { pages });
    const [enquiry] = FORMS;
    // 64 KiB minus the other fields.
    const message = "നീ".repeat(10_800);
    for (const [name, way] of Object.entries({ Anu: viaApi("/api/contact"), Binu: viaPage("/contact-us") }))
      expect(await way.send(site, { ...enquiry?.whole, name, message })).toMatchObject({ taken: true });
    expect(await enquiry?.stored(site)).toMatchObject([{ message }, { message }]);
  });
});
