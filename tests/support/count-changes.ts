import type { TestProduct } from "./product.ts";

/**
 * The shared content version. A process that hears its own notification may invalidate twice, so caches are
 * no measure.
 */
export async function countChanges({ database: { db } }: Pick<TestProduct, "database">): Promise<number> {
  const counts = db.selectFrom("installation").select("value").where("name", "=", "public-content-version");
  return Number((await counts.executeTakeFirst())?.value ?? 0);
}
