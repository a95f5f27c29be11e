import { CAMPAIGN_TEXTS as TEXTS } from "../../../shared/campaign/campaign-texts.ts";
import type { TranslatedMessages } from "../messages.ts";

export const PRESS_KIT = {
  title: "മാധ്യമങ്ങൾക്ക്",
  malayalam: "",
  description:
    "കേരളത്തിലെ ലഹരിവിരുദ്ധ പ്രചാരണത്തെക്കുറിച്ച് പത്രങ്ങൾക്കും റേഡിയോയ്ക്കും ടെലിവിഷനും: ഒരു ചെറുകുറിപ്പ്, കണക്കുകൾ, വസ്തുതകൾ, ചിത്രങ്ങൾ, ആരോടു ചോദിക്കാം എന്നതും.",
  lead: "അതേപടി അച്ചടിക്കാവുന്ന വാക്കുകളും കണക്കുകളും ചിത്രങ്ങളും.",
  short: { title: "ചുരുക്കത്തിൽ", malayalam: "" },
  summary: TEXTS["press.words"].ml,
  copy: "ഈ വാക്കുകൾ പകർത്തൂ",
  copied: "പകർത്തി",
  notCopied: "ഈ ബ്രൗസർ പകർത്താൻ അനുവദിക്കുന്നില്ല. വാക്കുകൾ തിരഞ്ഞെടുത്ത് സ്വയം പകർത്തുക.",
  contact: "മാധ്യമങ്ങൾക്കു ബന്ധപ്പെടാൻ",
  email: "ഇ‑മെയിൽ",
  address: "തപാലിൽ",
  noContact: "മാധ്യമങ്ങൾ ആരുമായി ബന്ധപ്പെടണം എന്നു പ്രചാരണസംഘം ഇതുവരെ അറിയിച്ചിട്ടില്ല. {form} വഴി എഴുതുക.",
  form: "അന്വേഷണ ഫോം",
  printing: "ഹെൽപ്‌ലൈൻ നമ്പർ അച്ചടിക്കുമ്പോൾ",
  tollFree:
    "വിളി സൗജന്യമാണ് എന്ന് എപ്പോഴും ചേർക്കുക: {number}. {police} എന്ന നമ്പറിനൊപ്പം 'വിളിക്കൂ' എന്ന് ഒരിക്കലും എഴുതരുത്: അതിൽ സന്ദേശങ്ങൾ മാത്രം.",
  figures: { title: "കണക്കുകൾ", malayalam: "" },
  facts: { title: "വസ്തുതകൾ", malayalam: "" },
  campaign: "പ്രചാരണം",
  campaignIs: "കേരളമാകെയുള്ള ലഹരിവിരുദ്ധ ബോധവൽക്കരണ പ്രചാരണം: ഒരു റോഡ്ഷോ, ഒന്നായി ചേരുന്ന പതിനാല് മാരത്തണുകൾ.",
  organiser: "സംഘാടകർ",
  organiserIs: "സംസ്ഥാന സ്പോർട്സ് മിഷനു കീഴിൽ സംസ്ഥാന സ്പോർട്സ് കൗൺസിൽ.",
  where: "എവിടെ",
  whereIs: "കേരളത്തിലെ പതിനാല് ജില്ലകളിലും. മെഗാ മാരത്തൺ എറണാകുളത്ത്.",
  hashtags: "ഹാഷ്ടാഗുകൾ",
  helplines: "ഹെൽപ്‌ലൈനുകൾ",
  pictures: { title: "ലോഗോകളും ചിത്രങ്ങളും", malayalam: "" },
  sign: "പ്രചാരണത്തിന്റെ ലോഗോ",
  allMaterials: "എല്ലാ പ്രചാരണ സാമഗ്രികളും",
} as const satisfies TranslatedMessages["pressKit"];
