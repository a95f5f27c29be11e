import type { Language } from "../i18n/languages.ts";

/** Editable texts with their defaults: facts `text.…` and `text.…_ml`. Blank ones are hidden. */
export const CAMPAIGN_TEXTS = {
  "home.tagline": {
    en: "One connected marathon. Fourteen districts. A mega marathon in Ernakulam.",
    ml: "പതിനാല് ജില്ലകളെ കോർത്തിണക്കുന്ന മാരത്തൺ. എറണാകുളത്ത് മെഗാ മാരത്തൺ.",
  },
  "home.everyDistrict": {
    en: "This campaign takes that idea to every district: a roadshow, a marathon in each of the fourteen, all connected into one, and a mega marathon in Ernakulam.",
    ml: "ഈ ആശയവുമായാണ് ഞങ്ങൾ ഓരോ ജില്ലയിലും എത്തുന്നത്: റോഡ് ഷോ, പതിനാലിടത്തും മാരത്തൺ, എല്ലാം ചേർന്ന് ഒറ്റ ഓട്ടം, ഒടുവിൽ എറണാകുളത്ത് മെഗാ മാരത്തൺ.",
  },
  "roadshow.intro": {
    en: "The roadshow goes through all fourteen districts and stops at over 50 event locations, so that the campaign comes to where people are.",
    ml: "റോഡ് ഷോ പതിനാല് ജില്ലകളിലൂടെയും കടന്നുപോകും, അൻപതിലേറെ ഇടങ്ങളിൽ നിർത്തും. ജനങ്ങളുള്ളിടത്തേക്കു ഞങ്ങളെത്തും.",
  },
  "roadshow.days": {
    en: "days of roadshow",
    ml: "ദിവസം നീളുന്ന റോഡ് ഷോ",
  },
  "roadshow.districts": {
    en: "districts, from the north to the south",
    ml: "ജില്ലകൾ, വടക്കു മുതൽ തെക്കു വരെ",
  },
  "roadshow.points": {
    en: "public engagement points",
    ml: "പൊതു ഇടങ്ങളിൽ ജനങ്ങൾക്കൊപ്പം",
  },
  "roadshow.marathons": {
    en: "district-level marathons including a mega marathon in Ernakulam",
    ml: "ജില്ലാ മാരത്തണുകൾ, എറണാകുളത്തെ മെഗാ മാരത്തൺ ഉൾപ്പെടെ",
  },
  "about.lead": {
    en: "A state-wide campaign against drugs that shows people what to run towards.",
    ml: "ലഹരിയിൽനിന്ന് ഓടിയകലൽ മാത്രമല്ല, നല്ല നാളെയിലേക്കുള്ള ഓട്ടം: കേരളമാകെ ഒരു ലഹരിവിരുദ്ധ മുന്നേറ്റം.",
  },
  "about.sport": {
    en: "Addiction isolates. Sport does the opposite: it gives a young person a team, a time to show up and a reason to be proud of tomorrow.",
    ml: "ലഹരി ഒരാളെ ഒറ്റപ്പെടുത്തും. സ്പോർട്സ് നേരെ മറിച്ചാണ്: കൂടെ നിൽക്കാൻ ഒരു ടീം, എന്നും കാത്തിരിക്കാൻ ഒരു മൈതാനം, തലയുയർത്തി നടക്കാൻ ഒരു കാരണം; അതെല്ലാം നൽകും.",
  },
  "about.everybody": {
    en: "You don't have to be fast. Whether you walk the first kilometre or win the race, you are part of the same field. What counts is that someone keeps a place for you, and notices when you are not there.",
    ml: "വേഗമല്ല കാര്യം. ആദ്യ കിലോമീറ്റർ നടന്നുതീർക്കുന്നയാളും ഒന്നാമതെത്തുന്നയാളും ഒരേ ഓട്ടത്തിൽത്തന്നെ. നിങ്ങൾക്കായി ഒരിടം മാറ്റിവയ്ക്കാനും വന്നില്ലെങ്കിൽ തിരക്കാനും ഒരാളുണ്ട്; അതാണു കാര്യം.",
  },
  "about.direction": {
    en: "Warnings tell a young person what to leave. We would rather show where to go.",
    ml: "അരുത് എന്നു പറയാൻ ഏറെപ്പേരുണ്ട്. പകരം എന്ത് എന്നു കാണിച്ചുകൊടുക്കാനാണു ഞങ്ങൾക്കിഷ്ടം.",
  },
  "about.roadshow": {
    en: "It goes through all fourteen districts and stops at over 50 event locations. At more than 30 public engagement points the campaign meets people where they are.",
    ml: "പതിനാല് ജില്ലകളിലൂടെയും പോകും, അൻപതിലേറെ ഇടങ്ങളിൽ നിർത്തും. മുപ്പതിലേറെ പൊതുസ്ഥലങ്ങളിൽ ജനങ്ങളെ നേരിൽ കാണും.",
  },
  "about.marathons": {
    en: "Each district runs its own, on its own roads. All fourteen are connected into one large marathon.",
    ml: "ഓരോ ജില്ലയിലും സ്വന്തം റോഡുകളിൽ സ്വന്തം മാരത്തൺ. പതിനാലും ചേർന്നാൽ ഒരൊറ്റ വലിയ മാരത്തൺ.",
  },
  "about.finish": {
    en: "Ernakulam's marathon is the mega marathon, where the whole state runs together.",
    ml: "എറണാകുളത്തെ മാരത്തണാണു മെഗാ മാരത്തൺ. അവിടെ കേരളം മുഴുവൻ ഒരുമിച്ച് ഓടും.",
  },
  "about.districts": {
    en: "From Kasaragod to Thiruvananthapuram, each district holds its own marathon and hands the campaign on to the next. Together they are one connected run.",
    ml: "കാസർകോട് മുതൽ തിരുവനന്തപുരം വരെ ഓരോ ജില്ലയും സ്വന്തം മാരത്തൺ നടത്തി ബാറ്റൺ അടുത്ത ജില്ലയ്ക്കു കൈമാറും. എല്ലാം ചേർന്നാൽ ഒരൊറ്റ ഓട്ടം.",
  },
  "about.organisers": {
    en: "The campaign is organised by the State Sports Council under the State Sports Mission. It belongs to the districts: to the people, the schools and the clubs who come out and run.",
    ml: "സംസ്ഥാന സ്പോർട്സ് മിഷനു കീഴിൽ സംസ്ഥാന സ്പോർട്സ് കൗൺസിലാണ് പ്രചാരണം സംഘടിപ്പിക്കുന്നത്. എന്നാൽ ഇതു ജില്ലകളുടേതാണ്: ഓടാനിറങ്ങുന്ന നാട്ടുകാരുടെയും സ്കൂളുകളുടെയും ക്ലബ്ബുകളുടെയും.",
  },
  "about.everyone": {
    en: "It is a public campaign for everyone in Kerala. All it asks is that you come, run, walk or cheer, and bring someone along.",
    ml: "കേരളത്തിലെ എല്ലാവർക്കും വേണ്ടിയുള്ള പ്രചാരണമാണിത്. വരിക, ഓടുകയോ നടക്കുകയോ കൈയടിക്കുകയോ ചെയ്യുക, ഒരാളെക്കൂടി കൂട്ടുക: അത്രയേ വേണ്ടൂ.",
  },
  "press.words": {
    en: "The State Sports Council, under the State Sports Mission, runs a campaign against drugs through all fourteen districts of Kerala: a roadshow of more than 20 days with over 50 event locations, a marathon in every district, and a mega marathon in Ernakulam. It says YES to sports and NO to drugs.",
    ml: "സംസ്ഥാന സ്പോർട്സ് മിഷനു കീഴിൽ സംസ്ഥാന സ്പോർട്സ് കൗൺസിൽ കേരളത്തിലെ പതിനാല് ജില്ലകളിലും ലഹരിവിരുദ്ധ പ്രചാരണം നടത്തുന്നു: അൻപതിലേറെ വേദികളിലൂടെ ഇരുപതിലേറെ ദിവസം നീളുന്ന റോഡ് ഷോ, ഓരോ ജില്ലയിലും മാരത്തൺ, എറണാകുളത്ത് മെഗാ മാരത്തൺ. സ്പോർട്സിനോട് യെസ്, ലഹരിയോട് നോ: അതാണു സന്ദേശം.",
  },
  "registration.lead": {
    en: "Two lanes, one direction. Choose yours.",
    ml: "വഴി രണ്ട്, ദിശ ഒന്ന്. നിങ്ങളുടേതു തിരഞ്ഞെടുക്കൂ.",
  },
  "registration.distances": { en: "", ml: "" },
  "registration.ages": { en: "", ml: "" },
  "registration.dates": { en: "", ml: "" },
} as const satisfies Record<string, Record<Language, string>>;

export type TextName = keyof typeof CAMPAIGN_TEXTS;
export type TextFact = `text.${TextName}` | `text.${TextName}_ml`;

export const TEXT_NAMES = Object.keys(CAMPAIGN_TEXTS) as TextName[];

export const textFact = (name: TextName, language: Language): TextFact =>
  language === "ml" ? `text.${name}_ml` : `text.${name}`;

/** Default figures; each is shown above the text of the same name. */
export const ROADSHOW_FIGURES = {
  "roadshow.days": "20+",
  "roadshow.districts": "14",
  "roadshow.points": "30+",
  "roadshow.marathons": "14",
} as const satisfies Partial<Record<TextName, string>>;
export type FigureName = keyof typeof ROADSHOW_FIGURES;

/** Only what differs from the defaults. */
export interface CampaignOverrides {
  texts: Partial<Record<TextName, Partial<Record<Language, string>>>>;
  figures: Partial<Record<FigureName, string>>;
}
