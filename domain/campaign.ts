/** The campaign's facts that an operator sets (`CAMPAIGN_FILE`). What is absent has no default and is not shown. */
export interface Campaign {
  phone?: string;
  email?: string;
  address?: string;
  hashtags: readonly [string, string];
  social: Partial<Record<SocialNetwork, string>>;
  registration: { general?: string; marathon?: string };
  /** Digits with the country code. Takes messages only: never offer a call. */
  policeWhatsapp: string;
  /** Digits with the country code; the police channel while none is set. */
  campaignWhatsapp: string;
  /** The state's toll-free de-addiction helpline, for calls. */
  tollFree: string;
  /** The national toll-free de-addiction helpline, for calls. */
  nationalHelpline: string;
  /** The day on which the helplines were last checked: YYYY-MM-DD. */
  helplinesCheckedOn?: string;
  designer?: { name: string; url?: string };
}

/** Where the campaign may be followed, in the order of the top bar (specification, section 2.1). */
export const SOCIAL_NETWORKS = ["facebook", "instagram", "youtube", "x", "linkedin"] as const;
export type SocialNetwork = (typeof SOCIAL_NETWORKS)[number];
