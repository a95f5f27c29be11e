import type { TranslatedMessages } from "../messages.ts";

export const FAULTS = {
  site: "ലഹരിമുക്ത കേരളം",
  notLoadedTitle: "ഈ പേജ് തുറക്കാനായില്ല",
  notLoaded: "ഈ പേജ് തുറക്കാനായില്ല.",
  ourFault: "പിശക് ഞങ്ങളുടേതാണ്. അല്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  callNow: "ഇപ്പോൾത്തന്നെ സഹായം വേണമെങ്കിൽ ലഹരിവിമുക്തി ഹെൽപ്‌ലൈനിൽ വിളിക്കൂ: {number}. വിളി സൗജന്യമാണ്.",
  requestId: "ഇതെക്കുറിച്ച് ഞങ്ങൾക്ക് എഴുതുകയാണെങ്കിൽ ഈ നമ്പർ കൂടി പറയുക: {id}.",
  retry: "വീണ്ടും ശ്രമിക്കൂ",
  home: "ഹോം",
  noConnectionTitle: "ഇന്റർനെറ്റ് ഇല്ല",
  notFound: "ഈ പേജ് കണ്ടെത്താനായില്ല",
  didNotStart: "ഓട്ടം തുടങ്ങിയില്ല",
  leadsNowhere: "ഈ വഴി എങ്ങോട്ടുമില്ല.",
} as const satisfies TranslatedMessages["faults"];

export const CONNECTION = {
  none: "ഇപ്പോൾ ഇന്റർനെറ്റ് ഇല്ല.",
  stays: "ഈ പേജ് ഇങ്ങനെതന്നെ ഉണ്ടാകും. ഇന്റർനെറ്റ് തിരികെ വരുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.",
  notHere: "ഈ പേജ് ഇവിടെ എത്തിക്കാനായില്ല. ഇന്റർനെറ്റ് തിരികെ വരുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.",
} as const satisfies TranslatedMessages["connection"];
