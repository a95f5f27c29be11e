import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { access, constants, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Storage } from "./storage.ts";

const KEY = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*(\/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*$/;

/** Files readable by this user only. Throws for keys outside the folder. */
export function createFolderStorage(folder: string): Storage {
  const getPath = (key: string) => {
    if (!KEY.test(key)) throw new Error("This is no key of a stored file.");
    return join(folder, key);
  };
  return {
    async put(key, content) {
      const path = getPath(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Write, sync, rename.
      const part = `${path}.${randomUUID()}.part`;
      try {
        const file = await open(part, "wx", 0o600);
        try {
          await file.writeFile(content);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(part, path);
        await syncFolder(dirname(path));
      } catch (error) {
        await rm(part, { force: true }).catch(() => {});
        throw error;
      }
    },

    async find(key) {
      const path = getPath(key);
      const found = await stat(path).catch(absent);
      if (!found?.isFile()) return null;
      return { size: found.size, open: async (range) => createReadStream(path, range) };
    },

    async remove(key) {
      await rm(getPath(key), { force: true });
    },

    async list(of) {
      const entries = await readdir(getPath(of), { recursive: true, withFileTypes: true }).catch(absent);
      const files = (entries ?? []).filter((entry) => entry.isFile() && !entry.name.endsWith(".part"));
      return files.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length));
    },

    async ping() {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await access(folder, constants.R_OK | constants.W_OK);
    },
  };
}

/** A rename is durable once its folder is synced. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Error codes of missing or impossible names. */
const ABSENT = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

function absent(error: NodeJS.ErrnoException): undefined {
  if (!ABSENT.has(error.code ?? "")) throw error;
}
