import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { getMarkerFile } from "./database/migration-marker.ts";
import type { Database } from "./database/open.ts";
import { memoizeFor } from "./lib/async.ts";
import { VERSION } from "./lib/version.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Storage } from "./storage/storage.ts";

/** Status of the dependencies, each within two seconds; never rejects. */
export interface Health {
  version: string;
  database(): Promise<boolean>;
  /** False on a full disk, a read-only replica, or after a move. */
  writes(): Promise<boolean>;
  mail(): Promise<boolean>;
  storage(): Promise<boolean>;
}

const CHECK_TIMEOUT_MS = 2000;
/** Cache duration of slow checks. */
const CACHE_TTL_MS = 10_000;

interface Parts {
  database: Database;
  mailer: Mailer;
  storage: Storage;
}

export function createHealth({ database, mailer, storage }: Parts): Health {
  return {
    version: VERSION,
    database: () => isUp(database.ping()),
    writes: memoizeFor(() => isUp(probeWrites(database)), CACHE_TTL_MS),
    mail: memoizeFor(() => isUp(mailer.ready()), CACHE_TTL_MS),
    storage: () => isUp(storage.ping()),
  };
}

/** Bytes; below this, larger posts may not fit. */
const MIN_FREE_BYTES = 1024 * 1024;

/** Writes a row unchanged and checks free space. */
async function probeWrites({ db, kind }: Database): Promise<void> {
  await db
    .updateTable("installation")
    .set({ value: sql<string>`value` })
    .where("name", "=", "history-secret")
    .execute();
  if (kind !== "sqlite") return;
  const { bavail, bsize } = await statfs(dirname(await getMarkerFile(db)));
  if (bavail * bsize < MIN_FREE_BYTES) throw new Error("The disk is full.");
}

function isUp(response: Promise<void>): Promise<boolean> {
  const isAnswered = response.then(
    () => true,
    () => false,
  );
  return Promise.race([isAnswered, pause(CHECK_TIMEOUT_MS, false, { ref: false })]);
}
