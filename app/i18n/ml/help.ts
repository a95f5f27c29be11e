import type { TranslatedMessages } from "../messages.ts";

export const HELP = {
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
