/** The home page. */
export const HOME = {
  title: "Run towards a drug-free state",
  description:
    "One connected marathon through the fourteen districts of Kerala, with a mega marathon in Ernakulam. Helplines, roadshow and the voices of those who run.",
  council: "State Sports Council",
  mission: "State Sports Mission",
  /** The title, a line each. */
  hero: ["Run towards", "a drug-free", "Kerala"],
  heroMalayalam: "ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം",
  tag: "One connected marathon. Fourteen districts. A mega marathon in Ernakulam.",
  register: "Marathon Registration",
  brochure: "Event Brochure",
  inEnglish: "(in English)",
  inNewTab: "(opens in a new tab)",
  availableSoon: "available soon",
  nextEvents: { title: "Next events", malayalam: "അടുത്ത പരിപാടികൾ" },
  allEvents: "All events",
  organisedBy: "Organised By",
  organisedByMalayalam: "സംഘാടകർ",
  organiser: "Organiser",
  leadProgramme: "Lead programme",
  about: { title: "About", malayalam: "പ്രചാരണത്തെക്കുറിച്ച്" },
  isolates:
    "Addiction isolates. Sport does the opposite: it gives a young person a team, a time to show up and a reason to be proud of tomorrow.",
  everyDistrict:
    "This campaign takes that idea to every district: a roadshow, a marathon in each of the fourteen, all connected into one, and a mega marathon in Ernakulam.",
  roadshow: { title: "Roadshow", malayalam: "റോഡ്ഷോ" },
  roadshowStops:
    "The roadshow goes through all fourteen districts and stops at over 50 event locations, so that the campaign comes to where people are.",
  seeTheMap: "See the map",
  help: { title: "Essential Links", malayalam: "സഹായം ഒരു വിളിയകലെ" },
  moreLinks: "More Links",
  inOnePlace: "All helplines and services in one place.",
  viewAll: "View All",
  ofLinks: "essential links",
  voices: { title: "What Others Say.", malayalam: "അനുഭവങ്ങൾ" },
  viewAllVoices: "View All Testimonials",
  contact: { title: "Contact Us", malayalam: "ബന്ധപ്പെടുക" },
} as const;
