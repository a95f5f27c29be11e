import SQLite from "better-sqlite3";
import type { Site } from "./site.ts";

/** Simulates a failing table. */
export function renameTable({ dataDir }: Pick<Site, "dataDir">, from: string, to: string): void {
  const file = new SQLite(`${dataDir}/campaign.sqlite`);
  file.exec(`alter table ${from} rename to ${to}`);
  file.close();
}
