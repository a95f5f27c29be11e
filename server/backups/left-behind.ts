import { stat } from "node:fs/promises";

/** What is younger may still be in use; what is older was left by a process that was killed. In milliseconds. */
const OLD = 24 * 3_600_000;

/**
 * Whether what somebody makes in a folder was left there half made. What is gone by now is not: whoever was making it is
 * done with it.
 */
export const isLeftBehind = async (path: string): Promise<boolean> => {
  const { mtimeMs } = await stat(path).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code !== "ENOENT") throw fault;
    return { mtimeMs: Number.POSITIVE_INFINITY };
  });
  return Date.now() - mtimeMs > OLD;
};
