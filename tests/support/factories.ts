import type { Insertable } from "kysely";
import type { TestimonialRow } from "../../server/database/tables.ts";
import type { TestProduct } from "./product.ts";

/** A testimonial as it would be found in the database; a test names only what it is about. */
export async function aTestimonial(
  { database, now }: Pick<TestProduct, "database" | "now">,
  over: Partial<Insertable<TestimonialRow>> = {},
): Promise<number> {
  const { id } = await database.db
    .insertInto("testimonials")
    .values({
      name: "A runner",
      email: "runner@example.org",
      designation: "Club member",
      title: "The first kilometre",
      description: "It was the longest.",
      created_at: now.toISOString(),
      is_visible: 1,
      status: "pending",
      ...over,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
