import { CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";
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
  /** Written by staff; blank by default. */
  distances: TEXTS["registration.distances"].en,
  ages: TEXTS["registration.ages"].en,
  dates: TEXTS["registration.dates"].en,
  known: { distances: "Distances", ages: "Ages", dates: "Dates" },
  before: {
    title: "Before you start",
    malayalam: "തുടങ്ങുംമുമ്പ്",
    elsewhere: {
      title: "On another site",
      says: "The form opens on another site. “Back” brings you here again.",
      leads: "",
    },
    soon: {
      title: "Not open yet",
      says: "The form will be here. What is planned in the districts is told already.",
      leads: "What is coming",
    },
    days: {
      title: "Days can move",
      says: "Each event's page says which day counts now, and which one was announced before.",
      leads: "All events",
    },
    schools: {
      title: "A whole school",
      says: "A teacher who wants to bring a class or a team tells us with five answers.",
      leads: "For schools",
    },
    badge: {
      title: "Wear it",
      says: "Make a badge with your name and district. It is drawn on your own device.",
      leads: "My badge",
    },
  },
  registerNow: "Register Now",
  opensSoon: "Registration opens soon.",
} as const;
