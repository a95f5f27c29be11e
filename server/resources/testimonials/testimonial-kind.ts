import type { Selectable, Transaction } from "kysely";
import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import type { Tables, TestimonialRow } from "../../database/tables.ts";
import { withFolded } from "../../database/text-search.ts";
import type { Kind } from "../../history/kind.ts";
import { Refused } from "../../refused.ts";

type Row = Selectable<TestimonialRow>;
type Trx = Transaction<Tables>;

/** Testimonials as the history tells of them: what staff decided, and nothing of what a visitor wrote. */
export const TESTIMONIAL = {
  name: "testimonial",
  table: "testimonials",
  fields: ["status", "is_visible"],
  labelWhileThere: ({ title, name }) => title || name,
  shown: asSent,
  gone: "testimonial-gone",
  back: { insert: bringBack, isKeptShortly: ({ step }) => step === "deleted" },
} satisfies Kind<Row>;

function asSent(row: Row): Omit<Testimonial, "version" | "changed"> {
  const { id, name, email, designation, title, description, created_at, is_visible, status } = row;
  return { id, name, email, designation, title, description, created_at, is_visible, status };
}

/** Sets a testimonial apart, where it waits to be put back. */
export async function setApart(trx: Trx, row: Row, deleted_at: string): Promise<void> {
  await trx.deleteFrom("testimonials").where("id", "=", row.id).execute();
  await trx
    .insertInto("deleted_testimonials")
    .values({ ...asSent(row), deleted_at })
    .execute();
}

async function bringBack(trx: Trx, { id, version }: { id: number; version: number }): Promise<void> {
  const apart = await trx.deleteFrom("deleted_testimonials").where("id", "=", id).returningAll().executeTakeFirst();
  if (!apart) throw new Refused("conflict", "put-back-over");
  const row = withFolded("testimonials", { ...apart, version });
  await trx
    .insertInto("testimonials")
    .values({ ...asSent(row), version, folded: row.folded })
    .execute();
}
