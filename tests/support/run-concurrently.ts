const CONCURRENCY = 4;

/** Bounded concurrency; rejects with the first error after all have settled. */
export async function runConcurrently<T>(all: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  const lanes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, lane));
  for (const end of lanes) if (end.status === "rejected") throw end.reason;
}
