import { type InputEvent, useCallback, useEffect, useRef, useState } from "react";
import { countCharacters, countWords } from "../../domain/characters.ts";
import { type CodeOf, type Limits, type Sentences, say } from "../../domain/refusals.ts";

/** How much a field takes. */
export interface Limit {
  most: number;
  unit: "characters" | "words";
  /** The sentence for what is more. It stands under the field for as long as it is true. */
  beyond: string;
  /** Says that sentence elsewhere too (a toast), each time the limit is passed. */
  onBeyond?: (sentence: string) => void;
}

/** At most so many characters as the limit of this code, with its sentence for what is more. */
export const charactersOf = <English extends Sentences, Most extends Limits>(
  sentences: English,
  limits: Most,
  code: CodeOf<English> & keyof Most & string,
): Limit => ({
  most: limits[code] as number,
  unit: "characters",
  beyond: say(sentences, { code, params: { limit: limits[code] as number } }),
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
