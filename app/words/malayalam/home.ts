import type { InOtherWords } from "../../../domain/filled.ts";
import type { HOME as ENGLISH } from "../english/home.ts";

export const HOME = {
  title: "ലഹരിമുക്ത കേരളത്തിലേക്ക് ഓടാം",
  description: "കേരളത്തിലെ പതിനാല് ജില്ലകളെ കോർത്തിണക്കുന്ന മാരത്തൺ, എറണാകുളത്ത് മെഗാ മാരത്തൺ. സഹായനമ്പറുകളും റോഡ്ഷോയും ഓടുന്നവരുടെ അനുഭവങ്ങളും.",
  council: "സംസ്ഥാന സ്പോർട്സ് കൗൺസിൽ",
  mission: "സംസ്ഥാന സ്പോർട്സ് മിഷൻ",
  hero: ["ലഹരിമുക്ത", "കേരളത്തിലേക്ക്", "ഓടാം"],
  heroMalayalam: "",
  tag: "പതിനാല് ജില്ലകളെ കോർത്തിണക്കുന്ന മാരത്തൺ. എറണാകുളത്ത് മെഗാ മാരത്തൺ.",
  register: "മാരത്തൺ രജിസ്ട്രേഷൻ",
  brochure: "ബ്രോഷർ കാണൂ",
  inEnglish: "(ഇംഗ്ലീഷിൽ)",
  inNewTab: "(പുതിയ ടാബിൽ തുറക്കും)",
  availableSoon: "ഉടൻ ലഭിക്കും",
  nextEvents: { title: "അടുത്ത പരിപാടികൾ", malayalam: "" },
  allEvents: "എല്ലാ പരിപാടികളും",
  organisedBy: "സംഘാടകർ",
  organisedByMalayalam: "",
  organiser: "സംഘാടകർ",
  leadProgramme: "നേതൃത്വം",
  about: { title: "പ്രചാരണത്തെക്കുറിച്ച്", malayalam: "" },
  isolates:
    "ലഹരി ഒരാളെ ഒറ്റപ്പെടുത്തും. സ്പോർട്സ് നേരെ മറിച്ചാണ്. അതു ചെറുപ്പക്കാർക്കു കൂടെ നിൽക്കാൻ ഒരു ടീമിനെ തരും, എന്നും എത്താൻ ഒരു നേരം തരും, നാളെ തലയുയർത്തി നിൽക്കാൻ ഒരു കാരണം തരും.",
  everyDistrict:
    "ഈ ചിന്തയാണ് പ്രചാരണം ഓരോ ജില്ലയിലും എത്തിക്കുന്നത്: ഒരു റോഡ്ഷോ, പതിനാല് ജില്ലകളിലും മാരത്തൺ, എല്ലാം ചേർന്ന് ഒറ്റ ഓട്ടം, എറണാകുളത്ത് മെഗാ മാരത്തൺ.",
  roadshow: { title: "റോഡ്ഷോ", malayalam: "" },
  roadshowStops: "റോഡ്ഷോ പതിനാല് ജില്ലകളിലൂടെയും കടന്നുപോകും, അൻപതിലേറെ ഇടങ്ങളിൽ നിർത്തും. ആളുകൾ എവിടെയുണ്ടോ, അവിടേക്ക് പ്രചാരണം എത്തും.",
  seeTheMap: "വഴി കാണൂ",
  help: { title: "സഹായനമ്പറുകൾ", malayalam: "" },
  moreLinks: "കൂടുതൽ നമ്പറുകൾ",
  inOnePlace: "എല്ലാ സഹായനമ്പറുകളും ഒരിടത്ത്.",
  viewAll: "എല്ലാം കാണൂ",
  ofLinks: "സഹായനമ്പറുകൾ",
  voices: { title: "അനുഭവങ്ങൾ", malayalam: "" },
  viewAllVoices: "എല്ലാ അനുഭവങ്ങളും കാണൂ",
  contact: { title: "ബന്ധപ്പെടുക", malayalam: "" },
} as const satisfies InOtherWords<typeof ENGLISH>;
