import { statSync } from "node:fs";
import { Transform } from "node:stream";
import { AT_ONCE } from "./rows.ts";

// Whoever hands in an archive may have made it: what it says of itself can all be right, and yet a megabyte can unpack to
// gigabytes. What is read into memory is therefore bounded by what this program writes.

/** Most bytes of one part or file: the largest upload has 20 MiB, a page of rows far less. */
export const LARGEST_ENTRY = 64 * 1024 * 1024;
/** Most entries of an archive, the manifest among them. */
export const MOST_ENTRIES = 200_000;
/** Unpacked bytes: so many whatever the archive's size is, and beyond them so many for each packed one. */
const UNPACKED = { always: 64 * 1024 * 1024, each: 100 };
/** Most bytes of a manifest: so many for keys of files that were missing, and for each entry beside its name. */
const MANIFEST_BYTES = { always: 16 * 1024 * 1024, each: 256 };
/** Most lists and objects of a manifest beside one for each entry; tables without a row have none. */
const MANIFEST_PARTS = 200;
/** Most columns of a row. */
const COLUMNS = 64;

/** An archive that this program cannot have made. */
export class Forged extends Error {}

/** What is thrown for an archive at a path: it names the archive, and not what is odd in it. */
export const forged = (path: string): Forged =>
  new Forged(`${path} holds what no backup of this program does: somebody else made it, or changed it.`);

/** Hands on what was unpacked until it is more than the archive's size allows; then it fails with `Forged`. */
export function boundUnpacked(path: string): Transform {
  let left = UNPACKED.always + UNPACKED.each * (statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      left -= chunk.length;
      if (left < 0) done(forged(path));
      else done(null, chunk);
    },
  });
}

const [QUOTE, BACKSLASH, COMMA, BREAK] = [0x22, 0x5c, 0x2c, 0x0a];
const OPENS = new Set([0x5b, 0x7b]);

/**
 * Looks at the lines of a part before any is made into a row: there are few enough, each with few columns that hold no
 * lists and no objects.
 * @returns how many rows there are
 * @throws Forged
 */
export function refuseOddRows(path: string, content: Uint8Array): number {
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
    if (commas >= COLUMNS || opened > 1 || rows > AT_ONCE) throw forged(path);
  }
  return rows;
}

/**
 * Looks at a manifest before it is parsed: it speaks of what the archive holds, and is no larger than that makes it.
 * @param names of the entries before it
 * @throws Forged
 */
export function refuseOddManifest(path: string, content: Uint8Array, names: Iterable<string>): void {
  let [most, parts] = [MANIFEST_BYTES.always, MANIFEST_PARTS];
  for (const name of names) [most, parts] = [most + MANIFEST_BYTES.each + name.length, parts + 1];
  if (content.length > most) throw forged(path);
  let quoted = false;
  for (let at = 0; at < content.length; at += 1) {
    const byte = content[at] as number;
    if (quoted && byte === BACKSLASH) at += 1;
    else if (byte === QUOTE) quoted = !quoted;
    else if (!quoted && OPENS.has(byte)) parts -= 1;
    if (parts < 0) throw forged(path);
  }
}
