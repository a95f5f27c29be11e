import { statSync } from "node:fs";
import { Transform } from "node:stream";
import { BATCH_SIZE } from "./rows.ts";

// An archive may be forged: a megabyte can unpack to gigabytes, so whatever is read into memory is bounded.

/** The largest upload has 20 MiB. */
export const MAX_ENTRY_BYTES = 64 * 1024 * 1024;
export const MAX_ENTRIES = 200_000;
/** Unpacked bytes: a constant, plus a factor of the packed size. */
const MAX_UNPACKED_BYTES = { always: 64 * 1024 * 1024, each: 100 };
const MANIFEST_BYTES = { always: 16 * 1024 * 1024, each: 256 };
/** Beyond one per entry, for empty tables. */
const MAX_MANIFEST_PARTS = 200;
const MAX_COLUMNS = 64;

/** An archive that this product cannot have written. */
export class ForgedArchiveError extends Error {}

/** The error for an archive; it does not reveal what was found. */
export const toForgedError = (path: string): ForgedArchiveError =>
  new ForgedArchiveError(`${path} contains data that no backup contains: it was forged or modified.`);

/** Passes bytes through until the bound, then fails with `ForgedArchiveError`. */
export function boundUnpacked(path: string): Transform {
  let left =
    MAX_UNPACKED_BYTES.always + MAX_UNPACKED_BYTES.each * (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(toForgedError(path));
      else done(null, chunk);
    },
  });
}

const [QUOTE, BACKSLASH, COMMA, BREAK] = [0x22, 0x5c, 0x2c, 0x0a];
const OPENS = new Set([0x5b, 0x7b]);

/**
 * Checks lines before they are parsed: number of rows, columns, no nesting. Returns the number of rows.
 * @throws ForgedArchiveError
 */
export function rejectInvalidRows(path: string, content: Uint8Array): number {
  let [rows, commas, opened] = [0, 0, 0];
  let quoted = false;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] as number;
    if (quoted && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (byte === COMMA) commas += 1;
    else if (OPENS.has(byte)) opened += 1;
    else if (byte === BREAK) [rows, commas, opened] = [rows + 1, 0, 0];
    if (commas >= MAX_COLUMNS || opened > 1 || rows > BATCH_SIZE) throw toForgedError(path);
  }
  return rows;
}

/**
 * Checks the size and nesting of a manifest before it is parsed.
 * @throws ForgedArchiveError
 */
export function rejectInvalidManifest(path: string, content: Uint8Array, names: Iterable<string>): void {
  let [most, parts] = [MANIFEST_BYTES.always, MAX_MANIFEST_PARTS];
  for (const name of names) [most, parts] = [most + MANIFEST_BYTES.each + name.length, parts + 1];
  if (content.length > most) throw toForgedError(path);
  let quoted = false;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] as number;
    if (quoted && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) quoted = !quoted;
    else if (!quoted && OPENS.has(byte)) parts -= 1;
    if (parts < 0) throw toForgedError(path);
  }
}
