import type { TranslatedMessages } from "../messages.ts";

export const CONTACT_US = {
  title: "ബന്ധപ്പെടുക",
  malayalam: "",
  description: "കേരളത്തിലെ ഓരോ ജില്ലയിലും പ്രചാരണത്തിന്റെ ഫോൺ നമ്പറുകൾ, കൗൺസിലിന് എഴുതാൻ ഒരു ഫോമും.",
  lead: "സ്വന്തം ജില്ലയിൽ വിളിക്കൂ, അല്ലെങ്കിൽ കൗൺസിലിന് എഴുതൂ.",
  districts: { title: "ജില്ലകളിലെ നമ്പറുകൾ", malayalam: "" },
  call: "{district}, വിളിക്കൂ:",
  noneYet: "ജില്ലകളിലെ നമ്പറുകൾ ഇതുവരെ ചേർത്തിട്ടില്ല.",
  untilThen: "ചേർക്കുന്നതുവരെ താഴെ ഞങ്ങൾക്ക് എഴുതൂ.",
  write: { title: "ഞങ്ങൾക്ക് എഴുതൂ", malayalam: "" },
} as const satisfies TranslatedMessages["contactUs"];
