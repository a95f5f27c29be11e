import type { Kysely, Updateable } from "kysely";
import type { BackupsRow, Tables } from "../database/tables.ts";

export const noteBackup = async (db: Kysely<Tables>, what: Updateable<BackupsRow>): Promise<void> =>
  void (await db.updateTable("backups").set(what).where("id", "=", 1).execute());

export const backupRecord = (db: Kysely<Tables>) =>
  db.selectFrom("backups").selectAll().where("id", "=", 1).executeTakeFirstOrThrow();
