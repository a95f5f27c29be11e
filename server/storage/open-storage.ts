import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Config } from "../config/config.ts";
import { AppError } from "../lib/app-error.ts";
import type { Log } from "../lib/logger.ts";
import { createFolderStorage } from "./folder.ts";
import type { Storage } from "./storage.ts";

type Settings = Pick<Config, "DATA_DIR" | "STORAGE_URL" | "S3_ACCESS_KEY_ID" | "S3_SECRET_ACCESS_KEY">;

/** Opens the configured storage; failures are logged and become 503. */
export const createStorage = async (settings: Settings, log: Log): Promise<Storage> =>
  createReadOnlyStorage(await toStorage(settings), log);

async function toStorage({
  DATA_DIR,
  STORAGE_URL,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: Settings): Promise<Storage> {
  if (STORAGE_URL === undefined) return createFolderStorage(join(DATA_DIR, "files"));
  const url = new URL(STORAGE_URL);
  if (url.protocol === "file:") return createFolderStorage(fileURLToPath(url));
  // Loaded on demand: large.
  const { createS3Storage } = await import("./s3.ts");
  return createS3Storage({
    url: STORAGE_URL,
    accessKeyId: S3_ACCESS_KEY_ID ?? "",
    secretAccessKey: S3_SECRET_ACCESS_KEY ?? "",
  });
}

function createReadOnlyStorage(storage: Storage, log: Log): Storage {
  const down = (error: unknown): never => {
    log.warn({ err: error }, "file storage unavailable");
    throw new AppError("unavailable", "storage-unavailable");
  };
  return {
    put: (key, content) => storage.put(key, content).catch(down),
    async find(key) {
      const found = await storage.find(key).catch(down);
      return found && { size: found.size, open: (range) => found.open(range).catch(down) };
    },
    remove: (key) => storage.remove(key).catch(down),
    list: (folder) => storage.list(folder).catch(down),
    ping: () => storage.ping(),
  };
}
