import { t } from "../i18n/admin-text.ts";

/** Facts for pages; absent ones are not shown. */
export interface Campaign {
  phone?: string;
  email?: string;
  address?: string;
  hashtags: readonly [string, string];
  social: Partial<Record<SocialNetwork, string>>;
  registration: { general?: string; marathon?: string };
  /** With country code. Messages only: never offer a call. */
  policeWhatsapp: string;
  /** With country code. If set, messaging cards open it and say so. */
  campaignWhatsapp?: string;
  /** State de-addiction helpline. */
  tollFree: string;
  /** National de-addiction helpline. */
  nationalHelpline: string;
  /** In display order. */
  helplines: readonly Helpline[];
  /** What callers may expect, by the number. */
  expectations: Readonly<Record<string, HelplineExpectations>>;
  /** The day on which a number was last checked, by the number: YYYY-MM-DD. */
  checkedOn: Readonly<Record<string, string>>;
  designer?: { name: string; url?: string };
}

/** The numbers that people call or write to for help. */
export const helplineNumbers = (
  facts: Pick<Campaign, "tollFree" | "nationalHelpline" | "policeWhatsapp" | "helplines">,
): string[] => [
  facts.tollFree,
  facts.nationalHelpline,
  facts.policeWhatsapp,
  ...facts.helplines.map(({ number }) => number),
];

export const ANONYMITY = ["yes", "no", "unknown"] as const;

/** Absent or blank where the helpline has not confirmed it. */
export interface HelplineExpectations {
  hours?: string | undefined;
  hours_ml?: string | undefined;
  /** As text: "Malayalam, English". */
  languages?: string | undefined;
  /** Whether callers need not give their name. */
  anonymous?: (typeof ANONYMITY)[number] | undefined;
}

export interface Helpline extends HelplineExpectations {
  /** 3 to 11 digits for calls; with country code for messages. */
  number: string;
  name: string;
  name_ml: string;
  /** WhatsApp numbers are never offered for calls. */
  how: "call" | "whatsapp";
}

/** Default, also used on error pages. */
export const STATE_HELPLINE = "14405";

export const CAMPAIGN_NAME = t(["Drug-Free", "Kerala"] as const);

/** In display order. */
export const SOCIAL_NETWORKS = ["facebook", "instagram", "youtube", "x", "linkedin"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
