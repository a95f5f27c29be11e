import type { TranslatedMessages } from "../messages.ts";

export const ESSENTIAL_LINKS = {
  title: "സഹായനമ്പറുകൾ",
  malayalam: "",
  description:
    "സഹായത്തിന് ഈ നമ്പറുകൾ: ലഹരിവിമുക്തി ഹെൽപ്‌ലൈനുകൾ {state}, {national} (സൗജന്യ വിളി), പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്), മറ്റു നമ്പറുകൾ.",
  lead: "നിങ്ങൾക്കുവേണ്ടിയോ കൂട്ടുകാർക്കുവേണ്ടിയോ മക്കൾക്കുവേണ്ടിയോ വിളിക്കൂ.",
  helplines: { title: "ഹെൽപ്‌ലൈനുകൾ", malayalam: "" },
  more: { title: "കൂടുതൽ നമ്പറുകൾ", malayalam: "" },
} as const satisfies TranslatedMessages["essentialLinks"];
