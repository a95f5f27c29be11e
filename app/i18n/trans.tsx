import { Fragment, type ReactNode } from "react";
import { type PlaceholdersOf, type PlaceholderValues, splitPlaceholders } from "../../shared/i18n/interpolate.ts";

interface TransProps<Sentence extends string> {
  message: Sentence;
  values: PlaceholderValues<Sentence, ReactNode>;
}

/** A message with elements as placeholders. */
export const Trans = <Sentence extends string>({ message, values: filling }: TransProps<Sentence>) =>
  splitPlaceholders(message).map((part) =>
    typeof part === "string" ? (
      part
    ) : (
      <Fragment key={part.place}>{filling[part.place as PlaceholdersOf<Sentence>]}</Fragment>
    ),
  );
