import { CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";
export const ABOUT_US = {
  title: "About",
  malayalam: "പ്രചാരണത്തെക്കുറിച്ച്",
  whole: "About the campaign",
  description:
    "Why Kerala runs against drugs: a roadshow through all fourteen districts, a marathon in each of them and a mega marathon in Ernakulam.",
  lead: TEXTS["about.lead"].en,
  why: {
    head: { title: "Why sport", malayalam: "എന്തുകൊണ്ട് സ്പോർട്സ്" },
    isolates: TEXTS["about.sport"].en,
    nobodyFast: TEXTS["about.everybody"].en,
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
    change: "Places and days can change. Event Updates always has the latest word.",
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
      "If drugs have come close to you or to somebody you love, you need not wait for an event: call {number}, free of charge, or look at the {links}.",
    links: "essential links",
  },
} as const;
