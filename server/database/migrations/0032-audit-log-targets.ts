import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * One row per entity that an audit-log entry is about. A trigger writes them, so that entries of the previous version and
 * of backups have theirs too. Enquiries that a change of a staff member released are targets of that change.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = db.getExecutor().adapter instanceof PostgresAdapter ? POSTGRES : SQLITE;
  for (const statement of [
    `create table audit_log_targets (
       kind text not null, target_id integer not null, entry_id integer not null, primary key (target_id, kind, entry_id)
     )`,
    "create index audit_log_targets_by_entry on audit_log_targets (entry_id)",
    ...statements,
  ])
    await sql.raw(statement).execute(db);
}

const insertFrom = (entries: string, several: string, released: string) => `
  insert into audit_log_targets (kind, target_id, entry_id)
  select kind, about, id from ${entries} where about is not null
  union select entry.kind, cast(value as integer), entry.id from ${entries}, ${several}
  union select 'enquiry', cast(value as integer), entry.id from ${entries}, ${released}`;

const onSqlite = (entries: string) =>
  insertFrom(
    entries,
    "json_each('[' || trim(entry.several, ',') || ']')",
    "json_each(case entry.kind when 'staff' then entry.fields else '{}' end, '$.enquiries.before')",
  );

const SQLITE = [
  onSqlite("history as entry"),
  `create trigger history_targets after insert on history begin
     ${onSqlite("(select new.id as id, new.kind as kind, new.about as about, new.several as several, new.fields as fields) entry")}; end`,
];

const onPostgres = (entries: string) =>
  insertFrom(
    entries,
    "unnest(string_to_array(trim(both ',' from entry.several), ',')) value",
    "jsonb_array_elements_text(case entry.kind when 'staff' then entry.fields::jsonb -> 'enquiries' -> 'before' end) value",
  );

const POSTGRES = [
  onPostgres("history as entry"),
  `create function history_targets() returns trigger language plpgsql as $$ begin
     ${onPostgres("(select new.*) entry")}; return null; end $$`,
  "create trigger history_targets after insert on history for each row execute function history_targets()",
];
