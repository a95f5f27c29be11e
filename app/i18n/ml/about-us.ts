import { CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";
import type { TranslatedMessages } from "../messages.ts";

export const ABOUT_US = {
  title: "പ്രചാരണത്തെക്കുറിച്ച്",
  malayalam: "",
  whole: "പ്രചാരണത്തെക്കുറിച്ച്",
  description: "കേരളം ലഹരിക്കെതിരെ ഓടുന്നത് എന്തിന്? പതിനാല് ജില്ലകളിലൂടെയും ഒരു റോഡ്ഷോ, ഓരോ ജില്ലയിലും ഒരു മാരത്തൺ, എറണാകുളത്ത് മെഗാ മാരത്തൺ.",
  lead: TEXTS["about.lead"].ml,
  why: {
    head: { title: "എന്തുകൊണ്ട് സ്പോർട്സ്", malayalam: "" },
    isolates: TEXTS["about.sport"].ml,
    nobodyFast: TEXTS["about.everybody"].ml,
    whereToGo: TEXTS["about.direction"].ml,
  },
  what: {
    head: { title: "എന്തെല്ലാം നടക്കും", malayalam: "" },
    roadshow: {
      unit: "ദിവസം",
      title: "ഒരു റോഡ്ഷോ",
      says: TEXTS["about.roadshow"].ml,
    },
    marathons: {
      unit: "മാരത്തൺ",
      title: "ഓരോ ജില്ലയിലും ഒരു മാരത്തൺ",
      says: TEXTS["about.marathons"].ml,
    },
    finish: {
      unit: "ഫിനിഷ്",
      title: "ഒരു മെഗാ മാരത്തൺ",
      says: TEXTS["about.finish"].ml,
    },
    change: "സ്ഥലവും തീയതിയും മാറാം. ഏറ്റവും പുതിയ വിവരം പുതിയ വിശേഷങ്ങളിൽ കാണാം.",
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
    register: { title: "രജിസ്റ്റർ ചെയ്യൂ", says: "നിങ്ങളുടെ ജില്ലയിലെ മാരത്തണിൽ ഓടാൻ, അല്ലെങ്കിൽ മറ്റൊരു രീതിയിൽ ഒപ്പം നിൽക്കാൻ." },
    map: { title: "നിങ്ങളുടെ ജില്ല കാണൂ", says: "റോഡ്ഷോ പോകുന്ന വഴിയും നിങ്ങളുടെ നാട്ടിലെ പരിപാടികളും അറിയാം." },
    story: { title: "അനുഭവം പങ്കുവയ്ക്കൂ", says: "ഒരുമിച്ചുള്ള ഓട്ടവും കളിയും പരിശീലനവും നിങ്ങളിൽ എന്തു മാറ്റമുണ്ടാക്കി?" },
    bring: { title: "സ്കൂളിനെയോ ക്ലബ്ബിനെയോ കൂട്ടൂ", says: "നിങ്ങളുടെ ജില്ലയിലെ നമ്പറിൽ വിളിക്കൂ, അല്ലെങ്കിൽ കൗൺസിലിന് എഴുതൂ." },
    needNotWait:
      "ലഹരി നിങ്ങളുടെയോ പ്രിയപ്പെട്ട ഒരാളുടെയോ അടുത്തെത്തിയെങ്കിൽ പരിപാടി വരുന്നതുവരെ കാത്തിരിക്കേണ്ട: {number} എന്ന നമ്പറിൽ സൗജന്യമായി വിളിക്കൂ, അല്ലെങ്കിൽ {links} കാണൂ.",
    links: "സഹായനമ്പറുകൾ",
  },
} as const satisfies TranslatedMessages["aboutUs"];
