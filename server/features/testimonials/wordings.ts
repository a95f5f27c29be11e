import type { Selectable } from "kysely";
import { getWords, type Wording } from "../../../shared/testimonials/testimonials.schema.ts";
import { withLineFeeds } from "../../../shared/validation/text.ts";
import { getFolded } from "../../database/searched-texts.ts";
import type { TestimonialRow } from "../../database/tables.ts";

type Row = Selectable<TestimonialRow>;
type Worded = Pick<Row, keyof Wording | "email" | "wording" | "wordings">;

/** Besides the original. */
const MAX_WORDINGS = 20;

/** By number; 0 is the original. */
function trimWordings(row: Worded): Record<number, Wording> {
  const all: Record<number, Partial<Wording>> = row.wordings === null
    ? { [row.wording]: row }
    : JSON.parse(row.wordings);
  return Object.fromEntries(Object.entries(all).map(([number, wording]) => [number, getWords(wording)]));
}

/** The original if it differs. */
export const getOriginalWording = (row: Worded): Wording | null =>
  row.wording === 0 ? null : (trimWordings(row)[0] ?? null);

/** Columns for a new wording; null if unchanged. Typing the original back restores number 0. */
export function withNewWording(row: Worded, words: Wording): (WordingColumns & Pick<Row, "wordings">) | null {
  const spoken = getWords(words);
  if (isSameWording(spoken, row)) return null;
  const wordings = trimWordings(row);
  const numbers = Object.keys(wordings).map(Number);
  const wording = wordings[0] && isSameWording(spoken, wordings[0]) ? 0 : Math.max(...numbers) + 1;
  wordings[wording] = spoken;
  const others = numbers.filter((number) => number !== 0 && number !== row.wording);
  for (const number of others.slice(0, Math.max(0, Object.keys(wordings).length - MAX_WORDINGS)))
    delete wordings[number];
  return { ...getColumns(row, spoken, wording), wordings: JSON.stringify(wordings) };
}

/** Columns for a retained wording; null when gone. */
export function toWording(row: Worded, wording: number): WordingColumns | null {
  const text = trimWordings(row)[wording];
  return text ? getColumns(row, text, wording) : null;
}

type WordingColumns = Wording & Pick<Row, "wording" | "folded">;
const getColumns = ({ email }: Worded, said: Wording, wording: number): WordingColumns => ({
  ...said,
  wording,
  folded: getFolded("testimonials", { ...said, email }),
});

/** Line breaks that a client wrote as CR LF, and that are stored so since before, are no change. */
const compared = (wording: Wording): string =>
  JSON.stringify(getWords({ ...wording, description: withLineFeeds(wording.description) }));

const isSameWording = (a: Wording, b: Wording): boolean => compared(a) === compared(b);
