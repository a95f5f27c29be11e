import * as z from "zod/mini";
import { versioned } from "../audit-log/audit-log.ts";
import { LANGUAGES } from "../i18n/languages.ts";
import { EMAIL_MAX_LENGTH, isEmail } from "../validation/email.ts";
import { errorCodes } from "../validation/errors.ts";
import { defineForm } from "../validation/form.ts";
import { isPlainUrl } from "../validation/is-url.ts";
import { anyText } from "../validation/text.ts";
import { ANONYMITY } from "./campaign.ts";
import { CAMPAIGN_ERRORS, FACT_LIMITS, FACT_SOURCES } from "./campaign-facts.ts";
import { type FigureName, ROADSHOW_FIGURES, TEXT_NAMES, type TextFact, textFact } from "./campaign-texts.ts";
import { MAX_PARTNERS } from "./partners.ts";

const code = errorCodes<typeof CAMPAIGN_ERRORS>();
type FactCode = Parameters<typeof code>[0];

/** Single-line text. */
const line = (wrong: FactCode, limit: number) =>
  anyText({ field: "fact", required: code(wrong), limits: { "fact-too-long": limit } });
const matching = (pattern: RegExp, wrong: FactCode, limit: number) =>
  line(wrong, limit).check(z.refine((value) => pattern.test(value), { error: wrong }));

const telephone = matching(/^\+?\d[\d ()-]{2,24}$/, "fact-telephone", FACT_LIMITS.telephone);
const whatsapp = matching(/^[1-9]\d{10,14}$/, "fact-whatsapp", FACT_LIMITS.telephone);
const shortNumber = matching(/^\d{3,11}$/, "fact-helpline", FACT_LIMITS.telephone);
const hashtag = matching(/^#[\p{L}\p{M}\p{N}_]{1,40}$/u, "fact-hashtag", FACT_LIMITS.hashtag);
const words = line("fact-text", FACT_LIMITS.line);
const email = line("fact-email", EMAIL_MAX_LENGTH).check(z.refine(isEmail, { error: code("fact-email") }));
/** An absolute http(s) URL. */
const webAddressOr = (wrong: FactCode) =>
  line(wrong, FACT_LIMITS.address).check(
    z.refine((value) => /^https?:\/\/\S+$/iu.test(value) && isPlainUrl(value), { error: wrong }),
  );
const webAddress = webAddressOr(code("fact-address"));
const day = line("fact-day", 10).check(
  z.refine((value) => z.iso.date().safeParse(value).success, { error: code("fact-day") }),
);

const orBlank = <Rule extends z.ZodMiniType<string>>(rule: Rule, wrong: FactCode) =>
  z._default(z.union([z.literal(""), rule], { error: wrong }), "");

const CALLED = /^\d{3,11}$/;
const MESSAGED = /^\d{10,15}$/;

/** What callers may expect; absent or blank where the helpline has not confirmed it. */
const expectation = z.optional(
  z.union([z.literal(""), line("fact-text", FACT_LIMITS.name)], { error: code("fact-text") }),
);
const expectations = {
  hours: expectation,
  hours_ml: expectation,
  languages: expectation,
  anonymous: z.optional(z.enum(ANONYMITY, { error: code("helpline-anonymous") })),
};

const helpline = z
  .object(
    {
      number: line("helpline-number", FACT_LIMITS.telephone),
      name: line("helpline-name", FACT_LIMITS.name),
      name_ml: orBlank(line("fact-text", FACT_LIMITS.name), code("fact-text")),
      how: z.enum(["call", "whatsapp"], { error: code("helpline-how") }),
      ...expectations,
    },
    { error: code("fact-helplines") },
  )
  .check(
    z.refine(({ number, how }) => (how === "call" ? CALLED : MESSAGED).test(number), {
      error: code("helpline-number"),
    }),
  );

/** Of one of the three fixed numbers. */
const helplineDetails = z.object(
  { number: matching(/^\d{3,15}$/, "helpline-number", FACT_LIMITS.telephone), ...expectations },
  { error: code("fact-details") },
);

export type HelplineDetails = z.output<typeof helplineDetails>;

/** When a number was checked; blank for one that was never checked, whatever is said of all. */
const checkedNumber = z.object(
  {
    number: matching(/^\d{3,15}$/, "helpline-number", FACT_LIMITS.telephone),
    checked_on: orBlank(day, code("fact-day")),
  },
  { error: code("fact-checked") },
);
export type CheckedNumber = z.output<typeof checkedNumber>;

const partner = z.object(
  {
    name: line("partner-name", FACT_LIMITS.name),
    name_ml: orBlank(line("fact-text", FACT_LIMITS.name), code("fact-text")),
    link: orBlank(webAddressOr(code("partner-link")), code("partner-link")),
    /** Which pictures are allowed is checked on the server. */
    picture: orBlank(line("partner-picture", FACT_LIMITS.line), code("partner-picture")),
  },
  { error: code("fact-partners") },
);

export const partnerForm = defineForm(CAMPAIGN_ERRORS, { schema: partner });

const figure = matching(/^\d{1,5}\+?$/, "fact-figure", FACT_LIMITS.figure);
const text = line("fact-text", FACT_LIMITS.text);
const figures = Object.fromEntries(Object.keys(ROADSHOW_FIGURES).map((name) => [name, figure])) as Record<
  FigureName,
  typeof figure
>;
const texts = Object.fromEntries(
  TEXT_NAMES.flatMap((name) => LANGUAGES.map((language) => [textFact(name, language), text])),
) as Record<TextFact, typeof text>;

/** Every fact and its schema, for admin and file alike, in display order. */
export const FACTS = {
  phone: telephone,
  email,
  address: words,
  campaignWhatsapp: whatsapp,
  tollFree: shortNumber,
  nationalHelpline: shortNumber,
  policeWhatsapp: whatsapp,
  helplines: z
    .array(helpline, { error: code("fact-helplines") })
    .check(z.maxLength(FACT_LIMITS.helplines, { error: code("fact-helplines") })),
  /** Of the numbers for which `helplinesChecked` says nothing. */
  helplinesCheckedOn: day,
  helplinesChecked: z
    .array(checkedNumber, { error: code("fact-checked") })
    .check(z.maxLength(FACT_LIMITS.checkedNumbers, { error: code("fact-checked") })),
  /** Of the fixed numbers; further helplines have their own. */
  helplineDetails: z
    .array(helplineDetails, { error: code("fact-details") })
    .check(z.maxLength(FACT_LIMITS.helplines, { error: code("fact-details") })),
  /** What staff say to callers in danger; never on the site. */
  urgentAdvice: line("fact-text", FACT_LIMITS.text),
  hashtags: z.pipe(
    z
      .array(hashtag, { error: code("fact-hashtags") })
      .check(z.refine((list) => list.length === 2, { error: code("fact-hashtags") })),
    z.transform(([first = "", second = ""]): [string, string] => [first, second]),
  ),
  "social.facebook": webAddress,
  "social.instagram": webAddress,
  "social.youtube": webAddress,
  "social.x": webAddress,
  "social.linkedin": webAddress,
  "registration.general": webAddress,
  "registration.marathon": webAddress,
  "designer.name": words,
  "designer.url": webAddress,
  partners: z
    .array(partner, { error: code("fact-partners") })
    .check(z.maxLength(MAX_PARTNERS, { error: code("fact-partners") })),
  ...figures,
  ...texts,
} as const;

export type FactName = keyof typeof FACTS;
type FactOf<Name extends FactName> = z.output<(typeof FACTS)[Name]>;
export type Facts = { [Name in FactName]?: FactOf<Name> };

export const FACT_NAMES = Object.keys(FACTS) as FactName[];
export const LISTED_FACTS = [
  "hashtags",
  "helplines",
  "helplineDetails",
  "helplinesChecked",
  "partners",
] as const satisfies FactName[];

export const isFactName = (name: string): name is FactName => Object.hasOwn(FACTS, name);

type OptionalFact<Fact extends z.ZodMiniType> = z.ZodMiniOptional<z.ZodMiniNullable<Fact>>;
const changes = Object.fromEntries(
  FACT_NAMES.map((name) => [name, z.optional(z.nullable(FACTS[name] as z.ZodMiniType))]),
) as unknown as { [Name in FactName]: OptionalFact<(typeof FACTS)[Name]> };

const change = z.object(changes);
/** Null returns to the next layer. */
export type FactsChange = z.output<typeof change>;

export const factsChange = defineForm(CAMPAIGN_ERRORS, {
  schema: change,
  // A typo would pass as set.
  crossField: (sent) =>
    Object.fromEntries(
      Object.keys(sent)
        .filter((name) => !isFactName(name))
        .slice(0, 1)
        .map((name) => [name.slice(0, 40), { code: "fact-unknown" as const }]),
    ),
});

const factValue = z.nullable(z.union([z.string(), z.array(z.union([z.string(), z.record(z.string(), z.string())]))]));

/** Null: unset without default. */
const adminFact = z.object({
  value: factValue,
  from: z.enum(FACT_SOURCES),
});
export type AdminFact = z.output<typeof adminFact>;
export type AdminFactMap = Record<FactName, AdminFact>;

const adminFactsSchema = Object.fromEntries(FACT_NAMES.map((name) => [name, adminFact])) as Record<
  FactName,
  typeof adminFact
>;

/** With their common version. */
export const adminFacts = z.object({
  data: z.object(adminFactsSchema),
  /** What the site would show without the office, of each fact that comes from there. */
  defaults: z.record(z.string(), factValue),
  ...versioned,
});
export type AdminFacts = z.output<typeof adminFacts>;
