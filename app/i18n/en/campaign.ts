import { ROADSHOW_FIGURES, CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";

export const home = {
  title: "Run towards a drug-free state",
  description:
    "One connected marathon through the fourteen districts of Kerala, with a mega marathon in Ernakulam. Helplines, roadshow and the voices of those who run.",
  council: "State Sports Council",
  mission: "State Sports Mission",
  hero: ["Run towards", "a drug-free", "Kerala"],
  heroMalayalam: "ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം",
  tag: TEXTS["home.tagline"].en,
  register: "Marathon Registration",
  brochure: "Event Brochure",
  inEnglish: "(in English)",
  inNewTab: "(opens in a new tab)",
  availableSoon: "available soon",
  readStory: "Read the story",
  nextEvents: { title: "Next events", malayalam: "അടുത്ത പരിപാടികൾ" },
  allEvents: "All events",
  organisedBy: "Organised By",
  organisedByMalayalam: "സംഘാടകർ",
  organiser: "Organiser",
  leadProgramme: "Lead programme",
  about: { title: "About", malayalam: "പ്രചാരണത്തെക്കുറിച്ച്" },
  isolates: TEXTS["about.sport"].en,
  everyDistrict: TEXTS["home.everyDistrict"].en,
  roadshow: { title: "Roadshow", malayalam: "റോഡ് ഷോ" },
  roadshowStops: TEXTS["roadshow.intro"].en,
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

export const campaign = {
  /** The drugs are struck through. */
  say: "Let's say {yes} to sports and NO to {drugs}.",
  yes: "YES",
  drugs: "drugs",
  plainly: "Let's say YES to sports and NO to drugs.",
  northToSouth: "The fourteen districts, north to south",
  megaMarathon: "Mega marathon",
  partners: "Partners",
} as const;

/** `band`: the word above a figure. */
export const roadshow = {
  figures: [
    { band: "Roadshow", figure: ROADSHOW_FIGURES["roadshow.days"], says: TEXTS["roadshow.days"].en },
    { band: "Districts", figure: ROADSHOW_FIGURES["roadshow.districts"], says: TEXTS["roadshow.districts"].en },
    { band: "Points", figure: ROADSHOW_FIGURES["roadshow.points"], says: TEXTS["roadshow.points"].en },
    { band: "Marathons", figure: ROADSHOW_FIGURES["roadshow.marathons"], says: TEXTS["roadshow.marathons"].en },
  ],
} as const;

export const aboutUs = {
  title: "About",
  malayalam: "പ്രചാരണത്തെക്കുറിച്ച്",
  whole: "About the campaign",
  description:
    "Why Kerala runs against drugs: a roadshow through all fourteen districts, a marathon in each of them and a mega marathon in Ernakulam.",
  lead: TEXTS["about.lead"].en,
  why: {
    head: { title: "Why sport", malayalam: "എന്തുകൊണ്ട് സ്പോർട്സ്" },
    isolates: TEXTS["about.sport"].en,
    everyPace: TEXTS["about.everybody"].en,
    whereToGo: TEXTS["about.direction"].en,
  },
  what: {
    head: { title: "What happens", malayalam: "എന്തെല്ലാം നടക്കും" },
    roadshow: {
      unit: "days",
      title: "A roadshow",
      says: TEXTS["about.roadshow"].en,
    },
    marathons: {
      unit: "marathons",
      title: "A marathon in every district",
      says: TEXTS["about.marathons"].en,
    },
    finish: {
      unit: "finish",
      title: "A mega marathon",
      says: TEXTS["about.finish"].en,
    },
    change: "Places and dates can change. Check Event Updates for the latest.",
  },
  districts: {
    head: { title: "Fourteen districts, one line", malayalam: "പതിനാല് ജില്ലകൾ, ഒരൊറ്റ വഴി" },
    says: TEXTS["about.districts"].en,
  },
  who: {
    head: { title: "Who runs it", malayalam: "സംഘാടകർ" },
    organised: TEXTS["about.organisers"].en,
    forEveryone: TEXTS["about.everyone"].en,
  },
  take: {
    head: { title: "Take part", malayalam: "പങ്കുചേരാം" },
    register: { title: "Register", says: "For your district's marathon, or to support the campaign in another way." },
    map: { title: "Find your district", says: "See where the roadshow goes, and what happens near you." },
    story: { title: "Tell your story", says: "What did running, playing or training together change for you?" },
    bring: { title: "Bring your school or club", says: "Call your district's contact, or write to the council." },
    needNotWait:
      "If drugs affect you or someone you love, do not wait for an event: call {number}, free of charge, or look at the {links}.",
    links: "essential links",
  },
} as const;

export const registration = {
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
      says: "The form opens on another site. Press “Back” to return here.",
      leads: "",
    },
    soon: {
      title: "Not open yet",
      says: "The form will be here. See what is planned in each district.",
      leads: "What is coming",
    },
    days: {
      title: "Dates may change",
      says: "Each event's page shows its current date and the date announced before.",
      leads: "All events",
    },
    schools: {
      title: "A whole school",
      says: "Teachers: answer five questions to bring a class or team.",
      leads: "For schools",
    },
    badge: {
      title: "Wear it",
      says: "Make a badge with your name and district. It is made on your own device.",
      leads: "My badge",
    },
  },
  registerNow: "Register Now",
  opensSoon: "Registration opens soon.",
} as const;
