import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql, type Transaction } from "kysely";
import { getAppMetadata } from "./app-metadata.ts";
import type { Database } from "./open.ts";
import type { Tables } from "./tables.ts";

const NAME = "moved-from";

export async function getMarkerFile(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(db);
  return rows[0]?.file ?? "";
}

/** Records which SQLite file this database replaced. */
export const markMigrated = async (trx: Transaction<Tables>, file: string): Promise<void> =>
  void (await trx.insertInto("installation").values({ name: NAME, value: file }).execute());

/** SQLite files left behind by a move; they still hold personal data. */
export async function getMigratedFiles({ db, kind }: Pick<Database, "db" | "kind">, folder: string): Promise<string[]> {
  if (kind === "sqlite") return [];
  const noted = await getAppMetadata(db, NAME);
  const files = new Set([join(folder, "campaign.sqlite"), ...(noted === undefined ? [] : [noted])]);
  return [...files].filter((file) => existsSync(file));
}

/** Shell command that deletes such a file. */
export const getRemovalCommand = (file: string): string => `rm -f '${file}' '${file}-wal' '${file}-shm'`;
