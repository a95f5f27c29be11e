/** Most words of a text that are compared one by one. */
const COMPARED = 400;

/** A piece of a text: words with what stands between them, and whether the other text holds them no more. */
export interface Piece {
  text: string;
  gone: boolean;
}

/** A text in pieces, by the words that another one holds in the same order: the fewest words that can be struck out. */
export function piecesGone(text: string, other: string): Piece[] {
  const words = text.match(/\S+\s*/gu) ?? [];
  const others = other.match(/\S+/gu) ?? [];
  if (words.length > COMPARED || others.length > COMPARED) return [{ text, gone: text !== other }];
  const kept = commonest(
    words.map((word) => word.trim()),
    others,
  );
  const pieces: Piece[] = [];
  for (const [place, word] of words.entries()) {
    const gone = !kept.has(place);
    const last = pieces.at(-1);
    if (last?.gone === gone) last.text += word;
    else pieces.push({ text: word, gone });
  }
  return pieces;
}

/** The places of the words that stand in the longest sequence that both lists have in common. */
function commonest(words: readonly string[], others: readonly string[]): Set<number> {
  // How long the longest one is from each place of both on.
  const lengths = Array.from({ length: words.length + 1 }, () => new Uint16Array(others.length + 1));
  const from = (place: number, beside: number) => lengths[place]?.[beside] ?? 0;
  for (let place = words.length - 1; place >= 0; place -= 1)
    for (let beside = others.length - 1; beside >= 0; beside -= 1) {
      const longest =
        words[place] === others[beside]
          ? from(place + 1, beside + 1) + 1
          : Math.max(from(place + 1, beside), from(place, beside + 1));
      (lengths[place] as Uint16Array)[beside] = longest;
    }
  const kept = new Set<number>();
  for (let place = 0, beside = 0; place < words.length && beside < others.length; ) {
    if (words[place] === others[beside]) {
      kept.add(place);
      place += 1;
      beside += 1;
    } else if (from(place + 1, beside) >= from(place, beside + 1)) place += 1;
    else beside += 1;
  }
  return kept;
}
