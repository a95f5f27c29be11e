import type { Language } from "../../shared/i18n/languages.ts";

/** Synonyms of 'log in', 'email', 'saved reply', 'restore', 'enquiry', and others. */
const ENGLISH =
  /\b(?:sign(?:ed|ing)?[ -]in|log(?:ged)?[ -]on|e-mails?|canned|ready-made|put back|in hand|inquir(?:y|ies)|cancell?ation|canceled|toll free|de ?addiction|colors?|centers?|two-factor|2FA|photographs?|mark answered|for good|deleted permanently|no longer exists?|submissions?)\b/gi;

/** Exact texts of docs/reference/product.md, in which an enquiry is a submission. */
const SPECIFIED =
  /^Submissions$|(?:Latest )?Contact (?:Form )?Submissions(?: Over Time)?|Submission Details|(?:No|Delete selected|Failed to load|Failed to delete(?: selected)?) submissions?|at least one submission|This submission (?:will be permanently deleted|is no longer there)|(?:Submission has|Selected submissions have) been deleted/gm;

/** Words that mislead or have a better one. */
const MALAYALAM: readonly [word: string, better: string][] = [
  ["സൗജന്യ വിളി", "ടോൾ ഫ്രീ"],
  ["സഹായനമ്പ", "ഹെൽപ്‌ലൈൻ നമ്പർ"],
  ["വിളിയകലെ", "വിളിപ്പുറത്ത്"],
  ["അന്വേഷണം", "സന്ദേശം"],
  ["ചാനൽ", "WhatsApp നമ്പർ (യോദ്ധാവ്)"],
  ["നീങ്ങും", "മാഞ്ഞുപോകും"],
  ["വിശേഷങ്ങൾ", "പരിപാടികൾ"],
  ["റോഡ്ഷോ", "റോഡ് ഷോ"],
  ["റോഡ് ഷോ വഴി", "റോഡ് ഷോ റൂട്ട്"],
  ["പ്രചാരണസംഘ", "സംഘാടകർ"],
  ["സാക്ഷ്യപത്രം", "സർട്ടിഫിക്കറ്റ്"],
  ["ലഹരിവിമുക്തി", "ലഹരിമോചന"],
  ["ആശങ്കയുണ്ടോ", "വിഷമമുണ്ടോ"],
  ["ഓഡിറ്റർ", "വിദഗ്ധർ"],
  ["പ്രധാന അധ്യാപക", "ഹെഡ്മാസ്റ്റർ"],
  ["സുരക്ഷാപകർപ്പ", "ബാക്കപ്പ്"],
  ["മുൻപ്", "മുമ്പ്"],
  ["മുൻപു", "മുമ്പു"],
  ["മുൻപേ", "മുമ്പേ"],
  ["കോളേജ്", "കോളജ്"],
  ["ക്ലാസ്സ", "ക്ലാസ്"],
  ["അല്പ", "അൽപ"],
  ["രൂപകല്പന", "രൂപകൽപന"],
  ["ബോധവൽക്കരണ", "ബോധവൽകരണ"],
  ["ഇ‑മെയിൽ", "ഇമെയിൽ"],
  ["പതിനാലു ജില്ല", "പതിനാല് ജില്ല"],
  ["കുത്തിനിറ", "ദുരുപയോഗം"],
  ["തൃശൂർ", "തൃശ്ശൂർ"],
  ["സമർപ്പിക്കൂ", "അയയ്ക്കൂ"],
  ["പൊലീസ", "പോലീസ്"],
  ["കംപ്യൂട്ട", "കമ്പ്യൂട്ടർ"],
  ["നിർമ്മി", "നിർമി"],
  ["ക്ലബ്ബ്", "ക്ലബ്"],
  ["ഫയലാക്ക", "എക്സ്പോർട്ട്"],
];

/** Replaced words that a text in this language contains. */
export const findRejected = (language: Language, text: string): string[] =>
  language === "en"
    ? (text.replace(SPECIFIED, "").match(ENGLISH) ?? [])
    : MALAYALAM.filter(([word]) => text.includes(word)).map(([word, better]) => `${word}: ${better}`);
