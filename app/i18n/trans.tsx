import { Fragment, type ReactNode } from "react";
import { type Filling, type PlacesIn, partsOf } from "../../shared/i18n/interpolate.ts";

interface FilledProps<Sentence extends string> {
  sentence: Sentence;
  with: Filling<Sentence, ReactNode>;
}

/** A message with elements as placeholders. */
export const Filled = <Sentence extends string>({ sentence, with: filling }: FilledProps<Sentence>) =>
  partsOf(sentence).map((part) =>
    typeof part === "string" ? part : <Fragment key={part.place}>{filling[part.place as PlacesIn<Sentence>]}</Fragment>,
  );
