import { Fragment, type ReactNode } from "react";
import { type Filling, type PlacesIn, partsOf } from "../../domain/filled.ts";

interface FilledProps<Sentence extends string> {
  sentence: Sentence;
  /** What stands in each of its places: a link, a word that is marked. */
  with: Filling<Sentence, ReactNode>;
}

/** A sentence with elements inside, each at the place that the language gives it. */
export const Filled = <Sentence extends string>({ sentence, with: filling }: FilledProps<Sentence>) =>
  partsOf(sentence).map((part) =>
    typeof part === "string" ? part : <Fragment key={part.place}>{filling[part.place as PlacesIn<Sentence>]}</Fragment>,
  );
