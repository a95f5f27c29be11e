import { readFileSync } from "node:fs";
import * as z from "zod";
import { isEmail } from "../../../domain/email.ts";

/** A string that passes `test`; the sentence after "must be" when it does not. */
const fact = (test: (value: string) => boolean, expected: string) =>
  z.custom<string>((value) => typeof value === "string" && test(value), { error: expected });
const matching = (pattern: RegExp, expected: string) => fact((value) => pattern.test(value), expected);

/** A web address that is safe in a link: http or https, whole. */
const isWebAddress = (value: string): boolean => /^https?:\/\/[^\s]+$/iu.test(value) && URL.canParse(value);

const words = matching(/^(?=.*\S)[^\p{Cc}]{1,200}$/u, "text of at most 200 characters on one line");
const webAddress = fact(isWebAddress, "an http or https address");
const whatsapp = matching(/^[1-9]\d{10,14}$/u, "11 to 15 digits with the country code, such as 919876543210");
const helpline = matching(/^\d{3,11}$/u, "3 to 11 digits");
const hashtag = matching(/^#[\p{L}\p{M}\p{N}_]{1,40}$/u, "a hashtag such as #YesToSports");
const day = fact((value) => z.iso.date().safeParse(value).success, "a date as YYYY-MM-DD");

/** An object that holds only what it names, so that a misspelt fact is refused instead of passing for a set one. */
const only = <T extends z.ZodRawShape>(shape: T) =>
  z.strictObject(shape, { error: `an object that may hold ${Object.keys(shape).join(", ")}` });

const campaignFile = only({
  phone: matching(/^\+?\d[\d ()-]{2,24}$/u, "a telephone number"),
  email: fact(isEmail, "an e-mail address"),
  address: words,
  hashtags: z.tuple([hashtag, hashtag], { error: "a list of two hashtags" }),
  social: only({
    facebook: webAddress,
    instagram: webAddress,
    youtube: webAddress,
    x: webAddress,
    linkedin: webAddress,
  }).exactPartial(),
  registration: only({ general: webAddress, marathon: webAddress }).exactPartial(),
  policeWhatsapp: whatsapp,
  campaignWhatsapp: whatsapp,
  tollFree: helpline,
  nationalHelpline: helpline,
  helplinesCheckedOn: day,
  designer: only({ name: words, url: webAddress.exactOptional() }),
}).exactPartial();

/** What an operator set. */
export type CampaignOverrides = z.output<typeof campaignFile>;

/** What is wrong with a campaign file, in one line: which field, and what it expects. */
function complaint({ issues: [issue] }: z.ZodError): string {
  if (!issue) return "it cannot be used.";
  const place = issue.path.join(".");
  if (issue.code !== "unrecognized_keys") return `${place || "the file"} must be ${issue.message}.`;
  const unknown = [...issue.path, issue.keys[0]].join(".");
  return `"${unknown}" is not a fact of the campaign; ${place || "the file"} must be ${issue.message}.`;
}

/**
 * Reads the JSON file that overrides the campaign's facts.
 * @param path Where it is; undefined when no file is set, which overrides nothing.
 * @throws Error with one line that names the file, the field and what it expects.
 */
export function readCampaignFile(path: string | undefined): CampaignOverrides {
  if (path === undefined) return {};
  const refuse = (why: string) => new Error(`CAMPAIGN_FILE ${path}: ${why}`);
  const content = parseJson(path, refuse);
  const result = campaignFile.safeParse(content);
  if (!result.success) throw refuse(complaint(result.error));
  return result.data;
}

function parseJson(path: string, refuse: (why: string) => Error): unknown {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    throw refuse(`the file cannot be read (${(error as NodeJS.ErrnoException).code ?? "unknown reason"}).`);
  }
  try {
    return JSON.parse(text.replace(/^\uFEFF/u, ""));
  } catch {
    throw refuse("the file must hold JSON.");
  }
}
