import { open, stat } from "node:fs/promises";
import { join } from "node:path";
import {
  AbortMultipartUploadCommand,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  DeleteObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import type { Bucket } from "../storage/s3.ts";
import { counted } from "./manifest.ts";
import { listBackups, type RetentionPolicy, selectRetained } from "./retention.ts";

const FOLDER = "backups/";
/** Multipart size, held in memory; S3 allows 10,000 parts. */
const PART_BYTES = 32 * 1024 * 1024;
/** Timeout in ms without a response. */
export const IDLE_TIMEOUT_MS = 10 * 60_000;

/**
 * Uploads missing backups and prunes old ones where the key permits. Returns a summary.
 * @throws Error in one line
 */
export async function copyToBucket(bucket: Bucket, keep: RetentionPolicy, folder: string, now: Date): Promise<string> {
  try {
    const existing = await getSizes(bucket);
    const here = await listBackups(folder);
    const kept = selectRetained([...existing.keys(), ...here], keep, now);
    let brought = 0;
    for (const name of here.filter((item) => kept.has(item))) {
      const { size } = await stat(join(folder, name));
      if (existing.get(name) === size) continue;
      await upload(bucket, name, join(folder, name), size);
      brought += 1;
    }
    const after = await getSizes(bucket);
    for (const name of here.filter((item) => kept.has(item)))
      if (after.get(name) !== (await stat(join(folder, name))).size)
        throw new Error(`${name} in the bucket differs from the local file.`);
    const removed = await removeAll(
      bucket,
      [...after.keys()].filter((name) => !kept.has(name)),
    );
    return `${counted(brought, "backup")} copied to ${bucket.name}; ${removed}.`;
  } catch (error) {
    throw new Error(`Copying backups to ${bucket.name} failed: ${getMessage(error)}`, { cause: error });
  } finally {
    bucket.client.destroy();
  }
}

/** Names and sizes in bytes. */
async function getSizes({ client, name: Bucket }: Bucket): Promise<Map<string, number>> {
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

async function upload({ client, name: Bucket }: Bucket, name: string, path: string, size: number): Promise<void> {
  const to = { Bucket, Key: FOLDER + name };
  const file = await open(path, "r");
  const bytes = async (from: number) => {
    const part = Buffer.alloc(Math.min(PART_BYTES, size - from));
    const { bytesRead } = await file.read(part, 0, part.length, from);
    if (bytesRead < part.length) throw new Error(`${path} is truncated.`);
    return part;
  };
  try {
    if (size <= PART_BYTES)
      await client.send(new PutObjectCommand({ ...to, Body: await bytes(0), ContentLength: size }));
    else await uploadInParts(client, to, size, bytes);
  } finally {
    await file.close();
  }
}

async function uploadInParts(
  client: S3Client,
  to: { Bucket: string; Key: string },
  size: number,
  bytes: (from: number) => Promise<Buffer>,
): Promise<void> {
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(to));
  try {
    const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
    for (let from = 0; from < size; from += PART_BYTES) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(
        new UploadPartCommand({ ...to, UploadId, PartNumber, Body: await bytes(from) }),
      );
      Parts.push({ PartNumber, ETag });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...to, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...to, UploadId })).catch(() => {});
    throw error;
  }
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

const getMessage = (error: unknown): string => {
  const { name, message } = error as Error;
  return message && message !== "UnknownError" ? message : name;
};
