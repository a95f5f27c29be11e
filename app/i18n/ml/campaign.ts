import { ROADSHOW_FIGURES, CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";
import type { TranslatedMessages } from "../messages.ts";

export const home = {
  title: "ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം",
  description:
    "കേരളത്തിലെ പതിനാല് ജില്ലകളെ കോർത്തിണക്കുന്ന മാരത്തൺ, എറണാകുളത്ത് മെഗാ മാരത്തൺ. ഹെൽപ്‌ലൈൻ നമ്പറുകളും റോഡ് ഷോയും ഓടുന്നവരുടെ അനുഭവങ്ങളും.",
  council: "സംസ്ഥാന സ്പോർട്സ് കൗൺസിൽ",
  mission: "സംസ്ഥാന സ്പോർട്സ് മിഷൻ",
  hero: ["ലഹരിമുക്ത", "കേരളത്തിലേക്ക്", "ഓടാം"],
  heroMalayalam: "",
  tag: TEXTS["home.tagline"].ml,
  register: "മാരത്തൺ രജിസ്ട്രേഷൻ",
  brochure: "ബ്രോഷർ കാണൂ",
  inEnglish: "(ഇംഗ്ലീഷിൽ)",
  inNewTab: "(പുതിയ ടാബിൽ തുറക്കും)",
  availableSoon: "ഉടൻ ലഭിക്കും",
  readStory: "മുഴുവൻ വായിക്കൂ",
  nextEvents: { title: "അടുത്ത പരിപാടികൾ", malayalam: "" },
  allEvents: "എല്ലാ പരിപാടികളും",
  organisedBy: "സംഘാടകർ",
  organisedByMalayalam: "",
  organiser: "സംഘാടകർ",
  leadProgramme: "നേതൃത്വം",
  about: { title: "ഞങ്ങളെക്കുറിച്ച്", malayalam: "" },
  isolates: TEXTS["about.sport"].ml,
  everyDistrict: TEXTS["home.everyDistrict"].ml,
  roadshow: { title: "റോഡ് ഷോ", malayalam: "" },
  roadshowStops: TEXTS["roadshow.intro"].ml,
  seeTheMap: "വഴി കാണൂ",
  help: { title: "ഹെൽപ്‌ലൈൻ നമ്പറുകൾ", malayalam: "" },
  moreLinks: "കൂടുതൽ നമ്പറുകൾ",
  inOnePlace: "എല്ലാ ഹെൽപ്‌ലൈൻ നമ്പറുകളും ഒരിടത്ത്.",
  viewAll: "എല്ലാം കാണൂ",
  ofLinks: "ഹെൽപ്‌ലൈൻ നമ്പറുകൾ",
  voices: { title: "അനുഭവങ്ങൾ", malayalam: "" },
  viewAllVoices: "എല്ലാ അനുഭവങ്ങളും കാണൂ",
  contact: { title: "ബന്ധപ്പെടുക", malayalam: "" },
} as const satisfies TranslatedMessages["home"];

export const campaign = {
  say: "സ്പോർട്സിനോട് {yes} പറയാം, {drugs} നോ പറയാം.",
  yes: "യെസ്",
  drugs: "ലഹരിയോട്",
  plainly: "സ്പോർട്സിനോട് യെസ് പറയാം, ലഹരിയോട് നോ പറയാം.",
  northToSouth: "പതിനാല് ജില്ലകൾ, വടക്കുനിന്ന് തെക്കോട്ട്",
  megaMarathon: "മെഗാ മാരത്തൺ",
  partners: "പങ്കാളികൾ",
} as const satisfies TranslatedMessages["campaign"];

export const roadshow = {
  figures: [
    { band: "റോഡ് ഷോ", figure: ROADSHOW_FIGURES["roadshow.days"], says: TEXTS["roadshow.days"].ml },
    { band: "ജില്ലകൾ", figure: ROADSHOW_FIGURES["roadshow.districts"], says: TEXTS["roadshow.districts"].ml },
    { band: "ഇടങ്ങൾ", figure: ROADSHOW_FIGURES["roadshow.points"], says: TEXTS["roadshow.points"].ml },
    { band: "മാരത്തൺ", figure: ROADSHOW_FIGURES["roadshow.marathons"], says: TEXTS["roadshow.marathons"].ml },
  ],
} as const satisfies TranslatedMessages["roadshow"];

export const aboutUs = {
  title: "ഞങ്ങളെക്കുറിച്ച്",
  malayalam: "",
  whole: "ഞങ്ങളെക്കുറിച്ച്",
  description: "കേരളം ലഹരിക്കെതിരെ ഓടുന്നത് എന്തിന്? പതിനാല് ജില്ലകളിലൂടെയും ഒരു റോഡ് ഷോ, ഓരോ ജില്ലയിലും ഒരു മാരത്തൺ, എറണാകുളത്ത് മെഗാ മാരത്തൺ.",
  lead: TEXTS["about.lead"].ml,
  why: {
    head: { title: "എന്തുകൊണ്ട് സ്പോർട്സ്", malayalam: "" },
    isolates: TEXTS["about.sport"].ml,
    everyPace: TEXTS["about.everybody"].ml,
    whereToGo: TEXTS["about.direction"].ml,
  },
  what: {
    head: { title: "എന്തെല്ലാം നടക്കും", malayalam: "" },
    roadshow: {
      unit: "ദിവസം",
      title: "ഒരു റോഡ് ഷോ",
      says: TEXTS["about.roadshow"].ml,
    },
    marathons: {
      unit: "മാരത്തൺ",
      title: "ഓരോ ജില്ലയിലും ഒരു മാരത്തൺ",
      says: TEXTS["about.marathons"].ml,
    },
    finish: {
      unit: "ഫിനിഷിങ് ലൈൻ",
      title: "ഒരു മെഗാ മാരത്തൺ",
      says: TEXTS["about.finish"].ml,
    },
    change: "സ്ഥലവും തീയതിയും മാറാം. മാറ്റങ്ങൾ ‘പരിപാടികൾ’ എന്ന പേജിൽ അപ്പപ്പോൾ അറിയാം.",
  },
  districts: {
    head: { title: "പതിനാല് ജില്ലകൾ, ഒരൊറ്റ വഴി", malayalam: "" },
    says: TEXTS["about.districts"].ml,
  },
  who: {
    head: { title: "സംഘാടകർ", malayalam: "" },
    organised: TEXTS["about.organisers"].ml,
    forEveryone: TEXTS["about.everyone"].ml,
  },
  take: {
    head: { title: "പങ്കുചേരാം", malayalam: "" },
    register: { title: "രജിസ്റ്റർ ചെയ്യൂ", says: "നിങ്ങളുടെ ജില്ലയിലെ മാരത്തണിൽ ഓടാൻ, അല്ലെങ്കിൽ മറ്റു രീതിയിൽ പങ്കാളിയാകാൻ." },
    map: { title: "നിങ്ങളുടെ ജില്ല കാണൂ", says: "റോഡ് ഷോയുടെ റൂട്ടും നിങ്ങളുടെ നാട്ടിലെ പരിപാടികളും അറിയാം." },
    story: { title: "അനുഭവം പങ്കുവയ്ക്കൂ", says: "ഒരുമിച്ചുള്ള ഓട്ടവും കളിയും പരിശീലനവും നിങ്ങളിൽ എന്തു മാറ്റമുണ്ടാക്കി?" },
    bring: { title: "സ്കൂളിനെയും ക്ലബ്ബിനെയും ഒപ്പം കൂട്ടൂ", says: "നിങ്ങളുടെ ജില്ലയിലെ നമ്പറിൽ വിളിക്കൂ, അല്ലെങ്കിൽ കൗൺസിലിന് എഴുതൂ." },
    needNotWait:
      "ലഹരി നിങ്ങളെയോ പ്രിയപ്പെട്ടവരെയോ അലട്ടുന്നുണ്ടോ? ഇനി കാത്തിരിക്കേണ്ട: {number} എന്ന നമ്പറിൽ സൗജന്യമായി വിളിക്കൂ, അല്ലെങ്കിൽ {links} കാണൂ.",
    links: "ഹെൽപ്‌ലൈൻ നമ്പറുകൾ",
  },
} as const satisfies TranslatedMessages["aboutUs"];

export const registration = {
  title: "രജിസ്ട്രേഷൻ",
  malayalam: "",
  description: "ലഹരിമുക്ത കേരളത്തിനൊപ്പം നിൽക്കാനും മാരത്തണിൽ ഓടാനും രജിസ്റ്റർ ചെയ്യാം: 14 ജില്ലകളിലും ഓരോ മാരത്തൺ, എറണാകുളത്ത് മെഗാ മാരത്തൺ.",
  lead: TEXTS["registration.lead"].ml,
  general: {
    title: "പൊതു രജിസ്ട്രേഷൻ",
    says: "ലഹരിമുക്ത കേരളത്തിനായുള്ള പ്രചാരണത്തിനൊപ്പം നിൽക്കൂ.",
    whatFor: "പ്രചാരണത്തിനായി, മറ്റൊരു സൈറ്റിൽ",
  },
  marathon: {
    title: "മാരത്തൺ രജിസ്ട്രേഷൻ",
    says: "14 ജില്ലകളിലും മാരത്തൺ, എറണാകുളത്ത് മെഗാ മാരത്തൺ.",
    whatFor: "മാരത്തണിനായി, മറ്റൊരു സൈറ്റിൽ",
  },
  distances: TEXTS["registration.distances"].ml,
  ages: TEXTS["registration.ages"].ml,
  dates: TEXTS["registration.dates"].ml,
  known: { distances: "ദൂരം", ages: "പ്രായം", dates: "തീയതി" },
  before: {
    title: "തുടങ്ങുംമുമ്പ്",
    malayalam: "",
    elsewhere: {
      title: "മറ്റൊരു സൈറ്റിൽ",
      says: "ഫോം തുറക്കുന്നതു മറ്റൊരു സൈറ്റിലാണ്. ഫോണിലെ ബാക്ക് ബട്ടൺ അമർത്തിയാൽ ഇവിടെ മടങ്ങിയെത്താം.",
      leads: "",
    },
    soon: {
      title: "രജിസ്ട്രേഷൻ തുടങ്ങിയിട്ടില്ല",
      says: "ഫോം ഇവിടെ വരും. ജില്ലകളിലെ പരിപാടികൾ ഇപ്പോഴേ അറിയാം.",
      leads: "വരാനുള്ള പരിപാടികൾ",
    },
    days: {
      title: "തീയതി മാറാം",
      says: "ഇപ്പോഴത്തെ തീയതിയും മുമ്പ് അറിയിച്ച തീയതിയും ഓരോ പരിപാടിയുടെയും പേജിലുണ്ട്.",
      leads: "എല്ലാ പരിപാടികളും",
    },
    schools: {
      title: "സ്കൂളൊന്നാകെ",
      says: "ക്ലാസിനെയോ ടീമിനെയോ കൊണ്ടുവരാൻ ആഗ്രഹിക്കുന്ന അധ്യാപകർക്ക് അഞ്ചു കാര്യങ്ങൾ എഴുതി ഞങ്ങളെ അറിയിക്കാം.",
      leads: "സ്കൂളുകൾക്ക്",
    },
    badge: {
      title: "ബാഡ്ജ് അണിയൂ",
      says: "പേരും ജില്ലയും ചേർത്ത് ഒരു ബാഡ്ജ് തയ്യാറാക്കൂ. നിങ്ങളുടെ ഉപകരണത്തിൽത്തന്നെയാണു വരയ്ക്കുന്നത്.",
      leads: "എന്റെ ബാഡ്ജ്",
    },
  },
  registerNow: "ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യൂ",
  opensSoon: "രജിസ്ട്രേഷൻ ഉടൻ തുടങ്ങും.",
} as const satisfies TranslatedMessages["registration"];
