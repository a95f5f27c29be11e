import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import { remembered } from "./asking.ts";
import { fileOf } from "./database/moved-from.ts";
import type { Database } from "./database/open.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Storage } from "./storage/storage.ts";
import { VERSION } from "./version.ts";

/** What the installation stands on: whether each part answers as it should, within two seconds. Never rejects. */
export interface Health {
  version: string;
  database(): Promise<boolean>;
  /** Whether the database takes changes: not on a full disk, on a copy that only reads, or once it has moved away. */
  writes(): Promise<boolean>;
  mail(): Promise<boolean>;
  storage(): Promise<boolean>;
}

/** How long each part may take to say that it is there, in milliseconds. */
const PATIENCE = 2000;
/** How long the word of a part holds that is not to be asked at every look, in milliseconds. */
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
    writes: remembered(() => isUp(takeChanges(database)), HOLDS),
    mail: remembered(() => isUp(mailer.ready()), HOLDS),
    storage: () => isUp(storage.ping()),
  };
}

/** With less room, what somebody sends may not fit where a little still does, in bytes. */
const ROOM = 1024 * 1024;

/** Writes a row that every installation has as it is, and looks whether there is room for more where the file grows. */
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
