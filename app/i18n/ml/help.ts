import type { TranslatedMessages } from "../messages.ts";

export const help = {
  getHelp: "സഹായം തേടൂ",
  malayalam: "",
  callFor: "സഹായം തേടൂ: {number}, സൗജന്യ വിളി",
  call: "വിളിക്കൂ {number}",
  messagesOnly: "സന്ദേശം മാത്രം",
  more: "കൂടുതൽ",
  allIndia: "ഇന്ത്യയാകെ, സൗജന്യ വിളി",
  allHelplines: "എല്ലാ സഹായനമ്പറുകളും",
  alsoOffline: "ഇന്റർനെറ്റ് ഇല്ലാത്തപ്പോഴും കാണാം",
  writeToUs: "ഞങ്ങൾക്ക് എഴുതൂ",
  leave: "ഈ പേജ് വിടൂ",
  historyStays: "ബ്രൗസറിന്റെ ഹിസ്റ്ററിയിൽ ഇതു കാണും.",
} as const satisfies TranslatedMessages["help"];

export const helplines = {
  callNow: "ഇപ്പോൾ വിളിക്കൂ",
  messageNow: "സന്ദേശം അയയ്ക്കൂ",
  action: "{about} {act}",
  reachesCampaign: "നിങ്ങളുടെ സന്ദേശം പ്രചാരണസംഘത്തിന്റെ നമ്പറിലേക്കാണ് പോകുന്നത്: {number}.",
  checkedOn: "നമ്പർ പരിശോധിച്ചത്: {day}.",
  whatsapp: "WhatsApp",
  telephone: "ഫോൺ",
  police: {
    what: "കേരള പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്). എഴുതിയോ ശബ്ദമായോ ഫോട്ടോയായോ വീഡിയോയായോ അറിയിക്കാം.",
    about: "പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്):",
  },
  state: {
    kind: "സൗജന്യ വിളി",
    what: "സംസ്ഥാനത്തിന്റെ ലഹരിവിമുക്തി ഹെൽപ്‌ലൈൻ. നിങ്ങൾക്കുവേണ്ടിയും കൂട്ടുകാർക്കുവേണ്ടിയും മക്കൾക്കുവേണ്ടിയും വിളിക്കാം.",
    about: "സൗജന്യ ഹെൽപ്‌ലൈൻ {number}:",
  },
  national: {
    kind: "സൗജന്യ വിളി, ഇന്ത്യയാകെ",
    what: "നശാമുക്ത് ഭാരത് അഭിയാന്റെ ദേശീയ ലഹരിവിമുക്തി ഹെൽപ്‌ലൈൻ. ഇന്ത്യയിൽ എവിടെനിന്നും വിളിക്കാം.",
    about: "ദേശീയ സൗജന്യ ഹെൽപ്‌ലൈൻ {number}:",
  },
} as const satisfies TranslatedMessages["helplines"];

export const essentialLinks = {
  title: "സഹായനമ്പറുകൾ",
  malayalam: "",
  description:
    "സഹായത്തിന് ഈ നമ്പറുകൾ: ലഹരിവിമുക്തി ഹെൽപ്‌ലൈനുകൾ {state}, {national} (സൗജന്യ വിളി), പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്), മറ്റു നമ്പറുകൾ.",
  lead: "നിങ്ങൾക്കുവേണ്ടിയോ കൂട്ടുകാർക്കുവേണ്ടിയോ മക്കൾക്കുവേണ്ടിയോ വിളിക്കൂ.",
  helplines: { title: "ഹെൽപ്‌ലൈനുകൾ", malayalam: "" },
  more: { title: "കൂടുതൽ നമ്പറുകൾ", malayalam: "" },
} as const satisfies TranslatedMessages["essentialLinks"];
