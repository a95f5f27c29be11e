import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";

/** Finds the first moment after another at which an event begins or ends. */
export const nextChangeOf =
  (db: Kysely<Tables>) =>
  async (after: string): Promise<string | null> => {
    const first = async (table: "events" | "event_overrides", column: "starts_at" | "ends_at") => {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.min(column).as("at"))
        .where(column, ">", after)
        .executeTakeFirst();
      return row?.at ?? null;
    };
    const moments = [
      await first("events", "starts_at"),
      await first("events", "ends_at"),
      await first("event_overrides", "starts_at"),
      await first("event_overrides", "ends_at"),
    ];
    return moments.filter((at) => at !== null).toSorted()[0] ?? null;
  };
