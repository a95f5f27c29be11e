/** So many pages of one browser are under way at once where most of the time is waiting. */
const AT_ONCE = 4;

/** Does something with each, several at once; rejects with the first that fails, when none is under way any more. */
export async function severalAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const waiting = all.values();
  const lane = async () => {
    for (const one of waiting) await work(one);
  };
  const lanes = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const end of lanes) if (end.status === "rejected") throw end.reason;
}
