import type { FactName } from "../../../domain/campaign-facts.ts";
import type { TextFact, TextName } from "../../../domain/campaign-texts.ts";

/** What the texts of the site are called, by where they stand. */
export const TEXT_LABELS: Readonly<Record<TextName, string>> = {
  "home.tagline": "Tagline of the home page",
  "home.everyDistrict": "About, on the home page",
  "roadshow.intro": "Roadshow, before its figures",
  "roadshow.days": "Days of the roadshow",
  "roadshow.districts": "Districts of the roadshow",
  "roadshow.points": "Public engagement points",
  "roadshow.marathons": "District marathons",
  "about.lead": "About, under the title",
  "about.sport": "Why sport, on About and the home page",
  "about.everybody": "Why sport: for everybody",
  "about.direction": "Why sport: where to go",
  "about.roadshow": "What happens: the roadshow",
  "about.marathons": "What happens: the marathons",
  "about.finish": "What happens: the mega marathon",
  "about.districts": "Fourteen districts",
  "about.organisers": "Who runs it",
  "about.everyone": "Who runs it: for everyone",
  "press.words": "The campaign in fifty words, for the press",
  "registration.lead": "Registration, under the title",
  "registration.distances": "Distances of the marathons",
  "registration.ages": "Who may run, by age",
  "registration.dates": "Dates of the marathons",
};

const texts = Object.entries(TEXT_LABELS).flatMap(([name, label]) => [
  [`text.${name}`, label],
  [`text.${name}_ml`, `${label}, in Malayalam`],
]);

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
  helplinesChecked: "Numbers and when each was checked",
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
  partners: "Partners",
  "roadshow.days": "Days of the roadshow, the figure",
  "roadshow.districts": "Districts of the roadshow, the figure",
  "roadshow.points": "Public engagement points, the figure",
  "roadshow.marathons": "District marathons, the figure",
  ...(Object.fromEntries(texts) as Record<TextFact, string>),
};
