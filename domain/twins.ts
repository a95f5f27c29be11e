import type { ChangedFields } from "./history.rules.ts";

/** What staff read where the English of a text was changed after its Malayalam. */
export const TWIN_WORDS = {
  /** At the Malayalam. */
  older: "The Malayalam is older than the English.",
  /** Beside the English, where the Malayalam is out of sight. */
  olderThanThis: "The Malayalam is older than this",
} as const;

const IN_MALAYALAM = "_ml";

/** The name of the English beside a text in Malayalam: `title` beside `title_ml`; null for what is no such text. */
export const englishOf = (name: string): string | null =>
  name.endsWith(IN_MALAYALAM) ? name.slice(0, -IN_MALAYALAM.length) : null;

/** A text of a form: as the form began, and as it is typed. */
export interface TypedText {
  begun: string;
  typed: string;
}

/** A text of a form in both languages. */
interface Twin {
  english: TypedText;
  malayalam: TypedText;
}

/**
 * Whether the English of a text was changed after its Malayalam was written: in the form, or before.
 * @param written how the English stood when the Malayalam was written; absent: as the form began
 */
export function isOlder({ english, malayalam }: Twin, written = english.begun): boolean {
  const [now, began] = [plain(malayalam.typed), plain(malayalam.begun)];
  if (now === "" || now !== began || plain(english.typed) === "") return false;
  return plain(english.typed) !== plain(written);
}

/** Without what nobody sees: spaces, and how a browser ends a line. */
const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/**
 * How the English of a text stood when its Malayalam was last changed.
 * @param acts what was done to the thing, newest first, as far back as it is known
 * @param malayalam the name of the text in Malayalam
 * @returns undefined where none of them changed the English since
 */
export function englishWhenWritten(acts: readonly { fields: ChangedFields }[], malayalam: string): string | undefined {
  const english = englishOf(malayalam) ?? "";
  const written = acts.findIndex(({ fields }) => malayalam in fields);
  const since = written < 0 ? acts : acts.slice(0, written);
  const change = since.findLast(({ fields }) => english in fields)?.fields[english];
  return change && String(change.before ?? "");
}
