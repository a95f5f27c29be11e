import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { openDatabase } from "../database/open.ts";
import { getLimitKeys, getPostLimitKeys } from "./form-post-keys.ts";
import type { LimitCharge } from "./limit-counts.ts";
import { createRateLimits } from "./limits.ts";

/** Two of them share a /56. */
const [ALONE, ONE, OTHER] = ["203.0.113.9", "2001:db8:5:ab01::/64", "2001:db8:5:ab02::/64"];

eachDatabase((database) => {
  const start = () =>
    database.use(async (url) => {
      const product = openDatabase(url);
      const { db } = product;
      let now = Date.parse("2026-11-23T10:00:00Z");
      const limits = await createRateLimits(db, { clock: () => new Date(now), on: true });
      return {
        close: () => product.close(),
        async spend(...spendings: LimitCharge[]) {
          const refusals = await db.transaction().execute((trx) => limits.consumeBatch(trx, spendings));
          return refusals.map((error) => error === null);
        },
        spendAlone: (item: LimitCharge) =>
          db.transaction().execute((trx) => limits.consumeEach(trx, item.keys, item.proof ?? null)),
        async counts() {
          const rows = await db.selectFrom("limit_counts").select(["act", "count"]).execute();
          return rows
            .filter(({ count }) => count > 0)
            .map(({ act, count }) => `${act}: ${count}`)
            .toSorted();
        },
        later: (seconds: number) => {
          now += seconds * 1000;
        },
      };
    });
  const post = (visitor: string, proof?: string): LimitCharge => ({
    keys: getLimitKeys("post a form", visitor),
    proof,
  });
  const postBytes = (visitor: string, bytes: number, proof?: string): LimitCharge => ({
    keys: getPostLimitKeys(visitor, bytes),
    proof,
  });
  const times = (many: number, item: LimitCharge) => Array.from({ length: many }, () => item);

  it("allows exactly as many as sequential requests, and stores nothing for refused ones", async () => {
    const site = await start();
    expect(await site.spend(...times(58, post(ALONE)))).toEqual(Array(58).fill(true));
    await site.spendAlone(post(ALONE));
    expect(await site.spend(post(ALONE), post(ONE), post(ALONE), post(ALONE))).toEqual([true, true, false, false]);
    expect(await site.counts()).toEqual(
      ["post a form from a /48: 1", "post a form from a /56: 1", "post a form: 1", "post a form: 60"].toSorted(),
    );
    await expect(site.spendAlone(post(ALONE))).rejects.toThrow();
  });

  it("returns the wait, and starts again after it", async () => {
    const site = await start();
    await site.spend(...times(60, post(ALONE)));
    site.later(590);
    expect(await site.spend(post(ALONE))).toEqual([false]);
    site.later(11);
    expect(await site.spend(...times(61, post(ALONE)))).toEqual([...Array(60).fill(true), false]);
  });

  it("security 95: counts bytes as well as posts, for an address and its networks", async () => {
    const site = await start();
    const long = 63 * 1024;
    expect(await site.spend(...times(6, postBytes(ALONE, long)))).toEqual([true, true, true, true, false, false]);
    expect(await site.spend(postBytes(ALONE, 500), postBytes(ALONE, long, "a"))).toEqual([true, true]);
    expect(
      await site.spend(...times(20, postBytes(ALONE, long)).map((_, n) => postBytes(ALONE, long, `b${n}`))),
    ).toEqual([...Array(11).fill(true), ...Array(9).fill(false)]);
    expect(await site.spend(...times(40, postBytes(ONE, 4000)))).toEqual(Array(40).fill(true));
    expect(await site.spend(...[1, 2, 3, 4].map((n) => postBytes(`2001:db8:5:ab1${n}::/64`, 120 * 1024)))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    site.later(601);
    expect(await site.spend(postBytes(ALONE, long))).toEqual([true]);
  });

  it("counts a proof once, and not with a refused post", async () => {
    const site = await start();
    await site.spend(...times(60, post(ALONE)));
    expect(await site.spend(post(ALONE, "a"), post(ALONE, "a"), post(ALONE, "b"))).toEqual([true, false, true]);
    expect(await site.spend(...times(138, post(ALONE)).map((_, number) => post(ALONE, `c${number}`)))).toEqual(
      Array(138).fill(true),
    );
    expect(await site.spend(post(ALONE, "spared"))).toEqual([false]);
    site.later(601);
    await site.spend(...times(60, post(ALONE)));
    expect(await site.spend(post(ALONE, "spared"))).toEqual([true]);
  });

  it("does not count an address if its network is refused", async () => {
    const site = await start();
    for (let household = 1; household <= 4; household += 1)
      await site.spend(...times(60, post(`2001:db8:5:ab${household + 10}::/64`)));
    expect(await site.spend(post(ONE), post(ALONE), post(OTHER))).toEqual([false, true, false]);
    site.later(599);
    expect(await site.spend(post(ONE))).toEqual([false]);
    site.later(2);
    // The window starts with the first accepted post.
    expect(await site.spend(...times(60, post(ONE)))).toEqual(Array(60).fill(true));
    site.later(599);
    expect(await site.spend(post(ONE))).toEqual([false]);
  });

  it("counts concurrent requests exactly", async () => {
    const site = await start();
    const groups = Array.from({ length: 6 }, (_, group) =>
      site.spend(...(group % 2 ? [post(ONE), post(ALONE), post(OTHER)] : [post(OTHER), post(ALONE), post(ONE)])),
    );
    expect((await Promise.all(groups)).flat().every(Boolean)).toBe(true);
    expect(await site.counts()).toEqual(
      ["post a form from a /48: 12", "post a form from a /56: 12", ...Array(3).fill("post a form: 6")].toSorted(),
    );
  });
});
