import type { FactName } from "../../../shared/campaign/campaign-facts.schema.ts";
import type { TextFact, TextName } from "../../../shared/campaign/campaign-texts.ts";
import { t } from "../../../shared/i18n/admin-text.ts";

export const TEXT_LABELS: Readonly<Record<TextName, string>> = {
  "home.tagline": t("Tagline of the home page"),
  "home.everyDistrict": t("About, on the home page"),
  "roadshow.intro": t("Roadshow, before its figures"),
  "roadshow.days": t("Days of the roadshow"),
  "roadshow.districts": t("Districts of the roadshow"),
  "roadshow.points": t("Public engagement points"),
  "roadshow.marathons": t("District marathons"),
  "about.lead": t("About, under the title"),
  "about.sport": t("Why sport, on About and the home page"),
  "about.everybody": t("Why sport: for everyone"),
  "about.direction": t("Why sport: where to go"),
  "about.roadshow": t("What happens: the roadshow"),
  "about.marathons": t("What happens: the marathons"),
  "about.finish": t("What happens: the mega marathon"),
  "about.districts": t("Fourteen districts"),
  "about.organisers": t("Who runs it"),
  "about.everyone": t("Who runs it: for everyone"),
  "press.words": t("The campaign in fifty words, for the press"),
  "registration.lead": t("Registration, under the title"),
  "registration.distances": t("Distances of the marathons"),
  "registration.ages": t("Who may run, by age"),
  "registration.dates": t("Dates of the marathons"),
};

/** Shown to staff until the campaign has its own words. */
export const URGENT_ADVICE = t(
  "Ask whether they are safe now. If someone is in danger, ask them to ring 112 or to go to the nearest hospital, and ring 112 yourself. Listen, do not judge, do not argue. Say who can help, and agree when you call again.",
);

const texts = Object.entries(TEXT_LABELS).flatMap(([name, label]) => [
  [`text.${name}`, label],
  [`text.${name}_ml`, t("{label}, in Malayalam", { label })],
]);

export const FACT_LABELS: Readonly<Record<FactName, string>> = {
  phone: t("Phone"),
  email: t("Email"),
  address: t("Postal address"),
  campaignWhatsapp: t("WhatsApp of the campaign"),
  tollFree: t("Toll-free, Kerala"),
  nationalHelpline: t("Toll-free, all India"),
  policeWhatsapp: t("Police WhatsApp number"),
  helplines: t("More helplines"),
  helplinesCheckedOn: t("Helplines checked on"),
  helplineDetails: t("What callers of the fixed numbers may expect"),
  helplinesChecked: t("Numbers and when each was checked"),
  urgentAdvice: t("What to say in urgent calls"),
  hashtags: t("Hashtags"),
  "social.facebook": "Facebook",
  "social.instagram": "Instagram",
  "social.youtube": "YouTube",
  "social.x": "X",
  "social.linkedin": "LinkedIn",
  "registration.general": t("General registration"),
  "registration.marathon": t("Marathon registration"),
  "designer.name": t("Designed by"),
  "designer.url": t("Designer's website"),
  partners: t("Partners"),
  "roadshow.days": t("Roadshow days (figure)"),
  "roadshow.districts": t("Roadshow districts (figure)"),
  "roadshow.points": t("Public engagement points (figure)"),
  "roadshow.marathons": t("District marathons (figure)"),
  ...(Object.fromEntries(texts) as Record<TextFact, string>),
};
