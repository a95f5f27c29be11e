import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGunzip } from "node:zlib";
import { createTarDecoder, type ParsedTarEntry } from "modern-tar";
import { isKnownMigration } from "../database/migrate.ts";
import { DecryptionError, decryptWith, isEncrypted } from "./age.ts";
import {
  boundUnpacked,
  ForgedArchiveError,
  MAX_ENTRIES,
  MAX_ENTRY_BYTES,
  rejectInvalidManifest,
  rejectInvalidRows,
  toForgedError,
} from "./archive-bounds.ts";
import { FILE, MANIFEST, type Manifest, manifest, PART } from "./manifest.ts";
import { type Contents, contentsCounter, type Row, sameContents } from "./rows.ts";

/** Callbacks for the parts of an archive, in their order. */
export interface ArchiveParts {
  rows?(table: string, rows: Row[]): Promise<void>;
  file?(key: string, content: Buffer): Promise<void>;
}

/** @throws Error in one line when the archive is unreadable, damaged or truncated */
async function* getEntries(path: string, keys: readonly string[]): AsyncGenerator<{ name: string; content: Buffer }> {
  const open = (await isEncrypted(path))
    ? await decryptWith(path, keys)
    : (chunks: AsyncIterable<Uint8Array>) => chunks;
  const source = createReadStream(path);
  const bounded = boundUnpacked(path);
  // Reported to the reader.
  pipeline(source, open, createGunzip(), bounded).catch(() => {});
  try {
    const entries = (Readable.toWeb(bounded) as ReadableStream<Uint8Array>).pipeThrough(
      createTarDecoder({ strict: true }) as never,
    ) as ReadableStream<ParsedTarEntry>;
    let count = 0;
    for await (const { header, body } of entries) {
      count += 1;
      if (header.size > MAX_ENTRY_BYTES || count > MAX_ENTRIES) throw toForgedError(path);
      yield { name: header.name, content: await buffer(body as ReadableStream) };
    }
  } catch (error) {
    throw error instanceof ForgedArchiveError || error instanceof DecryptionError ? error : unreadable(path, error);
  } finally {
    source.destroy();
    bounded.destroy();
  }
}

function unreadable(path: string, error: unknown): Error {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (/^E[A-Z]+$/.test(code)) return new Error(`${path} cannot be read (${code}).`, { cause: error });
  return new Error(`${path} is not a complete backup: it is damaged, truncated, or not a backup.`, {
    cause: error,
  });
}

const foreign = (path: string): Error =>
  new Error(`${path} is an archive, but not in backup format. If it was unpacked and repacked, use the original.`);

/**
 * Passes on what the archive holds without checking it: verify first.
 * @param keys age identities
 */
export async function readArchive(
  path: string,
  { rows, file }: ArchiveParts,
  keys: readonly string[] = [],
): Promise<void> {
  for await (const { name, content } of getEntries(path, keys)) {
    const table = PART.exec(name)?.[1];
    if (table !== undefined) await rows?.(table, rowsIn(path, content));
    const key = FILE.exec(name)?.[1];
    if (key !== undefined) await file?.(key, content);
  }
}

function rowsIn(path: string, content: Buffer): Row[] {
  rejectInvalidRows(path, content);
  const lines = content.toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Row);
}

/**
 * Compares every row and file with the manifest.
 * @throws Error when anything differs or a newer version wrote it
 */
export async function verifyArchive(path: string, keys: readonly string[] = []): Promise<Manifest> {
  const tables = new Map<string, ReturnType<typeof contentsCounter>>();
  const files = new Map<string, { size: number; sha256: string }>();
  let last: Buffer | undefined;
  for await (const { name, content } of getEntries(path, keys)) {
    if (last) throw foreign(path);
    const table = PART.exec(name)?.[1];
    const key = FILE.exec(name)?.[1];
    if (table !== undefined) {
      const counter = tables.get(table) ?? contentsCounter();
      counter.add(content.toString("utf8"), rejectInvalidRows(path, content));
      tables.set(table, counter);
    } else if (key !== undefined) {
      files.set(key, { size: content.length, sha256: sha256Of(content) });
    } else if (name === MANIFEST) last = content;
    else throw foreign(path);
  }
  if (!last) throw unreadable(path, null);
  // Parsed only now that the checksums matched.
  rejectInvalidManifest(path, last, [...tables.keys(), ...files.keys()]);
  const manifest = manifestIn(path, last);
  compare(path, manifest, { tables, files });
  const unknown = manifest.schema.filter((name) => !isKnownMigration(name));
  if (unknown.length > 0)
    throw new Error(`${path} was made by a newer version (${unknown.join(", ")}). Use that version.`);
  return manifest;
}

function manifestIn(path: string, content: Buffer): Manifest {
  try {
    return manifest.parse(JSON.parse(content.toString("utf8")));
  } catch (error) {
    throw new Error(`${path} has an invalid manifest. It may come from another version.`, {
      cause: error,
    });
  }
}

interface Found {
  tables: Map<string, { contents(): Contents }>;
  files: Map<string, { size: number; sha256: string }>;
}

function compare(path: string, manifest: Manifest, { tables, files }: Found): void {
  const differs = (what: string) => new Error(`${path} is damaged: the checksum of ${what} does not match.`);
  const nothing = contentsCounter().contents();
  for (const table of new Set([...Object.keys(manifest.tables), ...tables.keys()])) {
    const expected = manifest.tables[table];
    if (!expected || !sameContents(expected, tables.get(table)?.contents() ?? nothing)) throw differs(`table ${table}`);
  }
  for (const key of new Set([...Object.keys(manifest.files), ...files.keys()])) {
    if (manifest.files[key]?.sha256 !== files.get(key)?.sha256) throw differs(`file ${key}`);
  }
}

/** Hex. */
export const sha256Of = (content: Uint8Array): string => createHash("sha256").update(content).digest("hex");
