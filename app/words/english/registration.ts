import { CAMPAIGN_TEXTS as TEXTS } from "../../../domain/campaign-texts.ts";
/** What the page of registrations says. */
export const REGISTRATION = {
  title: "Registration",
  malayalam: "രജിസ്ട്രേഷൻ",
  description:
    "Register to support a drug-free Kerala, or for a marathon: one in each of the 14 districts and a mega marathon in Ernakulam.",
  lead: TEXTS["registration.lead"].en,
  general: {
    title: "General Registrations",
    says: "Support a drug-free Kerala campaign.",
    whatFor: "for the campaign, on another site",
  },
  marathon: {
    title: "Marathon Registrations",
    says: "Marathons in all 14 districts, mega marathon in Ernakulam.",
    whatFor: "for a marathon, on another site",
  },
  /** What staff wrote of the marathons; blank where nobody did. */
  distances: TEXTS["registration.distances"].en,
  ages: TEXTS["registration.ages"].en,
  dates: TEXTS["registration.dates"].en,
  known: { distances: "Distances", ages: "Ages", dates: "Dates" },
  registerNow: "Register Now",
  opensSoon: "Registration opens soon.",
} as const;
