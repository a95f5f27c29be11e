import type { Config } from "../config/config.ts";
import { type Bucket, createBucketClient } from "./s3.ts";

/** Timeout in ms without a response. */
const SILENCE_MS = 60_000;

/**
 * The bucket of off-site copies; usable before there is an installation.
 * @param key its name and secret, instead of those in the settings
 * @throws Error when none is configured
 */
export function openBackupBucket(config: Config, key: readonly string[]): Bucket {
  const { BACKUP_COPY_URL: url, BACKUP_COPY_ACCESS_KEY_ID, BACKUP_COPY_SECRET_ACCESS_KEY } = config;
  if (url === undefined)
    throw new Error("No bucket is configured. Set BACKUP_COPY_URL, its two keys and BACKUP_AGE_RECIPIENT.");
  const [accessKeyId = BACKUP_COPY_ACCESS_KEY_ID ?? "", secretAccessKey = BACKUP_COPY_SECRET_ACCESS_KEY ?? ""] = key;
  return createBucketClient({ url, accessKeyId, secretAccessKey, silence: SILENCE_MS });
}
