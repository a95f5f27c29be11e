import { stat } from "node:fs/promises";

/** Older files were left by a killed process. */
const MAX_AGE_MS = 24 * 3_600_000;

/** True for an abandoned partial file. A file that has disappeared was finished by its owner. */
export const isLeftover = async (path: string): Promise<boolean> => {
  const { mtimeMs } = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT") throw error;
    return { mtimeMs: Number.POSITIVE_INFINITY };
  });
  return Date.now() - mtimeMs > MAX_AGE_MS;
};
