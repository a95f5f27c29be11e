import type { TranslatedMessages } from "../messages.ts";

export const HELPLINES = {
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
