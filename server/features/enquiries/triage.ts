import { foldText } from "../../../shared/search/fold-text.ts";
import { tellsOfDanger } from "./triage/distress.ts";

/** Triage result. */
export type TriageResult = "urgent" | "spam" | null;

interface TriageInput {
  name: string;
  message: string;
  /** Milliseconds; null when unknown. */
  filledIn: number | null;
}

/** Distress first: a person in need is never spam. Nothing is refused. */
export async function triage(seen: TriageInput): Promise<TriageResult> {
  if (await tellsOfDanger(seen.message)) return "urgent";
  const message = compared(seen.message);
  const isSpam = linksIn(`${seen.name} ${seen.message}`) >= MAX_LINKS || repeats(message) || isTooFast(seen);
  return isSpam ? "spam" : null;
}

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
