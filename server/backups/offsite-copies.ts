import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Config } from "../config/config.ts";
import type { Bucket, S3Settings } from "../storage/s3.ts";
import { listBackups } from "./retention.ts";

/** An off-site target for scheduled backups. */
export interface OffsiteCopies {
  /**
   * Copies what is missing there; returns a summary.
   * @throws Error in one line
   */
  copy(folder: string, now: Date): Promise<string>;
}

/** The operator's command, else a bucket, else null. */
export function createOffsiteCopies(
  config: Config,
  openBucket: (where: S3Settings) => Promise<Bucket>,
): OffsiteCopies | null {
  const { BACKUP_COPY_URL: url, BACKUP_COPY_COMMAND: command, BACKUP_KEEP: policy } = config;
  if (command !== undefined) return createCommandCopies(command, config.otherVariables);
  if (url === undefined) return null;
  const accessKeyId = config.BACKUP_COPY_ACCESS_KEY_ID ?? "";
  const secretAccessKey = config.BACKUP_COPY_SECRET_ACCESS_KEY ?? "";
  return {
    async copy(folder, now) {
      const { copyToBucket, IDLE_TIMEOUT_MS: SILENCE } = await import("./copy-to-bucket.ts");
      const bucket = await openBucket({ url, accessKeyId, secretAccessKey, silence: SILENCE });
      return copyToBucket(bucket, policy, folder, now);
    },
  };
}

/** Shorter than the lease of the schedule. */
const COMMAND_TIMEOUT_MS = 90 * 60_000;
/** Characters of its output that are reported. */
const MAX_OUTPUT_LENGTH = 500;

/** Only the newest archive is passed to the command. */
const createCommandCopies = (command: string, env: Config["otherVariables"]): OffsiteCopies => ({
  async copy(folder) {
    const newest = (await listBackups(folder)).toSorted().at(-1);
    if (newest === undefined) return "There are no backups to copy yet.";
    await promisify(execFile)(command, [join(folder, newest)], { env, timeout: COMMAND_TIMEOUT_MS }).catch(
      (error: { code?: number | string; signal?: string; stderr?: string }) => {
        const output = String(error.stderr ?? "")
          .trim()
          .slice(-MAX_OUTPUT_LENGTH);
        throw new Error(
          `${command} failed to copy the backup (${error.signal ?? error.code})${output && `: ${output}`}`,
        );
      },
    );
    return `${command} was given ${newest}.`;
  },
});
