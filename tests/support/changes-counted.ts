import type { TestProduct } from "./product.ts";

/**
 * How often what the public can see has changed, as all processes count it: one that hears of its own change may make its
 * answers anew twice.
 */
export async function changesCounted({ database: { db } }: Pick<TestProduct, "database">): Promise<number> {
  const counts = db.selectFrom("installation").select("value").where("name", "=", "public-content-version");
  return Number((await counts.executeTakeFirst())?.value ?? 0);
}
