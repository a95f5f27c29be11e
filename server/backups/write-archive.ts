import { access, mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";
import { createGzip } from "node:zlib";
import { createTarPacker } from "modern-tar";
import { syncFolder } from "../storage/folder.ts";
import { encryptFor } from "./age.ts";

/** An archive that is being written. Nothing has its name until it is whole. */
export interface ArchiveWriter {
  add(name: string, content: Uint8Array): Promise<void>;
  /** Resolves once it is on the disk under its name. */
  finish(): Promise<void>;
  abandon(): Promise<void>;
}

/** There is such a file already, or somebody is writing one. */
export class NameTaken extends Error {}

/** What nobody has written to for so long was broken off, in milliseconds. */
const BROKEN_OFF = 10_000;

/**
 * Begins a compressed tar archive that only its owner may read.
 * @param recipients for whose keys it is encrypted, by age; none: it is not
 * @throws NameTaken in one line; Error in one line when it cannot be written
 */
export async function createArchive(path: string, recipients: readonly string[] = []): Promise<ArchiveWriter> {
  if (await isThere(path)) throw new NameTaken(`${path} is there already. Choose another name, or remove it first.`);
  const encrypt = recipients.length > 0 ? await encryptFor(recipients) : (chunks: AsyncIterable<Uint8Array>) => chunks;
  const part = `${path}.part`;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  if (await isBrokenOff(part)) await rm(part, { force: true });
  const file = await open(part, "wx", 0o600).catch((fault: unknown) => {
    throw isErrorOf(fault, "EEXIST") ? new NameTaken(`${path} is just being written.`) : fault;
  });
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream),
    createGzip(),
    encrypt,
    file.createWriteStream({ flush: true }),
  );
  // Told to whoever adds or finishes.
  written.catch((fault: unknown) => controller.error(fault));
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
    async abandon() {
      controller.error(new Error("The archive is not wanted."));
      await written.catch(() => {});
      await rm(part, { force: true });
    },
  };
}

/** A fault of the file system in words; any other fault as it is. */
export function unwritable(path: string, fault: unknown): unknown {
  const code = fault instanceof Error && "code" in fault ? String(fault.code) : "";
  return /^E[A-Z]+$/.test(code) ? new Error(`${path} cannot be written (${code}).`, { cause: fault }) : fault;
}

const isErrorOf = (fault: unknown, code: string) => fault instanceof Error && "code" in fault && fault.code === code;

const isBrokenOff = (path: string) =>
  stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs > BROKEN_OFF,
    () => false,
  );

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
