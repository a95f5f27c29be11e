import { type InputEvent, useCallback, useEffect, useRef, useState } from "react";
import { countCharacters, countWords } from "../../domain/characters.ts";
import { type CodeOf, type Sentences, say } from "../../domain/refusals.ts";

/** How much a field takes. */
export interface Limit {
  most: number;
  unit: "characters" | "words";
  /** The sentence for what is more. It stands under the field for as long as it is true. */
  beyond: string;
  /** Says that sentence elsewhere too (a toast), each time the limit is passed. */
  onBeyond?: (sentence: string) => void;
}

/** At most so many characters, with the sentence of a part for what is more. */
export const charactersOf = <English extends Sentences>(
  sentences: English,
  code: CodeOf<English>,
  most: number,
): Limit => ({
  most,
  unit: "characters",
  beyond: say(sentences, { code, params: { limit: most } }),
});

type Area = HTMLInputElement | HTMLTextAreaElement;

const COUNT = { characters: countCharacters, words: countWords } as const;

/** Counts what stands in a field. Nothing is ever cut: what is too much stays, and is refused when it is sent. */
export function useCount(limit: Limit | undefined, defaultValue = "") {
  const field = useRef<Area>(null);
  const counted = limit && COUNT[limit.unit];
  const [count, setCount] = useState(() => counted?.(defaultValue) ?? 0);

  useEffect(() => {
    // What was typed before React arrived counts too.
    if (field.current && counted) setCount(counted(field.current.value));
  }, [counted]);

  return {
    ref: useCallback((area: Area | null) => void (field.current = area), []),
    count,
    onInput({ currentTarget }: InputEvent<Area>) {
      if (!limit || !counted) return;
      const now = counted(currentTarget.value);
      if (now > limit.most && count <= limit.most) limit.onBeyond?.(limit.beyond);
      setCount(now);
    },
  };
}
