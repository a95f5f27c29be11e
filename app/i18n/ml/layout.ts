import type { DistrictName } from "../../../shared/districts.ts";
import type { TranslatedMessages } from "../messages.ts";

export const layout = {
  logo: ["ലഹരിമുക്ത", "കേരളം"],
  skip: "ഉള്ളടക്കത്തിലേക്ക്",
  news: "വാർത്ത",
  warning: "മുന്നറിയിപ്പ്",
  readMore: "കൂടുതൽ വായിക്കൂ",
  otherLanguage: "English",
  places: {
    home: "ഹോം",
    about: "ഞങ്ങളെക്കുറിച്ച്",
    registration: "രജിസ്ട്രേഷൻ",
    essentialLinks: "ഹെൽപ്‌ലൈൻ",
    eventMap: "റോഡ് ഷോ റൂട്ട്",
    events: "പരിപാടികൾ",
    contactUs: "ബന്ധപ്പെടുക",
    testimonials: "അനുഭവങ്ങൾ",
    parents: "രക്ഷിതാക്കൾക്ക്",
    forYourself: "നിങ്ങൾക്കുവേണ്ടി",
    centres: "ചികിത്സാകേന്ദ്രങ്ങൾ",
    schools: "സ്കൂളുകൾക്ക്",
    volunteer: "സന്നദ്ധരാകാം",
    badge: "പങ്കാളിത്ത ബാഡ്ജ്",
    pledge: "പ്രതിജ്ഞയെടുക്കൂ",
    materials: "പോസ്റ്ററുകളും ലോഗോകളും",
    pressKit: "മാധ്യമങ്ങൾക്ക്",
    privacy: "സ്വകാര്യത",
  },
  search: "തിരയൂ",
  main: "പ്രധാന പേജുകൾ",
  menu: "മെനു",
  contact: "ബന്ധപ്പെടാൻ",
  contactNumbers: "ഫോൺ നമ്പറുകൾ",
  mailTheCouncil: "കൗൺസിലിന് ഇമെയിൽ അയയ്ക്കൂ:",
  helplines: "ഹെൽപ്‌ലൈൻ നമ്പറുകൾ",
  worried: "വേണ്ടപ്പെട്ട ആരെയെങ്കിലും ഓർത്ത് വിഷമമുണ്ടോ? സ്വന്തം കാര്യത്തിലാണോ?",
  freeToCall: "മടിക്കാതെ വിളിക്കൂ, പൈസ വേണ്ട.",
  call: "വിളിക്കൂ",
  message: "സന്ദേശം അയയ്ക്കൂ",
  tollFreeKerala: "കേരളം · ടോൾ ഫ്രീ",
  tollFreeIndia: "ഇന്ത്യയാകെ · ടോൾ ഫ്രീ",
  policeChannel: "പോലീസ് WhatsApp നമ്പർ, സന്ദേശങ്ങൾ മാത്രം",
  crew: ["പതിനാല് ജില്ലകൾ,", "ഒരേ തുഴത്താളം."],
  campaign:
    "സംസ്ഥാന സ്പോർട്സ് മിഷനു കീഴിൽ സംസ്ഥാന സ്പോർട്സ് കൗൺസിൽ കേരളമാകെ നടത്തുന്ന ലഹരിവിരുദ്ധ ബോധവൽകരണ പ്രചാരണം. സ്പോർട്സിനോട് യെസ് പറയാം, ലഹരിയോട് നോ പറയാം.",
  aboutTheCampaign: "പ്രചാരണം",
  more: "കൂടുതൽ",
  ownPages: "ഈ സൈറ്റിനെക്കുറിച്ച്",
  tollFree: "ടോൾ ഫ്രീ {number}",
  rights: "© സംസ്ഥാന സ്പോർട്സ് കൗൺസിൽ. എല്ലാ അവകാശങ്ങളും നിക്ഷിപ്തം.",
  designedBy: "രൂപകൽപന: {name}",
  campaignTeam: "സംഘാടകർ",
} as const satisfies TranslatedMessages["layout"];

export const dates = {
  months: ["ജനുവരി", "ഫെബ്രുവരി", "മാർച്ച്", "ഏപ്രിൽ", "മേയ്", "ജൂൺ", "ജൂലൈ", "ഓഗസ്റ്റ്", "സെപ്റ്റംബർ", "ഒക്ടോബർ", "നവംബർ", "ഡിസംബർ"],
  time: "{period} {hour}.{minute}",
  fullHour: "{period} {hour}",
  until: [
    { before: "3", period: "രാത്രി" },
    { before: "6", period: "പുലർച്ചെ" },
    { before: "12", period: "രാവിലെ" },
    { before: "15", period: "ഉച്ചയ്ക്ക്" },
    { before: "19", period: "വൈകിട്ട്" },
    { before: "24", period: "രാത്രി" },
  ],
} as const satisfies TranslatedMessages["dates"];

/** Inflection is irregular: 'കണ്ണൂരിലെ പരിപാടികൾ'. */
const IN_PLACE: Record<DistrictName, string> = {
  Thiruvananthapuram: "തിരുവനന്തപുരത്തെ",
  Kollam: "കൊല്ലത്തെ",
  Pathanamthitta: "പത്തനംതിട്ടയിലെ",
  Alappuzha: "ആലപ്പുഴയിലെ",
  Kottayam: "കോട്ടയത്തെ",
  Idukki: "ഇടുക്കിയിലെ",
  Ernakulam: "എറണാകുളത്തെ",
  Thrissur: "തൃശ്ശൂരിലെ",
  Palakkad: "പാലക്കാട്ടെ",
  Malappuram: "മലപ്പുറത്തെ",
  Kozhikode: "കോഴിക്കോട്ടെ",
  Wayanad: "വയനാട്ടിലെ",
  Kannur: "കണ്ണൂരിലെ",
  Kasaragod: "കാസർകോട്ടെ",
};

export const places = {
  there: IN_PLACE,
  elsewhere: "{place} എന്ന സ്ഥലത്തെ",
} as const satisfies TranslatedMessages["places"];

export const leaving = {
  how: "മറ്റൊരു സൈറ്റ് ഉടൻ തുറക്കും; Escape കീ മൂന്നു തവണ അമർത്തിയാലും മതി. ഇവിടെ വന്നതു ബ്രൗസറിന്റെ ഹിസ്റ്ററിയിൽ കാണും.",
} as const satisfies TranslatedMessages["leaving"];

export const controls = {
  close: "അടയ്ക്കൂ",
  optional: "(നിർബന്ധമല്ല)",
  ofWords: "വാക്കുകൾ",
  tooMany: "{count} കൂടുതലാണ്",
  atMostWords: "പരമാവധി {limit} വാക്കുകൾ",
  atMostCharacters: "പരമാവധി {limit} അക്ഷരങ്ങൾ",
  limitReached: "{limit}‑ൽ {count}: ഇനി ചേർക്കാനാവില്ല.",
  previous: "മുമ്പത്തേത്",
  next: "അടുത്തത്",
  page: "പേജ്",
  draftKept: "അയയ്ക്കുംവരെ ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കും, പരമാവധി ഒരു ദിവസം.",
  discard: "വേണ്ട, മായ്ക്കൂ",
  notice: "അറിയിപ്പ്",
  sample: "സാമ്പിൾ മാത്രം: പേരുകളും നമ്പറുകളും പരിപാടികളും യഥാർഥമല്ല.",
  coloursOfDevice: "നിറങ്ങൾ: ഈ ഉപകരണത്തിലേതുപോലെ. ലൈറ്റ് മോഡ് ആക്കൂ.",
  coloursLight: "നിറങ്ങൾ: ലൈറ്റ് മോഡ്. ഡാർക്ക് മോഡ് ആക്കൂ.",
  coloursDark: "നിറങ്ങൾ: ഡാർക്ക് മോഡ്. ഈ ഉപകരണത്തിലേതുപോലെയാക്കൂ.",
} as const satisfies TranslatedMessages["controls"];

export const faults = {
  site: "ലഹരിമുക്ത കേരളം",
  notLoadedTitle: "ഈ പേജ് തുറക്കാനായില്ല",
  notLoaded: "ഈ പേജ് തുറക്കാനായില്ല.",
  ourFault: "പിശക് ഞങ്ങളുടേതാണ്. അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  callNow: "ഇപ്പോൾത്തന്നെ സഹായം വേണമെങ്കിൽ ലഹരിമോചന ഹെൽപ്‌ലൈനിൽ വിളിക്കൂ: {number}. വിളി സൗജന്യമാണ്.",
  requestId: "ഇതെക്കുറിച്ച് ഞങ്ങൾക്ക് എഴുതുകയാണെങ്കിൽ ഈ നമ്പർ കൂടി പറയുക: {id}.",
  retry: "വീണ്ടും ശ്രമിക്കൂ",
  home: "ഹോം",
  noConnectionTitle: "ഇന്റർനെറ്റ് ഇല്ല",
  notFound: "ഈ പേജ് കണ്ടെത്താനായില്ല",
  didNotStart: "ഓട്ടം തുടങ്ങിയില്ല",
  leadsNowhere: "ഈ വഴി എങ്ങുമെത്തില്ല.",
} as const satisfies TranslatedMessages["faults"];

export const connection = {
  none: "ഇപ്പോൾ ഇന്റർനെറ്റ് ഇല്ല.",
  stays: "നിങ്ങൾ എഴുതിയതൊന്നും പോകില്ല. ഇന്റർനെറ്റ് തിരികെ വരുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.",
  notHere: "ഈ പേജ് തുറക്കാനായില്ല. ഇന്റർനെറ്റ് തിരികെ വരുമ്പോൾ വീണ്ടും ശ്രമിക്കുക.",
} as const satisfies TranslatedMessages["connection"];

export const sending = {
  noAnswer: "മറുപടി കിട്ടിയില്ല. എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്: ഇന്റർനെറ്റ് ഉണ്ടെന്ന് ഉറപ്പാക്കി വീണ്ടും ശ്രമിക്കുക.",
  tooMany: "പലതവണ അയച്ചല്ലോ. അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
  tooLong: "ഇതിന് അയയ്ക്കാവുന്നതിലും നീളം കൂടുതലാണ്. ചുരുക്കി എഴുതുക.",
  beginningHere: "ഇതിന് അയയ്ക്കാവുന്നതിലും നീളം കൂടുതലാണ്, അതിനാൽ തുടക്കം മാത്രമേ ഇവിടെയുള്ളൂ. ബ്രൗസറിൽ പിന്നോട്ടു പോയാൽ മുഴുവനും തിരികെ കിട്ടും.",
  noForms: "ഈ വിലാസത്തിൽ ഫോം സ്വീകരിക്കുന്നില്ല.",
  nothingSent: "ഒന്നും അയച്ചിട്ടില്ല.",
  unreadable: "അയച്ചത് വായിക്കാനായില്ല.",
  sendAgain: "തിരികെ പോയി വീണ്ടും അയയ്ക്കുക.",
  ourFault: "പിശക് ഞങ്ങളുടേതാണ്. എഴുതിയത് ഇവിടെത്തന്നെയുണ്ട്: അൽപം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.",
} as const satisfies TranslatedMessages["sending"];
