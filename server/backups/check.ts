import { randomUUID } from "node:crypto";
import type { Database } from "../database/open.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Storage } from "../storage/storage.ts";
import { areWritesBlocked } from "./block-writes.ts";
import { databaseErrors, derivedErrors } from "./check-database.ts";
import { getContent } from "./make-backup.ts";
import { counted } from "./manifest.ts";
import { backupRecord } from "./record.ts";
import { namedFiles } from "./rows.ts";

/** One line of the report. */
export interface Finding {
  good: boolean;
  words: string;
}

export interface CheckDeps {
  database: Database;
  storage: Storage;
  mailer: Mailer;
  mailServer: boolean;
  feed: boolean;
  /** Storage key that the content must have; another one means that it was altered. */
  brochureKey(content: Uint8Array): string;
}

const FOLDERS = [
  "brochures",
  "materials",
  "kept",
  "profiles",
  "events",
  "event-samples",
  "event-uploads",
  "partner-pictures",
];
/** Lines per kind of problem; the rest is counted. */
const MAX_LINES_PER_PROBLEM = 10;

/** Checks everything that an installation depends on while it is running. */
export async function check(deps: CheckDeps): Promise<Finding[]> {
  const { database, storage, mailer } = deps;
  const findings: Finding[] = [{ good: true, words: "The settings and the campaign's file can be used." }];
  const look = async (good: string, ask: () => Promise<string[]>) => {
    const faults = await ask().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    if (faults.length === 0) findings.push({ good: true, words: good });
    for (const words of faults.slice(0, MAX_LINES_PER_PROBLEM)) findings.push({ good: false, words });
    if (faults.length > MAX_LINES_PER_PROBLEM)
      findings.push({ good: false, words: `and ${faults.length - MAX_LINES_PER_PROBLEM} more like these` });
  };
  await look("The database is whole, and every row can be read.", () => databaseErrors(database));
  await look("Kept counts and the search agree with the rows.", () => derivedErrors(database));
  await look("The database takes changes.", async () =>
    database.kind === "sqlite" && (await areWritesBlocked(database.db))
      ? ["the database takes no changes: it was moved (set DATABASE_URL), or a move was cut short (move-to cancel)"]
      : [],
  );
  await look("Every file that a row names is there and reads as it should.", () => lackingFiles(deps));
  await look("No file lies about that no row names.", () => leftovers(database, storage));
  await look("The storage of files takes, gives and removes a file.", () => storageErrors(storage));
  await look(deps.mailServer ? "The mail server takes letters." : "Letters are written to the outbox.", async () => {
    await mailer.ready().catch((error: Error) => {
      throw new Error(`letters cannot be sent: ${error.message}`);
    });
    return [];
  });
  if (deps.feed) await look("The event feed answered when it was last asked.", () => feedErrors(database));
  await look("The schedule of backups has not failed.", async () => {
    const { failed_at } = await backupRecord(database.db);
    return failed_at === null ? [] : [`the scheduled backup failed at ${failed_at}`];
  });
  return findings;
}

async function lackingFiles({ database, storage, brochureKey }: CheckDeps): Promise<string[]> {
  const faults: string[] = [];
  for (const key of await namedFiles(database.db)) {
    const [content, found] = [await getContent(storage, key), await storage.find(key)];
    if (!content || !found) faults.push(`the file ${key} is named by a row and is not there`);
    else if (content.length !== found.size || content.length === 0) faults.push(`the file ${key} is cut short`);
    else if (key.startsWith("brochures/") && brochureKey(content) !== key)
      faults.push(`the file ${key} does not hold what it held when it was stored`);
  }
  return faults;
}

/** Claimed files are being stored or removed, not left over. */
async function leftovers({ db }: Database, storage: Storage): Promise<string[]> {
  const existing: string[] = [];
  for (const folder of FOLDERS) existing.push(...(await storage.list(folder)));
  const pending = await db.selectFrom("file_claims").select("key").execute();
  const removing = await db.selectFrom("stored_files").select("key").where("removing_until", "is not", null).execute();
  const known = new Set([...(await namedFiles(db)), ...[...pending, ...removing].map(({ key }) => key)]);
  return existing.filter((key) => !known.has(key)).map((key) => `the file ${key} is named by no row`);
}

async function storageErrors(storage: Storage): Promise<string[]> {
  const key = `check/${randomUUID()}.txt`;
  const content = Buffer.from(key);
  await storage.put(key, content);
  const back = await getContent(storage, key);
  await storage.remove(key);
  if (!back?.equals(content)) return ["the storage did not give back the file that it took"];
  return (await storage.find(key)) ? ["the storage did not remove a file"] : [];
}

async function feedErrors({ db }: Database): Promise<string[]> {
  const row = await db.selectFrom("event_feed").selectAll().executeTakeFirst();
  if (!row?.asked_at) return ["the event feed was never asked; is the server running?"];
  return row.failing
    ? [`the event feed failed at ${row.asked_at}; the list shown is of ${row.read_at ?? "never"}`]
    : [];
}

/** One line per finding, problems last. */
export function report(findings: Finding[]): string {
  const lines = findings
    .toSorted((a, b) => Number(b.good) - Number(a.good))
    .map(({ good, words }) => `${good ? "good " : "WRONG"}  ${words}`);
  const wrong = findings.filter(({ good }) => !good).length;
  return [...lines, wrong === 0 ? "Nothing is wrong." : `${counted(wrong, "thing")} wrong.`].join("\n");
}
