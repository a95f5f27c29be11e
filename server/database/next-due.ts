import type { Kysely } from "kysely";
import { earliest } from "../lib/clock.ts";
import type { Tables } from "./tables.ts";

type Column = { [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}` }[keyof Tables];

/** Earliest value after a time in any of these columns; null when there is none. */
export const findNextDue = (db: Kysely<Tables>, after: string, columns: readonly Column[]): Promise<string | null> =>
  earliest(
    columns.map(async (column) => {
      const [table = "", name = ""] = column.split(".");
      const row = await (db as unknown as Kysely<Record<string, Record<string, string | null>>>)
        .selectFrom<string>(table)
        .select(({ fn }) => fn.min<string | null>(name).as("at"))
        .where(name, ">", after)
        .executeTakeFirst();
      return row?.at ?? null;
    }),
  );
