import type { TranslatedMessages } from "../messages.ts";

export const help = {
  getHelp: "സഹായം തേടൂ",
  malayalam: "",
  callFor: "സഹായം തേടൂ: {number}, ടോൾ ഫ്രീ",
  call: "{number} വിളിക്കൂ",
  messagesOnly: "സന്ദേശം മാത്രം",
  more: "കൂടുതൽ",
  allIndia: "ഇന്ത്യയാകെ · ടോൾ ഫ്രീ",
  allHelplines: "എല്ലാ ഹെൽപ്‌ലൈൻ നമ്പറുകളും",
  alsoOffline: "ഇന്റർനെറ്റ് ഇല്ലാത്തപ്പോഴും കാണാം",
  writeToUs: "ഞങ്ങൾക്ക് എഴുതൂ",
  leave: "പെട്ടെന്നു പുറത്തുകടക്കൂ",
  historyStays: "ബ്രൗസറിന്റെ ഹിസ്റ്ററിയിൽ ഇതു കാണും.",
} as const satisfies TranslatedMessages["help"];

export const helplines = {
  callNow: "ഇപ്പോൾ വിളിക്കൂ",
  messageNow: "സന്ദേശം അയയ്ക്കൂ",
  action: "{about} {act}",
  reachesCampaign: "നിങ്ങളുടെ സന്ദേശം സംഘാടകരുടെ നമ്പറിലേക്കാണ് പോകുന്നത്: {number}.",
  checkedOn: "നമ്പർ പരിശോധിച്ചത്: {day}.",
  hours: "സമയം: {hours}",
  languages: "ഭാഷ: {languages}",
  name: { yes: "പേരു പറയേണ്ടതില്ല.", no: "പേരു ചോദിക്കും." },
  whatsapp: "WhatsApp",
  telephone: "ഫോൺ",
  police: {
    what: "കേരള പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്). സന്ദേശമായോ ശബ്ദസന്ദേശമായോ ഫോട്ടോയായോ വീഡിയോയായോ അറിയിക്കാം.",
    about: "പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്):",
  },
  state: {
    kind: "ടോൾ ഫ്രീ",
    what: "സംസ്ഥാനത്തിന്റെ ലഹരിമോചന ഹെൽപ്‌ലൈൻ. നിങ്ങൾക്കുവേണ്ടിയും കൂട്ടുകാർക്കുവേണ്ടിയും മക്കൾക്കുവേണ്ടിയും വിളിക്കാം.",
    about: "ടോൾ ഫ്രീ ഹെൽപ്‌ലൈൻ {number}:",
  },
  national: {
    kind: "ടോൾ ഫ്രീ, ഇന്ത്യയാകെ",
    what: "നശാമുക്ത് ഭാരത് അഭിയാന്റെ ദേശീയ ലഹരിമോചന ഹെൽപ്‌ലൈൻ. ഇന്ത്യയിൽ എവിടെനിന്നും വിളിക്കാം.",
    about: "ദേശീയ ടോൾ ഫ്രീ ഹെൽപ്‌ലൈൻ {number}:",
  },
} as const satisfies TranslatedMessages["helplines"];

export const essentialLinks = {
  title: "ഹെൽപ്‌ലൈൻ നമ്പറുകൾ",
  malayalam: "",
  description:
    "സഹായത്തിന് ഈ നമ്പറുകൾ: ലഹരിമോചന ഹെൽപ്‌ലൈൻ നമ്പറുകൾ {state}, {national} (ടോൾ ഫ്രീ), പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്), മറ്റു നമ്പറുകൾ.",
  lead: "നിങ്ങൾക്കുവേണ്ടിയോ കൂട്ടുകാർക്കുവേണ്ടിയോ മക്കൾക്കുവേണ്ടിയോ വിളിക്കൂ.",
  helplines: { title: "ഹെൽപ്‌ലൈൻ നമ്പറുകൾ", malayalam: "" },
  more: { title: "കൂടുതൽ നമ്പറുകൾ", malayalam: "" },
} as const satisfies TranslatedMessages["essentialLinks"];

export const centres = {
  title: "ചികിത്സാകേന്ദ്രങ്ങൾ",
  malayalam: "",
  description:
    "കേരളത്തിലെ ജില്ലകളിലുള്ള ചികിത്സാകേന്ദ്രങ്ങൾ: വിലാസം, ഫോൺ നമ്പർ, സമയം, ലഭിക്കുന്ന സേവനങ്ങൾ. {state} നമ്പറിൽ വിളി സൗജന്യമാണ്.",
  lead: "എവിടെ പോകണം, എപ്പോൾ തുറക്കും, എന്തെല്ലാം ലഭിക്കും. ഏതാണു വേണ്ടതെന്നു ചോദിക്കാൻ ആദ്യം {state} വിളിക്കൂ.",
  list: { title: "ജില്ല തിരിച്ച്", malayalam: "" },
  district: "ജില്ല",
  inDistrict: "{there} ചികിത്സാകേന്ദ്രങ്ങൾ",
  none: "ചികിത്സാകേന്ദ്രങ്ങൾ ഇതുവരെ ചേർത്തിട്ടില്ല.",
  noneThere: "{there} ഒരു കേന്ദ്രവും ഇതുവരെ ചേർത്തിട്ടില്ല. മറ്റു ജില്ലകളിൽ ഇവയുണ്ട്:",
  callFirst: "{state} വിളിക്കൂ, വിളി സൗജന്യമാണ്. എവിടെ പോകണമെന്നു ചോദിക്കൂ.",
  call: "{name} വിളിക്കൂ:",
  map: "ഭൂപടം",
  all: "{there} എല്ലാ കേന്ദ്രങ്ങളും ({count})",
} as const satisfies TranslatedMessages["centres"];
