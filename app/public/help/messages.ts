import { CAMPAIGN_NAME } from "../../../shared/campaign/campaign.ts";

export interface Pair {
  en: string;
  ml: string;
}

/** Two lines. */
export const HELP_LOGO = { en: CAMPAIGN_NAME, ml: ["ലഹരിമുക്ത", "കേരളം"] } as const;

/** Bilingual, so the texts are pairs. */
export const HELP_COPY = {
  site: { en: "Drug-Free Kerala", ml: "ലഹരിമുക്ത കേരളം" },
  title: { en: "Get help", ml: "സഹായം തേടൂ" },
  description: {
    en: "Helplines for anyone worried about drugs, for themselves or for someone else: {state} and {national} are free to call.",
    ml: "സ്വന്തം കാര്യത്തിലോ മറ്റൊരാളുടെ കാര്യത്തിലോ ലഹരിയെക്കുറിച്ച് ആശങ്കയുള്ളവർക്കു വിളിക്കാവുന്ന നമ്പറുകൾ: {state}, {national}. വിളി സൗജന്യമാണ്.",
  },
  worried: {
    en: "Worried about someone, or about yourself? Help is free to call.",
    ml: "വേണ്ടപ്പെട്ട ആരെയെങ്കിലും ഓർത്ത് വിഷമമുണ്ടോ? സ്വന്തം കാര്യത്തിലാണോ? മടിക്കാതെ വിളിക്കൂ, പൈസ വേണ്ട.",
  },
  state: { en: "Kerala, toll-free", ml: "കേരളം · ടോൾ ഫ്രീ" },
  stateWhose: {
    en: "Vimukthi, the de-addiction helpline of the Kerala Excise department.",
    ml: "വിമുക്തി: കേരള എക്സൈസ് വകുപ്പിന്റെ ലഹരിമോചന ഹെൽപ്‌ലൈൻ.",
  },
  national: { en: "All India, toll-free", ml: "ഇന്ത്യയാകെ · ടോൾ ഫ്രീ" },
  nationalWhose: {
    en: "Nasha Mukt Bharat Abhiyaan, from anywhere in India.",
    ml: "നശാമുക്ത് ഭാരത് അഭിയാൻ: ഇന്ത്യയിൽ എവിടെനിന്നും വിളിക്കാം.",
  },
  police: { en: "WhatsApp, messages only", ml: "WhatsApp, സന്ദേശങ്ങൾ മാത്രം" },
  policeWhose: {
    en: "The Kerala Police anti-drug channel, a WhatsApp number (Yodhavu): text, voice message, photo or video. It takes no calls.",
    ml: "കേരള പോലീസിന്റെ ലഹരിവിരുദ്ധ WhatsApp നമ്പർ (യോദ്ധാവ്): സന്ദേശം, ശബ്ദസന്ദേശം, ഫോട്ടോ, വീഡിയോ. ഇതിൽ വിളിക്കാനാവില്ല.",
  },
  call: { en: "Call Now", ml: "ഇപ്പോൾ വിളിക്കൂ" },
  message: { en: "Message Now", ml: "സന്ദേശം അയയ്ക്കൂ" },
  messageLater: { en: "Sends when you are online again", ml: "ഇന്റർനെറ്റ് വരുമ്പോൾ സന്ദേശം പോകും" },
  whenYouCall: { en: "When you call", ml: "വിളിക്കുമ്പോൾ" },
  yourWords: { en: "Say in your own words what worries you.", ml: "മനസ്സിനെ അലട്ടുന്നത് എന്താണെന്നു സ്വന്തം വാക്കുകളിൽ പറയൂ." },
  forWhom: {
    en: "You can call for yourself or for someone else.",
    ml: "നിങ്ങൾക്കുവേണ്ടിയോ മറ്റൊരാൾക്കുവേണ്ടിയോ വിളിക്കാം.",
  },
  nextStep: {
    en: "Ask what the next step is, and write it down.",
    ml: "ഇനി എന്തു ചെയ്യണമെന്നു ചോദിച്ച് കുറിച്ചുവയ്ക്കൂ.",
  },
  treatment: { en: "Treatment by district", ml: "ജില്ല തിരിച്ച് ചികിത്സാകേന്ദ്രങ്ങൾ" },
  otherDistricts: {
    en: "If your district is not here, call {state} and ask where to go.",
    ml: "നിങ്ങളുടെ ജില്ല ഇവിടെയില്ലെങ്കിൽ {state} വിളിച്ച് എവിടെ പോകണമെന്നു ചോദിക്കൂ.",
  },
  offline: {
    en: "You are offline. These numbers still work.",
    ml: "ഇപ്പോൾ ഇന്റർനെറ്റ് ഇല്ല. ഈ നമ്പറുകളിൽ വിളിക്കാം.",
  },
  unanswered: {
    en: "The site is not responding. These numbers still work.",
    ml: "ഇപ്പോൾ സൈറ്റ് കിട്ടുന്നില്ല. ഈ നമ്പറുകളിൽ വിളിക്കാം.",
  },
  kept: { en: "Saved on {when}.", ml: "സൂക്ഷിച്ചത്: {when}." },
  checked: { en: "Checked on {day}.", ml: "നമ്പർ പരിശോധിച്ചത്: {day}." },
  hours: { en: "Hours: {hours}", ml: "സമയം: {hours}" },
  languages: { en: "Languages: {languages}", ml: "ഭാഷ: {languages}" },
  nameNotNeeded: { en: "You need not give your name.", ml: "പേരു പറയേണ്ടതില്ല." },
  nameNeeded: { en: "They ask for your name.", ml: "പേരു ചോദിക്കും." },
  leave: { en: "Leave this page", ml: "പെട്ടെന്നു പുറത്തുകടക്കൂ" },
  leaveHow: {
    en: "It opens another site at once; so does the Escape key, pressed three times. Your browser's history still shows that you were here.",
    ml: "മറ്റൊരു സൈറ്റ് ഉടൻ തുറക്കും; Escape കീ മൂന്നു തവണ അമർത്തിയാലും മതി. ഇവിടെ വന്നതു ബ്രൗസറിന്റെ ഹിസ്റ്ററിയിൽ കാണും.",
  },
  forget: { en: "Do not store this page on this device", ml: "ഈ പേജ് ഈ ഉപകരണത്തിൽ സൂക്ഷിക്കേണ്ട" },
  forgotten: { en: "It is no longer stored.", ml: "നീക്കി. ഇനി സൂക്ഷിക്കില്ല." },
  home: { en: "Home", ml: "ഹോം" },
} as const satisfies Record<string, Pair>;

export const MONTHS = {
  en: "January February March April May June July August September October November December".split(" "),
  ml: "ജനുവരി ഫെബ്രുവരി മാർച്ച് ഏപ്രിൽ മേയ് ജൂൺ ജൂലൈ ഓഗസ്റ്റ് സെപ്റ്റംബർ ഒക്ടോബർ നവംബർ ഡിസംബർ".split(" "),
} as const;
