import type { Campaign } from "../domain/campaign.ts";

/** Facts that stand in for unset ones while sample content is present; the sample line on every page covers them. */
export const SAMPLE_FACTS = {
  phone: "0471 000 0000",
  email: "council@example.org",
  address: "State Sports Council, Thiruvananthapuram, Kerala",
  social: {
    facebook: "https://example.org/facebook",
    instagram: "https://example.org/instagram",
    youtube: "https://example.org/youtube",
    x: "https://example.org/x",
    linkedin: "https://example.org/linkedin",
  },
  registration: {
    general: "https://example.org/registration",
    marathon: "https://example.org/marathon-registration",
  },
} as const satisfies Partial<Campaign>;
