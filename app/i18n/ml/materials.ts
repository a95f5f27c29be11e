import type { TranslatedMessages } from "../messages.ts";

export const MATERIALS = {
  title: "പ്രചാരണ സാമഗ്രികൾ",
  malayalam: "",
  description:
    "കേരളത്തിലെ ലഹരിവിരുദ്ധ പ്രചാരണത്തിന്റെ പോസ്റ്ററുകളും ചിത്രങ്ങളും ലോഗോകളും രേഖകളും. പ്രിന്റ് എടുക്കാം, ഒട്ടിക്കാം, മറ്റുള്ളവർക്ക് അയയ്ക്കാം. എല്ലാവർക്കും സൗജന്യം.",
  lead: "പ്രിന്റ് എടുക്കൂ, ഒട്ടിക്കൂ, മറ്റുള്ളവർക്ക് അയയ്ക്കൂ. എല്ലാവർക്കും സൗജന്യം.",
  kinds: {
    poster: { title: "പോസ്റ്ററുകൾ", malayalam: "" },
    picture: { title: "ചിത്രങ്ങൾ", malayalam: "" },
    logo: { title: "ലോഗോകൾ", malayalam: "" },
    document: { title: "രേഖകൾ", malayalam: "" },
  },
  languages: { en: "ഇംഗ്ലീഷ്", ml: "മലയാളം", both: "ഇംഗ്ലീഷും മലയാളവും", none: "വാക്കുകളില്ലാതെ" },
  megabytes: "{size} MB",
  kilobytes: "{size} kB",
  which: "കാണിക്കുന്ന സാമഗ്രികൾ",
  all: "എല്ലാം",
  download: "ഡൗൺലോഡ് ചെയ്യൂ",
  none: "ഇവിടെ ഇപ്പോൾ ഒന്നുമില്ല. വൈകാതെ വീണ്ടും നോക്കൂ.",
  forPress: "പത്രങ്ങൾക്കും റേഡിയോയ്ക്കും ടെലിവിഷനും",
} as const satisfies TranslatedMessages["materials"];
