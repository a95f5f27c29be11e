import { access, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import { syncFolder } from "../storage/folder.ts";
import { encryptFor } from "./age.ts";

/** The file gets its name once it is complete. */
export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>;
  /** Resolves once it is synced and renamed. */
  finish(): Promise<void>;
  abort(): Promise<void>;
}

export class NameTaken extends Error {}

/** A partial file without writes for this long is abandoned, ms. */
const ABANDONED_AFTER_MS = 10_000;

/**
 * Starts a compressed tar archive, mode 0600.
 * @param recipients age recipients; empty: not encrypted
 * @throws NameTaken; Error in one line when it cannot be written
 */
export async function createArchive(path: string, recipients: readonly string[] = []): Promise<ArchiveWriter> {
  if (await exists(path)) throw new NameTaken(`${path} is there already. Choose another name, or remove it first.`);
  const encrypt = recipients.length > 0 ? await encryptFor(recipients) : (chunks: AsyncIterable<Uint8Array>) => chunks;
  const part = `${path}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (await isAbandoned(part)) await rm(part, { force: true });
  const file = await open(part, "wx", 0o600).catch((error: unknown) => {
    throw hasErrorCode(error, "EEXIST") ? new NameTaken(`${path} is just being written.`) : error;
  });
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream),
    createGzip(),
    encrypt,
    file.createWriteStream({ flush: true }),
  );
  // Reported to the caller of add or finish.
  written.catch((error: unknown) => controller.error(error));
  return {
    async add(name, content) {
      const writer = controller.add({ name, size: content.byteLength, mode: 0o600, type: "file" }).getWriter();
      await writer.write(content);
      await writer.close();
    },
    async finish() {
      controller.finalize();
      await written;
      await rename(part, path);
      await syncFolder(dirname(path));
    },
    async abort() {
      controller.error(new Error("Archive cancelled."));
      await written.catch(() => {});
      await rm(part, { force: true });
    },
  };
}

/** Translates file system errors into words. */
export function toUnwritableError(path: string, error: unknown): unknown {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return /^E[A-Z]+$/.test(code) ? new Error(`${path} cannot be written (${code}).`, { cause: error }) : error;
}

const hasErrorCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;

const isAbandoned = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > ABANDONED_AFTER_MS,
    () => false,
  );

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
