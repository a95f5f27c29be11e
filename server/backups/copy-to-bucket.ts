import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { join } from "node:path";
import { DeleteObjectCommand, ListObjectsV2Command } from "@aws-sdk/client-s3";
import { Upload } from "@aws-sdk/lib-storage";
import type { Bucket } from "../storage/s3.ts";
import { counted } from "./manifest.ts";
import { listBackups, type RetentionPolicy, selectRetained } from "./retention.ts";

export const FOLDER = "backups/";
/** Multipart size, held in memory; S3 allows 10,000 parts. */
const PART_BYTES = 32 * 1024 * 1024;
/** Timeout in ms without a response. */
export const IDLE_TIMEOUT_MS = 10 * 60_000;

/**
 * Uploads missing backups and prunes old ones where the key permits. Returns a summary.
 * @throws Error in one line
 */
export async function copyToBucket(
  bucket: Bucket,
  policy: RetentionPolicy,
  folder: string,
  now: Date,
): Promise<string> {
  try {
    const existing = await getSizes(bucket);
    const local = await listBackups(folder);
    const retained = selectRetained([...existing.keys(), ...local], policy, now);
    let copied = 0;
    for (const name of local.filter((item) => retained.has(item))) {
      const { size } = await stat(join(folder, name));
      if (existing.get(name) === size) continue;
      await upload(bucket, name, join(folder, name), size);
      copied += 1;
    }
    const after = await getSizes(bucket);
    for (const name of local.filter((item) => retained.has(item)))
      if (after.get(name) !== (await stat(join(folder, name))).size)
        throw new Error(`${name} in the bucket differs from the local file.`);
    const removed = await removeAll(
      bucket,
      [...after.keys()].filter((name) => !retained.has(name)),
    );
    return `${counted(copied, "backup")} copied to ${bucket.name}; ${removed}.`;
  } catch (error) {
    throw new Error(`Copying backups to ${bucket.name} failed: ${getMessage(error)}`, { cause: error });
  } finally {
    bucket.client.destroy();
  }
}

/** Names and sizes in bytes. */
export async function getSizes({ client, name: Bucket }: Bucket): Promise<Map<string, number>> {
  const sizes = new Map<string, number>();
  let ContinuationToken: string | undefined;
  do {
    const page = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: FOLDER, ...(ContinuationToken && { ContinuationToken }) }),
    );
    for (const { Key = "", Size = 0 } of page.Contents ?? []) sizes.set(Key.slice(FOLDER.length), Size);
    ContinuationToken = page.NextContinuationToken;
  } while (ContinuationToken);
  return sizes;
}

function upload({ client, name: Bucket }: Bucket, name: string, path: string, size: number): Promise<unknown> {
  // A file that is still growing is copied up to its known size.
  const Body = createReadStream(path, { end: size - 1 });
  const params = { Bucket, Key: FOLDER + name, Body, ContentLength: size };
  return new Upload({ client, params, partSize: PART_BYTES, queueSize: 1 }).done();
}

/** A key without delete permission is fine: an attacker on this machine cannot remove copies then. */
async function removeAll({ client, name: Bucket }: Bucket, names: string[]): Promise<string> {
  for (const name of names)
    try {
      await client.send(new DeleteObjectCommand({ Bucket, Key: FOLDER + name }));
    } catch (error) {
      if ((error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode !== 403) throw error;
      return "the key may not delete, so older ones were kept";
    }
  return `${counted(names.length, "older one")} deleted there`;
}

export const getMessage = (error: unknown): string => {
  const { name, message } = error as Error;
  return message && message !== "UnknownError" ? message : name;
};
