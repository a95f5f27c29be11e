import type { ChangedFields } from "../audit-log/audit-log.schema.ts";

export const TWIN_WORDS = {
  older: "The Malayalam is older than the English.",
  olderThanThis: "The Malayalam is older than this",
} as const;

const IN_MALAYALAM = "_ml";

/** `title` for `title_ml`; null for other names. */
export const englishOf = (name: string): string | null =>
  name.endsWith(IN_MALAYALAM) ? name.slice(0, -IN_MALAYALAM.length) : null;

/** Initial and current value. */
export interface TypedText {
  begun: string;
  typed: string;
}

interface Twin {
  english: TypedText;
  malayalam: TypedText;
}

/**
 * True if the English changed after the Malayalam was written.
 * @param written the English at that time; absent: as in the initial form
 */
export function isOlder({ english, malayalam }: Twin, written = english.begun): boolean {
  const [now, began] = [plain(malayalam.typed), plain(malayalam.begun)];
  if (now === "" || now !== began || plain(english.typed) === "") return false;
  return plain(english.typed) !== plain(written);
}

/** Ignores invisible differences. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * The English at the last change of the Malayalam, from audit-log entries (newest first).
 * @returns undefined when the English did not change since
 */
export function englishWhenWritten(acts: readonly { fields: ChangedFields }[], malayalam: string): string | undefined {
  const english = englishOf(malayalam) ?? "";
  const written = acts.findIndex(({ fields }) => malayalam in fields);
  const since = written < 0 ? acts : acts.slice(0, written);
  const change = since.findLast(({ fields }) => english in fields)?.fields[english];
  return change && String(change.before ?? "");
}
