import type { Insertable } from "kysely";
import { withFolded } from "../../server/database/searched-texts.ts";
import type { EnquiryTableRow, TestimonialRow } from "../../server/database/tables.ts";
import type { TestProduct } from "./product.ts";
import { STORY } from "./testimonial.ts";

/** Inserts a testimonial with defaults. */
export async function buildTestimonial(
  { database, now }: Pick<TestProduct, "database" | "now">,
  over: Partial<Insertable<TestimonialRow>> = {},
): Promise<number> {
  const row = {
    ...STORY,
    created_at: now.toISOString(),
    is_visible: 1,
    status: "pending",
    ...over,
  } as const;
  const { id } = await database.db
    .insertInto("testimonials")
    .values(withFolded("testimonials", row))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function buildEnquiry(
  { database, now }: Pick<TestProduct, "database" | "now">,
  over: Partial<Insertable<EnquiryTableRow>> = {},
): Promise<number> {
  const row = {
    name: "A parent",
    phone: "9000000001",
    email: "parent@example.org",
    message: "When does the roadshow come to us?",
    created_at: now.toISOString(),
    ...over,
  };
  const { id } = await database.db
    .insertInto("contact_submissions")
    .values(withFolded("contact_submissions", row))
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}
