import type { Facts } from "../domain/campaign-facts.ts";

/** Facts that stand in for unset ones while sample content is present; the sample line on every page covers them. */
export const SAMPLE_FACTS: Facts = {
  phone: "0471 000 0000",
  email: "council@example.org",
  address: "State Sports Council, Thiruvananthapuram, Kerala",
  "social.facebook": "https://example.org/facebook",
  "social.instagram": "https://example.org/instagram",
  "social.youtube": "https://example.org/youtube",
  "social.x": "https://example.org/x",
  "social.linkedin": "https://example.org/linkedin",
  "registration.general": "https://example.org/registration",
  "registration.marathon": "https://example.org/marathon-registration",
};
