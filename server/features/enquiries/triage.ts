import { foldText } from "../../../shared/search/fold-text.ts";

/** Triage result. */
export type TriageResult = "urgent" | "spam" | null;

interface TriageInput {
  name: string;
  message: string;
  /** Milliseconds; null when unknown. */
  filledIn: number | null;
}

/** Distress first: a person in need is never spam. Nothing is refused. */
export function triage(seen: TriageInput): TriageResult {
  const message = compared(seen.message);
  if (DISTRESS_PATTERNS.some((words) => words.test(message))) return "urgent";
  const isSpam = linksIn(`${seen.name} ${seen.message}`) >= MAX_LINKS || repeats(message) || isTooFast(seen);
  return isSpam ? "spam" : null;
}

const OWN_NAMES = "(?:me|us|my|our|her|him|them|his|their|the (?:kids?|child|children|family|wife|mother|baby))";

/**
 * Distress patterns: suicide, overdose, violence, in English, Malayalam and Malayalam in Latin letters. They
 * require a victim, so that "beat the record" does not match.
 */
const DISTRESS_PATTERNS = [
  // Suicide.
  /\bsuicid/,
  /\b(?:kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting) (?:myself|himself|herself|themselves|yourself)\b/,
  /\bself[- ]harm/,
  /\b(?:end|ending|take|taking|took) (?:my|his|her|their) (?:own )?li(?:fe|ves)\b/,
  /\b(?:want|wants|wanted|going|wish|wishes|ready) to die\b/,
  /\b(?:don'?t|doesn'?t|do not|does not|no longer|not) want(?:s|ed)? to live\b/,
  /\bno (?:reason|point) (?:to live|in living|living)\b/,
  /ആത്മഹത്യ/,
  /ജീവനൊടുക്ക|ജീവൻ ?ഒടുക്ക|ജീവൻ കളയ/,
  /ജീവിതം (?:അവസാനിപ്പിക്ക|മതിയാക്ക)/,
  /മരിക്കാൻ ?(?:തോന്ന|പോ|ആഗ്രഹ)|മരിക്കണം|മരിച്ചാൽ മതി|മരിക്കുമെന്ന് (?:പറയ|പറഞ്ഞ)/,
  /ജീവിക്കണ്ട|ജീവിക്കേണ്ട|ജീവിക്കാൻ (?:വയ്യ|തോന്നുന്നില്ല|ആഗ്രഹമില്ല|ഇഷ്ടമില്ല)/,
  /തൂങ്ങി ?(?:മരി|ച്ചത്ത|ചാവ|ചാക)|ചാകണം|ചാകാൻ (?:തോന്ന|പോ)/,
  /കൈ ?(?:ഞരമ്പ )?മുറിച്ച|ഞരമ്പ മുറിക്ക|സ്വയം (?:മുറിവേൽപ്പിക്ക|കൊല്ല)/,
  /\ba+th?m+a ?ha(?:th?y|ty)a/,
  /\bmarikk(?:anam|an thonn)/,

  // Overdose, poison, unconscious.
  /\bover ?-?dos(?:e|es|ed|ing)\b/,
  /\b(?:took|taken|taking|swallowed|ate|drank) (?:too many (?:pills|tablets)|(?:the )?poison|pesticide)/,
  /\bunconscious\b|\bnot breathing\b|\b(?:can ?not|can'?t|won'?t|not|doesn'?t) (?:breathe|wake|waking)(?: up)?\b/,
  /ഓവർ ?ഡോസ്|അമിത ?അളവിൽ|അമിതമായി (?:മരുന്ന|ഗുളിക)/,
  /വിഷം (?:കഴിച്ച|കുടിച്ച|കഴിക്ക|കുടിക്ക)/,
  /ബോധം (?:പോയ|ഇല്ല|കെട്ട|നഷ്ട)|ബോധമില്ല|അബോധാവസ്ഥ/,
  /ശ്വാസം (?:കിട്ടുന്നില്ല|ഇല്ല|നിലച്ച|മുട്ട)|ശ്വാസമില്ല/,

  // Violence or fear of it.
  new RegExp(
    `\\b(?:beats?|beating|hits?|hitting|slaps?|slapping|kicks?|kicking|attack(?:s|ed|ing)?|abus(?:e|es|ed|ing)|assault(?:s|ed|ing)?|threaten(?:s|ed|ing)?|hurts?|hurting|tortur(?:es|ed|ing)) ${OWN_NAMES}\\b`,
  ),
  /\b(?:being|am|is|are|was|were|get|gets|got|been) (?:being )?(?:beaten|abused|assaulted|attacked|raped|molested)\b/,
  /\bbeaten up\b|\bdomestic violence\b|\brape[ds]?\b|\bmolest/,
  new RegExp(`\\b(?:kill|killing) ${OWN_NAMES}\\b`),
  /(?:എന്നെ|ഞങ്ങളെ|അമ്മയെ|അച്ഛനെ|ഭാര്യയെ|മക്കളെ|മകനെ|മകളെ|കുട്ടിയെ|കുട്ടികളെ|കുഞ്ഞിനെ|അവളെ|അവനെ|അനിയനെ|അനിയത്തിയെ|ചേച്ചിയെ|പെങ്ങളെ)(?: [^ ]+){0,3}? (?:അടി|തല്ല|ഇടി|ചവിട്ട|കൊല്ല|വെട്ട|കുത്ത)/,
  /തല്ലിച്ചത|തല്ലുന്നു|തല്ലും|തല്ലി(?: |$)|മർദ്ദി|മർദി|മർദ്ദന|മർദന/,
  /ഉപദ്രവിക്ക|പീഡിപ്പിക്ക|പീഡനം|ബലാത്സംഗ/,
  /കൊല്ലുമെന്ന|കൊല്ലും എന്ന്|കൊന്നുകളയ|കൊന്നു കളയ/,
  /\b(?:thall|upadrav|mardh?ich|mardh?ik)(?:unn|um|ik|ich|i\b)/,
].map(normalizeSpelling);

const MAX_LINKS = 3;
const LINK =
  /https?:\/\/|\bwww\.|(?<![@\w.-])(?:[a-z0-9-]+\.)+(?:com|net|org|info|biz|ru|cn|xyz|top|shop|online|site|club|live|win)\b/gi;

/** A full URL counts once. */
const linksIn = (text: string): number => [...text.replace(WHOLE_LINK, " www. ").matchAll(LINK)].length;
const WHOLE_LINK = /(?:https?:\/\/|\bwww\.)[^\s<>"'()[\]]*/gi;

/** Repetitive text: average occurrences per word. */
const REPEATED = { words: 8, times: 4 };
/** Words that people in need repeat. */
const PLEA_PATTERN = normalizeSpelling(/\b(?:help|please|save|sos)\b|സഹായ|രക്ഷ|ദയവ|പ്ലീസ്/);

function repeats(message: string): boolean {
  const words = message.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return (
    words.length >= REPEATED.words &&
    words.length >= REPEATED.times * new Set(words).size &&
    !PLEA_PATTERN.test(message)
  );
}

const MIN_FILL_TIME_MS = 1000;
const isTooFast = ({ filledIn }: TriageInput): boolean => filledIn !== null && filledIn < MIN_FILL_TIME_MS;

/** Normalises a pattern like the text. */
function normalizeSpelling({ source }: RegExp): RegExp {
  return new RegExp(foldText(source));
}

/** Normalised, single spaces. */
const compared = (text: string): string =>
  foldText(text)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ");
