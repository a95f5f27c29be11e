import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { appliedMigrations } from "../database/migrate.ts";
import type { Database } from "../database/open.ts";
import type { Mailer } from "../mail/mailer.ts";
import type { Storage } from "../storage/storage.ts";
import { databaseErrors, derivedErrors } from "./check-database.ts";
import { type BackupPlaces, type Finding, findBackups, type Level } from "./find-backups.ts";
import { getContent } from "./make-backup.ts";
import { counted } from "./manifest.ts";
import { areWritesBlocked } from "./move-to.ts";
import { backupRecord } from "./record.ts";
import { namedFiles } from "./rows.ts";

export interface CheckDeps extends BackupPlaces {
  storage: Storage;
  mailer: Mailer;
  mailServer: boolean;
  feed: boolean;
  version: string;
  passwordFile: string;
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
  "pictures",
  "attachments",
];
/** Lines per kind of problem; the rest is counted. */
const MAX_LINES_PER_PROBLEM = 10;

/** Checks everything that an installation depends on while it is running. */
export async function check(deps: CheckDeps): Promise<Finding[]> {
  const { database, storage, mailer } = deps;
  const findings: Finding[] = [
    { level: "good", message: await describeVersion(deps) },
    { level: "good", message: "The settings and the campaign file are valid." },
  ];
  const look = async (good: string, ask: () => Promise<string[]>, level: Level = "wrong") => {
    const faults = await ask().catch((error: unknown) => [error instanceof Error ? error.message : String(error)]);
    if (faults.length === 0) findings.push({ level: "good", message: good });
    for (const message of faults.slice(0, MAX_LINES_PER_PROBLEM)) findings.push({ level, message });
    if (faults.length > MAX_LINES_PER_PROBLEM)
      findings.push({ level, message: `and ${faults.length - MAX_LINES_PER_PROBLEM} more like this` });
  };
  await look("The database passes its integrity check, and every row is readable.", () => databaseErrors(database));
  await look("Stored counts and the search index match the rows.", () => derivedErrors(database));
  await look("The database accepts writes.", async () =>
    database.kind === "sqlite" && (await areWritesBlocked(database.db))
      ? [
          "the database is read-only: it was migrated (set DATABASE_URL), or a migration was interrupted (run move-to cancel)",
        ]
      : [],
  );
  await look("Every referenced file exists and is intact.", () => lackingFiles(deps));
  await look("There are no unreferenced files.", () => leftovers(database, storage), "note");
  await look("File storage can write, read and delete a file.", () => storageErrors(storage));
  await look(deps.mailServer ? "The mail server accepts emails." : "Emails are written to the outbox.", async () => {
    await mailer.ready().catch((error: Error) => {
      throw new Error(`emails cannot be sent: ${error.message}`);
    });
    return [];
  });
  if (deps.feed) await look("The last event feed request succeeded.", () => feedErrors(database), "warning");
  await look(
    "The last scheduled backup did not fail.",
    async () => {
      const { failed_at } = await backupRecord(database.db);
      return failed_at === null ? [] : [`the scheduled backup failed at ${failed_at}`];
    },
    "warning",
  );
  findings.push(...(await findBackups(deps)));
  if (existsSync(deps.passwordFile))
    findings.push({
      level: "note",
      message: `change the first password if you did not, then delete ${deps.passwordFile}`,
    });
  return findings;
}

async function describeVersion({ version, database: { db, kind } }: CheckDeps): Promise<string> {
  const applied = await appliedMigrations(db);
  const name = kind === "sqlite" ? "SQLite" : "PostgreSQL";
  return `Version ${version} on ${name}, ${counted(applied.length, "migration")}, the last ${applied.at(-1)}.`;
}

async function lackingFiles({ database, storage, brochureKey }: CheckDeps): Promise<string[]> {
  const faults: string[] = [];
  for (const key of await namedFiles(database.db)) {
    const [content, found] = [await getContent(storage, key), await storage.find(key)];
    if (!content || !found) faults.push(`the file ${key} is referenced but missing`);
    else if (content.length !== found.size || content.length === 0) faults.push(`the file ${key} is truncated`);
    else if (key.startsWith("brochures/") && brochureKey(content) !== key)
      faults.push(`the file ${key} was altered after it was stored`);
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
  const left: string[] = [];
  // Otherwise it was removed while this looked.
  for (const key of existing.filter((item) => !known.has(item)))
    if (left.length > MAX_LINES_PER_PROBLEM || (await storage.find(key))) left.push(`the file ${key} is unreferenced`);
  return left;
}

async function storageErrors(storage: Storage): Promise<string[]> {
  const key = `check/${randomUUID()}.txt`;
  const content = Buffer.from(key);
  await storage.put(key, content);
  const back = await getContent(storage, key);
  await storage.remove(key);
  if (!back?.equals(content)) return ["the storage returned different contents than were written"];
  return (await storage.find(key)) ? ["the storage did not delete a file"] : [];
}

async function feedErrors({ db }: Database): Promise<string[]> {
  const row = await db.selectFrom("event_feed").selectAll().executeTakeFirst();
  if (!row?.asked_at) return ["the event feed was never requested; is the server running?"];
  return row.failing
    ? [`the event feed failed at ${row.asked_at}; the list shown is from ${row.read_at ?? "never"}`]
    : [];
}

const WORDS: Record<Level, string> = { good: "good ", note: "note ", warning: "WARN ", wrong: "WRONG" };
const LEVELS = Object.keys(WORDS) as Level[];

/** One line per finding, the gravest last; exit code 1 for warnings, 2 for problems. */
export function report(findings: Finding[]): { text: string; exitCode: number } {
  const count = (level: Level) => findings.filter((finding) => finding.level === level).length;
  const lines = LEVELS.flatMap((level) =>
    findings.filter((finding) => finding.level === level).map(({ message }) => `${WORDS[level]}  ${message}`),
  );
  const [wrong, warnings] = [count("wrong"), count("warning")];
  const sum = [
    ...(wrong > 0 ? [counted(wrong, "problem")] : []),
    ...(warnings > 0 ? [counted(warnings, "warning")] : []),
  ];
  const last = sum.length === 0 ? "No problems found." : `${sum.join(" and ")} found.`;
  return { text: [...lines, last].join("\n"), exitCode: wrong > 0 ? 2 : Math.min(warnings, 1) };
}
