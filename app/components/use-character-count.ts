import { type InputEvent, useCallback, useEffect, useRef, useState } from "react";
import { countCharacters, countWords } from "../../shared/text/graphemes.ts";
import { type ErrorMessages, formatMessage, type Limits, type MessageCode } from "../../shared/validation/errors.ts";

export interface Limit {
  max: number;
  unit: "characters" | "words";
  beyond: string;
  /** Called each time the limit is exceeded, for a toast. */
  onBeyond?: (message: string) => void;
}

export const countCharactersIn = <English extends ErrorMessages, Most extends Limits>(
  messages: English,
  limits: Most,
  code: MessageCode<English> & keyof Most & string,
): Limit => ({
  max: limits[code] as number,
  unit: "characters",
  beyond: formatMessage(messages, { code, params: { limit: limits[code] as number } }),
});

type Area = HTMLInputElement | HTMLTextAreaElement;

const COUNT = { characters: countCharacters, words: countWords } as const;

/** Counts without truncating; too long input fails validation. */
export function useCharacterCount(limit: Limit | undefined, defaultValue = "") {
  const field = useRef<Area>(null);
  const counted = limit && COUNT[limit.unit];
  const [count, setCount] = useState(() => counted?.(defaultValue) ?? 0);

  useEffect(() => {
    // Includes text typed before hydration.
    if (field.current && counted) setCount(counted(field.current.value));
  }, [counted]);

  return {
    ref: useCallback((area: Area | null) => void (field.current = area), []),
    count,
    onInput({ currentTarget }: InputEvent<Area>) {
      if (!limit || !counted) return;
      const now = counted(currentTarget.value);
      if (now > limit.max && count <= limit.max) limit.onBeyond?.(limit.beyond);
      setCount(now);
    },
  };
}
