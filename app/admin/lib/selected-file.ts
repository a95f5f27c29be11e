import type { Violation } from "../../../shared/validation/errors.ts";

interface FileRules<Code extends string> {
  /** Accepted media types, or a predicate for them. */
  types: readonly string[] | ((type: string) => boolean);
  bytes: number;
  invalid: Code;
  tooLarge: Code;
  /** An empty file is refused at once, and one whose type the browser does not know is left to the server. */
  lenient?: true;
}

/** Types of unknown files; Android pickers report the second for every document. */
const UNKNOWN_TYPES = ["", "application/octet-stream"];

/** Client-side file validation. */
export const createFileValidator =
  <const Code extends string>({ types, bytes, invalid, tooLarge, lenient }: FileRules<Code>) =>
  ({ type, size }: Pick<File, "type" | "size">): Violation<Code> | undefined => {
    const isTaken = typeof types === "function" ? types(type) : types.includes(type);
    const accepted = lenient ? size > 0 && (isTaken || UNKNOWN_TYPES.includes(type)) : isTaken;
    if (!accepted) return { code: invalid };
    return size <= bytes ? undefined : { code: tooLarge, params: { megabytes: bytes / 1024 ** 2 } };
  };

/** Browsers send an empty unnamed file when none was chosen. */
export function getSelectedFile(form: FormData, field: string): File | undefined {
  const file = form.get(field);
  return file instanceof File && file.name !== "" ? file : undefined;
}
