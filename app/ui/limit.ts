import { type CompositionEvent, type InputEvent, useCallback, useEffect, useRef, useState } from "react";
import { countCharacters, countWords } from "../../domain/characters.ts";

/** How much a field takes. */
export interface Limit {
  most: number;
  unit: "characters" | "words";
  /** The sentence for what does not fit. */
  beyond: string;
  /** Says that sentence elsewhere (a toast); without it the field says it under itself. */
  onBeyond?: (sentence: string) => void;
}

type Area = HTMLInputElement | HTMLTextAreaElement;

const COUNT = { characters: countCharacters, words: countWords } as const;

/**
 * Counts what stands in a field and refuses input beyond its limit, never silently: the sentence is said. Nothing is done while letters are still being composed, as in writing Malayalam.
 */
export function useLimit(limit: Limit | undefined, defaultValue = "") {
  const field = useRef<Area>(null);
  const kept = useRef("");
  const [refused, setRefused] = useState<string>();
  const most = limit?.most ?? Number.POSITIVE_INFINITY;
  const counted = COUNT[limit?.unit ?? "characters"];
  const [count, setCount] = useState(() => counted(defaultValue));

  useEffect(() => {
    // What was typed before React arrived counts too.
    if (!field.current) return;
    kept.current = field.current.value;
    setCount(counted(field.current.value));
  }, [counted]);

  const check = (area: Area) => {
    if (!limit) return;
    const now = counted(area.value);
    const before = counted(kept.current);
    const beyond = now > most && now > before;
    if (beyond) {
      restore(area, kept.current, limit);
      limit.onBeyond?.(limit.beyond);
    }
    setRefused(beyond && !limit.onBeyond ? limit.beyond : undefined);
    kept.current = area.value;
    setCount(counted(area.value));
  };

  return {
    ref: useCallback((area: Area | null) => void (field.current = area), []),
    count,
    refused,
    onInput(event: InputEvent<Area>) {
      if (!event.nativeEvent.isComposing) check(event.currentTarget);
    },
    onCompositionEnd(event: CompositionEvent<Area>) {
      check(event.currentTarget);
    },
  };
}

/** Puts a field back: words are refused whole, of characters those that fit are kept. */
function restore(area: Area, kept: string, limit: Limit) {
  // E-mail fields have no caret to ask for.
  const caret = area.selectionStart ?? area.value.length;
  const after = area.value.slice(caret);
  area.value =
    limit.unit === "words"
      ? kept
      : firstThatFit(area.value.slice(0, caret), limit.most - countCharacters(after)) + after;
  if (area.selectionStart !== null) {
    const at = Math.max(0, area.value.length - after.length);
    area.setSelectionRange(at, at);
  }
}

function firstThatFit(text: string, most: number): string {
  const parts = Array.from(new Intl.Segmenter("und").segment(text), ({ segment }) => segment);
  return parts.slice(0, Math.max(0, most)).join("");
}
