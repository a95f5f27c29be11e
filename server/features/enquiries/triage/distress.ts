import { createTurns } from "../../../lib/async.ts";
import { tellsOfDangerInEnglish } from "./english.ts";
import { tellsOfDangerInMalayalam } from "./malayalam.ts";
import { modernise } from "./romanise.ts";

/** Sentences without an end are judged in pieces that share a few words. */
const MAX_WORDS = 60;
const SHARED_WORDS = 8;
const MAX_WORD_LENGTH = 40;
/** Of a longer text, its beginning and its end. */
const MAX_CHARACTERS = { beginning: 24_000, end: 8000 };

/**
 * True if a text tells of danger to life: suicide, poison, a medical emergency, violence. Takes linear time, in turns of
 * the event loop of some 10 ms.
 */
export async function tellsOfDanger(text: string): Promise<boolean> {
  const endTurn = createTurns();
  for (const sentence of sentencesOf(shorten(text))) {
    await endTurn();
    if (tellsOfDangerInEnglish(sentence) || tellsOfDangerInMalayalam(sentence)) return true;
  }
  return false;
}

const shorten = (text: string): string =>
  text.length <= MAX_CHARACTERS.beginning + MAX_CHARACTERS.end
    ? text
    : `${text.slice(0, MAX_CHARACTERS.beginning)}. ${text.slice(-MAX_CHARACTERS.end)}`;

function* sentencesOf(text: string): Generator<string> {
  const plain = modernise(text.toLowerCase()).replace(/[\u2018\u2019`´]/g, "'");
  for (const sentence of plain.split(/[.!?;|:]+|\n\s*\n/)) {
    const words = sentence.split(/\s+/).filter((word) => word !== "" && word.length <= MAX_WORD_LENGTH);
    for (let from = 0; from < words.length; from += MAX_WORDS - SHARED_WORDS) {
      yield words.slice(from, from + MAX_WORDS).join(" ");
      if (from + MAX_WORDS >= words.length) break;
    }
  }
}
