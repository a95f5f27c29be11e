import { t } from "../i18n/admin-text.ts";
import { PARTNER_ERRORS } from "./partners.ts";

/** Characters. */
export const FACT_LIMITS = {
  line: 200,
  text: 500,
  figure: 6,
  telephone: 25,
  address: 500,
  name: 80,
  hashtag: 41,
  helplines: 12,
  checkedNumbers: 40,
} as const;

/** Shown next to its field; elsewhere the field's name replaces 'This'. */
export const CAMPAIGN_ERRORS = t({
  "fact-telephone": "This must be a telephone number, such as 0471 212 0000.",
  "fact-email": "This must be an email address.",
  "fact-text": "This must be text on one line.",
  "fact-address": "This must be an http or https address.",
  "fact-whatsapp": "This must be 11 to 15 digits with the country code, such as 919876543210.",
  "fact-helpline": "This must be 3 to 11 digits.",
  "fact-hashtags": "This must be a list of two hashtags.",
  "fact-hashtag": "This must be a hashtag such as #YesToSports.",
  "fact-day": "This must be a date as YYYY-MM-DD.",
  "fact-figure": "This must be a number, such as 14 or 20+.",
  "fact-helplines": `This must be a list of at most ${FACT_LIMITS.helplines} helplines.`,
  "fact-checked": `This must be a list of at most ${FACT_LIMITS.checkedNumbers} numbers, each with the day on which it was checked.`,
  "helpline-number": "A helpline must have a number: 3 to 11 digits for calls, 10 to 15 for WhatsApp.",
  "helpline-name": "A helpline must have a name.",
  "helpline-how": "A helpline must be for call or whatsapp.",
  "helpline-anonymous": "Whether callers may stay anonymous must be yes, no or unknown.",
  "fact-details": `This must be a list of at most ${FACT_LIMITS.helplines} numbers with what callers may expect.`,
  ...PARTNER_ERRORS,
  "fact-too-long": "This can have at most {limit} characters.",
  "fact-unusable": "This contains invalid characters.",
  "fact-unknown": "This is not a campaign fact.",
  "campaign-gone": "The campaign facts could not be found.",
} as const);

/** In order of precedence. */
export const FACT_SOURCES = ["office", "file", "sample", "default"] as const;
export type FactSource = (typeof FACT_SOURCES)[number];

export const LISTED_NAME_LIMIT = FACT_LIMITS.name;

/** Null for numbers and URLs. */
export const factLength = (name: string): number | null => {
  if (name.startsWith("text.") || name === "urgentAdvice") return FACT_LIMITS.text;
  return name === "address" || name === "designer.name" ? FACT_LIMITS.line : null;
};
