/** The campaign's facts as pages show them. What is absent has no default and is not shown. */
export interface Campaign {
  phone?: string;
  email?: string;
  address?: string;
  hashtags: readonly [string, string];
  social: Partial<Record<SocialNetwork, string>>;
  registration: { general?: string; marathon?: string };
  /** Digits with the country code. Takes messages only: never offer a call. */
  policeWhatsapp: string;
  /** Digits with the country code. Where it is set, messages from the cards of essential links go there, and say so. */
  campaignWhatsapp?: string;
  /** The state's toll-free de-addiction helpline, for calls. */
  tollFree: string;
  /** The national toll-free de-addiction helpline, for calls. */
  nationalHelpline: string;
  /** Further ones, in the order in which they are shown. */
  helplines: readonly Helpline[];
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

export interface Helpline {
  /** To be called: 3 to 11 digits. For messages: with the country code. */
  number: string;
  name: string;
  /** Blank where nobody wrote one. */
  name_ml: string;
  /** One that takes messages only is never offered for a call. */
  how: "call" | "whatsapp";
}

/** The state's toll-free de-addiction helpline while no other is set, and for a page that knows no facts at all. */
export const STATE_HELPLINE = "14405";

/** The campaign's name in English, in the two lines of its sign. */
export const CAMPAIGN_NAME = ["Drug-Free", "Kerala"] as const;

/** Where the campaign may be followed, in the order of the top bar (docs/product.md, 2.1). */
export const SOCIAL_NETWORKS = ["facebook", "instagram", "youtube", "x", "linkedin"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
