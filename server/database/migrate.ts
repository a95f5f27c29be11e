import { type RawBuilder, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import { explainDatabaseError } from "./explain-database-fault.ts";
import * as testimonials from "./migrations/0001-testimonials.ts";
import * as administrators from "./migrations/0002-administrators.ts";
import * as account from "./migrations/0003-account.ts";
import * as desk from "./migrations/0004-desk.ts";
import * as events from "./migrations/0005-events.ts";
import * as storedFiles from "./migrations/0006-stored-files.ts";
import * as search from "./migrations/0007-search.ts";
import * as backups from "./migrations/0008-backups.ts";
import * as searchCleaning from "./migrations/0009-search-cleaning.ts";
import * as staff from "./migrations/0010-staff.ts";
import * as secondFactor from "./migrations/0011-second-factor.ts";
import * as history from "./migrations/0012-history.ts";
import * as malayalam from "./migrations/0013-malayalam.ts";
import * as foldedTexts from "./migrations/0014-folded.ts";
import * as brochureInMalayalam from "./migrations/0015-brochure-in-malayalam.ts";
import * as cases from "./migrations/0016-cases.ts";
import * as answers from "./migrations/0017-answers.ts";
import * as wordings from "./migrations/0018-wordings.ts";
import * as notices from "./migrations/0019-notices.ts";
import * as ownEvents from "./migrations/0020-own-events.ts";
import * as facts from "./migrations/0021-facts.ts";
import * as pages from "./migrations/0022-pages.ts";
import * as takingPart from "./migrations/0023-taking-part.ts";
import * as pledgeMaterials from "./migrations/0024-pledge-materials.ts";
import * as policies from "./migrations/0025-policies.ts";
import * as operating from "./migrations/0029-operating.ts";
import * as office from "./migrations/0030-office.ts";
import * as longTexts from "./migrations/0031-long-texts.ts";
import * as auditLogTargets from "./migrations/0032-audit-log-targets.ts";
import * as conversations from "./migrations/0033-conversations.ts";
import * as reportsAndTriage from "./migrations/0034-reports-and-triage.ts";
import * as pictures from "./migrations/0035-pictures.ts";
import * as schedulesAndDrafts from "./migrations/0036-schedules-and-drafts.ts";
import * as centres from "./migrations/0037-centres.ts";
import * as visits from "./migrations/0038-visits.ts";
import * as accountLanguage from "./migrations/0039-account-language.ts";
import * as enquiryReminders from "./migrations/0040-enquiry-reminders.ts";
import * as lastLooks from "./migrations/0041-last-looks.ts";
import type { Database } from "./open.ts";
import { isPostgres } from "./postgres-dialect.ts";

/** Migrations in order. A released one never changes. */
const migrations: Record<string, Migration> = {
  "0001-testimonials": testimonials,
  "0002-administrators": administrators,
  "0003-account": account,
  "0004-desk": desk,
  "0005-events": events,
  "0006-stored-files": storedFiles,
  "0007-search": search,
  "0008-backups": backups,
  "0009-search-cleaning": searchCleaning,
  "0010-staff": staff,
  "0011-second-factor": secondFactor,
  "0012-history": history,
  "0013-malayalam": malayalam,
  "0014-folded": foldedTexts,
  "0015-brochure-in-malayalam": brochureInMalayalam,
  "0016-cases": cases,
  "0017-answers": answers,
  "0018-wordings": wordings,
  "0019-notices": notices,
  "0020-own-events": ownEvents,
  "0021-facts": facts,
  "0022-pages": pages,
  "0023-taking-part": takingPart,
  "0024-pledge-materials": pledgeMaterials,
  "0025-policies": policies,
  "0029-operating": operating,
  "0030-office": office,
  "0031-long-texts": longTexts,
  "0032-audit-log-targets": auditLogTargets,
  "0033-conversations": conversations,
  "0034-reports-and-triage": reportsAndTriage,
  "0035-pictures": pictures,
  "0036-schedules-and-drafts": schedulesAndDrafts,
  "0037-centres": centres,
  "0038-visits": visits,
  "0039-account-language": accountLanguage,
  "0040-enquiry-reminders": enquiryReminders,
  "0041-last-looks": lastLooks,
};

export const listMigrations = (): string[] => Object.keys(migrations);
export const NEWEST_MIGRATION = listMigrations().at(-1);

/** Unknown names belong to a newer schema. */
export const isKnownMigration = (name: string): boolean => name in migrations;

/**
 * Migrates all or nothing.
 * @param upTo last migration to run
 * @returns the migrations that ran
 * @throws Error in one line when the database is newer than the code or a migration fails
 */
export async function migrate({ db }: Pick<Database, "db">, upTo?: string): Promise<string[]> {
  const applied = await appliedMigrations(db);
  const unknown = applied.filter((name) => !(name in migrations));
  if (unknown.length > 0) {
    throw new Error(
      `The database is newer than this program: it has migrations ${unknown.join(", ")}. Start the newer version.`,
    );
  }
  // Kysely would introspect all tables, some 20 ms.
  if (applied.length === Object.keys(migrations).length && upTo === undefined) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results = [] } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw new Error(`Database migration failed: ${getMessage(error)}`, { cause: error });
  return results.map(({ migrationName }) => migrationName);
}

/**
 * Applied migrations in order.
 * @throws Error in plain words when the database cannot be reached
 */
export async function appliedMigrations(db: Database["db"]): Promise<string[]> {
  const existing: RawBuilder<{ name: string }> = isPostgres(db)
    ? sql`select relname as name from pg_class where oid = to_regclass('kysely_migration')`
    : sql`select name from sqlite_master where type = 'table' and name = 'kysely_migration'`;
  const { rows: found } = await existing.execute(db).catch((error: unknown) => {
    const explanation = explainDatabaseError(error);
    throw explanation === undefined ? error : new Error(explanation, { cause: error });
  });
  if (found.length === 0) return [];
  const rows = await db
    .withTables<{ kysely_migration: { name: string } }>()
    .selectFrom("kysely_migration")
    .select("name")
    .orderBy("name")
    .execute();
  return rows.map(({ name }) => name);
}

/** Time of the first migration. */
export async function firstMigration(db: Database["db"]): Promise<string> {
  const { timestamp } = await db
    .withTables<{ kysely_migration: { timestamp: string } }>()
    .selectFrom("kysely_migration")
    .select("timestamp")
    .orderBy("timestamp")
    .limit(1)
    .executeTakeFirstOrThrow();
  return timestamp;
}

const getMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
