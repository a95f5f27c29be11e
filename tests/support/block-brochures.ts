import pg from "pg";
import { expect, onTestFinished } from "vitest";

/** Blocks a database move at the brochures, after all rows from visitors. */
export async function pauseBrochureUploads(url: string) {
  const holder = new pg.Client(url);
  await holder.connect();
  onTestFinished(() => holder.end().catch(() => {}));
  await holder.query(`create function hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(42); return null; end $$`);
  await holder.query("create trigger hold before insert on brochures for each statement execute function hold()");
  await holder.query("select pg_advisory_lock(42)");
  const waiting = async () => {
    const { rowCount } = await holder.query(
      "select 1 from pg_locks join pg_database on oid = database where locktype = 'advisory' and not granted and datname = current_database()",
    );
    return rowCount;
  };
  return {
    reached: () => expect.poll(waiting, { interval: 20 }).toBe(1),
    letGo: () => holder.query("select pg_advisory_unlock(42)"),
  };
}
