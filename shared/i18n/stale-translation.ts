import type { ChangedFields } from "../audit-log/audit-log.ts";
import { t } from "./admin-text.ts";

export const TRANSLATION_COPY = t({
  older: "The Malayalam translation is outdated.",
  olderThanThis: "The Malayalam translation is outdated",
} as const);

const IN_MALAYALAM = "_ml";

/** `title` for `title_ml`; null for other names. */
export const getSourceField = (name: string): string | null =>
  name.endsWith(IN_MALAYALAM) ? name.slice(0, -IN_MALAYALAM.length) : null;

/** Initial and current value. */
export interface TypedText {
  begun: string;
  typed: string;
}

interface TranslationPair {
  english: TypedText;
  malayalam: TypedText;
}

/**
 * True if the English changed after the Malayalam was written.
 * @param written the English at that time; absent: as in the initial form
 */
export function isStale({ english, malayalam }: TranslationPair, written = english.begun): boolean {
  const [now, began] = [isPlainText(malayalam.typed), isPlainText(malayalam.begun)];
  if (now === "" || now !== began || isPlainText(english.typed) === "") return false;
  return isPlainText(english.typed) !== isPlainText(written);
}

/** Ignores invisible differences. */
const isPlainText = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * The English at the last change of the Malayalam, from audit-log entries (newest first).
 * @returns undefined when the English did not change since
 */
export function sourceWhenTranslated(
  acts: readonly { fields: ChangedFields }[],
  malayalam: string,
): string | undefined {
  const english = getSourceField(malayalam) ?? "";
  const written = acts.findIndex(({ fields }) => malayalam in fields);
  const since = written < 0 ? acts : acts.slice(0, written);
  const change = since.findLast(({ fields }) => english in fields)?.fields[english];
  return change && String(change.before ?? "");
}
