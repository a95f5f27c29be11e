import { CAMPAIGN_TEXTS as TEXTS } from "../../../domain/campaign-texts.ts";
import type { InOtherWords } from "../../../domain/filled.ts";
import type { REGISTRATION as ENGLISH } from "../english/registration.ts";

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
  registerNow: "ഇപ്പോൾ രജിസ്റ്റർ ചെയ്യൂ",
  opensSoon: "രജിസ്ട്രേഷൻ ഉടൻ തുടങ്ങും.",
} as const satisfies InOtherWords<typeof ENGLISH>;
