import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";

/** C2SP, age-encryption.org/v1. */
const HEADER = "age-encryption.org/v1\n";
/** Bytes. */
const MAX_KEY_FILE_BYTES = 16_384;
const KEY = /^AGE-SECRET-KEY-(PQ-)?1[0-9A-Z]+$/;

export type Transform = (chunks: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/** Node's types do not say that the chunks are bytes. */
const toWeb = (chunks: AsyncIterable<Uint8Array>) =>
  Readable.toWeb(Readable.from(chunks, { objectMode: false })) as unknown as ReadableStream<Uint8Array>;
const getChunks = (stream: unknown) => stream as AsyncIterable<Uint8Array>;

/** Loaded on demand: large. */
const age = () => import("age-encryption");

/** @throws Error naming an invalid recipient */
export async function encryptFor(recipients: readonly string[]): Promise<Transform> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  for (const recipient of recipients)
    try {
      encrypter.addRecipient(recipient);
    } catch (cause) {
      throw new Error(
        `BACKUP_AGE_RECIPIENT contains ${recipient}, which is not a valid age public key. Check it for typos.`,
        {
          cause,
        },
      );
    }
  return async function* encrypted(chunks) {
    yield* getChunks(await encrypter.encrypt(toWeb(chunks)));
  };
}

/**
 * Adds a temporary key for one archive, so that the process that wrote it can prove it; the key is never
 * stored.
 */
export async function passingKey(
  recipients: readonly string[],
): Promise<{ recipients: readonly string[]; keys: readonly string[] }> {
  if (recipients.length === 0) return { recipients, keys: [] };
  const { generateHybridIdentity, generateX25519Identity, identityToRecipient } = await age();
  const hybrid = recipients.some((recipient) => recipient.startsWith("age1pq1"));
  const key = await (hybrid ? generateHybridIdentity() : generateX25519Identity());
  return { recipients: [...recipients, await identityToRecipient(key)], keys: [key] };
}

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, "r").catch(() => null);
  if (!file) return false;
  try {
    const start = Buffer.alloc(HEADER.length);
    await file.read(start, 0, HEADER.length, 0);
    return start.toString("latin1") === HEADER;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}

/** None of the given keys opens the archive. */
export class DecryptionError extends Error {}

/** @throws DecryptionError before any output */
export async function decryptWith(path: string, keys: readonly string[]): Promise<Transform> {
  if (keys.length === 0)
    throw new DecryptionError(
      `${path} is encrypted. Specify the key file: --identity FILE, or paste the key: --identity -`,
    );
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  for (const key of keys) decrypter.addIdentity(key);
  return async function* opened(chunks) {
    const plain = await decrypter.decrypt(toWeb(chunks)).catch((cause: unknown) => {
      throw new DecryptionError(`${path} is encrypted for another key, or its header is damaged.`, {
        cause,
      });
    });
    yield* getChunks(plain);
  };
}

/**
 * Keys of an `age-keygen` file; `-` is standard input.
 * @throws Error in one line, without the file's content
 */
export async function parseKeys(path: string): Promise<string[]> {
  const text = path === "-" ? await fromStandardInput() : await fromFile(path);
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== "" && !line.startsWith("#"));
  if (lines.length === 0 || !lines.every((line) => KEY.test(line)))
    throw new Error(
      `${path === "-" ? "Standard input" : path} contains no age key (a line starting with AGE-SECRET-KEY-).`,
    );
  return lines;
}

async function fromFile(path: string): Promise<string> {
  const file = await open(path, "r").catch((error: NodeJS.ErrnoException) => {
    const hint = error.code === "EACCES" ? " Paste the key instead: --identity -" : "";
    throw new Error(`${path} cannot be read (${error.code}).${hint}`, { cause: error });
  });
  try {
    return (await buffer(file.createReadStream({ end: MAX_KEY_FILE_BYTES }))).toString("utf8");
  } catch (cause) {
    throw new Error(`${path} cannot be read (${(cause as NodeJS.ErrnoException).code}).`, { cause });
  } finally {
    await file.close().catch(() => {});
  }
}

async function fromStandardInput(): Promise<string> {
  const { isTTY } = process.stdin;
  if (isTTY) process.stderr.write("Paste the line of the age key (AGE-SECRET-KEY-…), then press Enter:\n");
  let read = "";
  for await (const chunk of process.stdin.setEncoding("utf8")) {
    read += chunk;
    if (read.length > MAX_KEY_FILE_BYTES || (isTTY && /^AGE-SECRET-KEY-.*\n/m.test(read))) break;
  }
  return read.slice(0, MAX_KEY_FILE_BYTES);
}
