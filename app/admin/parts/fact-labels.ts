import type { FactName } from "../../../domain/campaign-facts.ts";

/** What the campaign's facts are called in the office. */
export const FACT_LABELS: Readonly<Record<FactName, string>> = {
  phone: "Phone",
  email: "Email",
  address: "Postal location",
  campaignWhatsapp: "WhatsApp of the campaign",
  tollFree: "Toll-free, Kerala",
  nationalHelpline: "Toll-free, all India",
  policeWhatsapp: "Police WhatsApp channel",
  helplines: "Further helplines",
  helplinesCheckedOn: "Helplines checked on",
  hashtags: "Hashtags",
  "social.facebook": "Facebook",
  "social.instagram": "Instagram",
  "social.youtube": "YouTube",
  "social.x": "X",
  "social.linkedin": "LinkedIn",
  "registration.general": "General registration",
  "registration.marathon": "Marathon registration",
  "designer.name": "Designed by",
  "designer.url": "Site of the designer",
};
