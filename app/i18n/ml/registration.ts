import { CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";
import type { TranslatedMessages } from "../messages.ts";

export const REGISTRATION = {
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
      says: "ഫോം തുറക്കുന്നതു മറ്റൊരു സൈറ്റിലാണ്. “തിരികെ” അമർത്തിയാൽ ഇവിടെ മടങ്ങിയെത്താം.",
      leads: "",
    },
    soon: {
      title: "തുടങ്ങിയിട്ടില്ല",
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
      title: "അണിയൂ",
      says: "പേരും ജില്ലയും ചേർത്ത് ഒരു ബാഡ്ജ് തയ്യാറാക്കൂ. നിങ്ങളുടെ ഉപകരണത്തിൽത്തന്നെയാണു വരയ്ക്കുന്നത്.",
      leads: "എന്റെ ബാഡ്ജ്",
    },
  },
  registerNow: "ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യൂ",
  opensSoon: "രജിസ്ട്രേഷൻ ഉടൻ തുടങ്ങും.",
} as const satisfies TranslatedMessages["registration"];
