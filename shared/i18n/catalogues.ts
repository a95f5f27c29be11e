import aboutThisSiteEn from "./en/about-this-site.json" with { type: "json" };
import campaignEn from "./en/campaign.json" with { type: "json" };
import emailsEn from "./en/emails.json" with { type: "json" };
import eventsEn from "./en/events.json" with { type: "json" };
import formsEn from "./en/forms.json" with { type: "json" };
import helpEn from "./en/help.json" with { type: "json" };
import layoutEn from "./en/layout.json" with { type: "json" };
import materialsEn from "./en/materials.json" with { type: "json" };
import takingPartEn from "./en/taking-part.json" with { type: "json" };
import type { Language } from "./languages.ts";
import aboutThisSiteMl from "./ml/about-this-site.json" with { type: "json" };
import campaignMl from "./ml/campaign.json" with { type: "json" };
import emailsMl from "./ml/emails.json" with { type: "json" };
import eventsMl from "./ml/events.json" with { type: "json" };
import formsMl from "./ml/forms.json" with { type: "json" };
import helpMl from "./ml/help.json" with { type: "json" };
import layoutMl from "./ml/layout.json" with { type: "json" };
import materialsMl from "./ml/materials.json" with { type: "json" };
import takingPartMl from "./ml/taking-part.json" with { type: "json" };

const ENGLISH = {
  ...aboutThisSiteEn,
  ...campaignEn,
  ...emailsEn,
  ...eventsEn,
  ...formsEn,
  ...helpEn,
  ...layoutEn,
  ...materialsEn,
  ...takingPartEn,
};

type English = typeof ENGLISH;
/** All texts of public site and emails, by part. ICU MessageFormat. */
export type Messages = Omit<English, "places"> & {
  /** Inflected names: 'in Kannur'. English needs none. */
  places: Omit<English["places"], "there"> & { there: Readonly<Record<string, string>> };
};
export type MessagePart = keyof Messages;

/** Dotted paths to the texts within messages, lists by index. */
export type MessagePath<Tree = Messages> = Tree extends readonly (infer Item)[]
  ? Item extends string
    ? `${number}`
    : `${number}.${MessagePath<Item>}`
  : {
      [Key in keyof Tree & string]: Tree[Key] extends string ? Key : `${Key}.${MessagePath<Tree[Key]>}`;
    }[keyof Tree & string];

/** Undefined where the path leads to no text. */
export function getMessage(messages: object, path: MessagePath): string | undefined {
  const found = path
    .split(".")
    .reduce<unknown>((tree, step) => (tree as Record<string, unknown> | undefined)?.[step], messages);
  return typeof found === "string" ? found : undefined;
}

/** Server only: a browser receives the messages of its page. */
export const CATALOGUES: Readonly<Record<Language, Messages>> = {
  en: ENGLISH,
  ml: {
    ...aboutThisSiteMl,
    ...campaignMl,
    ...emailsMl,
    ...eventsMl,
    ...formsMl,
    ...helpMl,
    ...layoutMl,
    ...materialsMl,
    ...takingPartMl,
  },
};
