import { createWriteStream } from "node:fs";
import { mkdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { GetObjectCommand } from "@aws-sdk/client-s3";
import type { Bucket } from "../storage/s3.ts";
import { FOLDER, getMessage, getSizes } from "./copy-to-bucket.ts";

/**
 * Names and sizes in bytes of the backups in a bucket.
 * @throws Error in one line
 */
export const listBucket = (bucket: Bucket): Promise<Map<string, number>> =>
  getSizes(bucket).catch((error: unknown) => {
    throw toPlainError(bucket, error);
  });

/**
 * Downloads a backup, the newest by default, into a folder; returns the file, mode 0600.
 * @throws Error in one line; no file is left then
 */
export async function fetchFromBucket(bucket: Bucket, folder: string, wanted?: string): Promise<string> {
  const sizes = await listBucket(bucket);
  const name = wanted ?? [...sizes.keys()].toSorted().at(-1);
  const size = sizes.get(name ?? "");
  if (name === undefined || size === undefined)
    throw new Error(`There is no backup ${name ?? ""} in ${bucket.name}. See: admin backup list`.replace("  ", " "));
  const [file, part] = [join(folder, name), join(folder, `${name}.part`)];
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const { Body } = await bucket.client.send(new GetObjectCommand({ Bucket: bucket.name, Key: FOLDER + name }));
    await pipeline(Body as Readable, createWriteStream(part, { mode: 0o600, flush: true }));
    if ((await stat(part)).size !== size) throw new Error(`${name} was not received whole.`);
    await rename(part, file);
    return file;
  } catch (error) {
    await rm(part, { force: true });
    throw toPlainError(bucket, error);
  }
}

function toPlainError({ name }: Bucket, error: unknown): Error {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  const why =
    status === 403
      ? "this key may not read. Pass one that may, name and secret in two lines: admin backup fetch --key - <FILE"
      : getMessage(error);
  return new Error(`Reading backups from ${name} failed: ${why}`, { cause: error });
}
