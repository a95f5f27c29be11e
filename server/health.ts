import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { fileOf } from "./database/migration-marker.ts";
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

const PATIENCE = 2000;
/** Cache duration of slow checks. */
const HOLDS = 10_000;

interface Parts {
  database: Database;
  mailer: Mailer;
  storage: Storage;
}

export function createHealth({ database, mailer, storage }: Parts): Health {
  return {
    version: VERSION,
    database: () => isUp(database.ping()),
    writes: memoizeFor(() => isUp(takeChanges(database)), HOLDS),
    mail: memoizeFor(() => isUp(mailer.ready()), HOLDS),
    storage: () => isUp(storage.ping()),
  };
}

/** Bytes; below this, larger posts may not fit. */
const ROOM = 1024 * 1024;

/** Writes a row unchanged and checks free space. */
async function takeChanges({ db, kind }: Database): Promise<void> {
  await db
    .updateTable("installation")
    .set({ value: sql<string>`value` })
    .where("name", "=", "history-secret")
    .execute();
  if (kind !== "sqlite") return;
  const { bavail, bsize } = await statfs(dirname(await fileOf(db)));
  if (bavail * bsize < ROOM) throw new Error("The disk is full.");
}

function isUp(answer: Promise<void>): Promise<boolean> {
  const says = answer.then(
    () => true,
    () => false,
  );
  return Promise.race([says, pause(PATIENCE, false, { ref: false })]);
}
