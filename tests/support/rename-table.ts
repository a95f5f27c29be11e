import SQLite from "better-sqlite3";
import type { Site } from "./site.ts";

/** Takes a table away from a running site, by calling it otherwise, or gives it back. */
export function renameTable({ dataDir }: Pick<Site, "dataDir">, from: string, to: string): void {
  const file = new SQLite(`${dataDir}/campaign.sqlite`);
  file.exec(`alter table ${from} rename to ${to}`);
  file.close();
}
