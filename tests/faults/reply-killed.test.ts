import { expect, it } from "vitest";
import { killWhileAnswering } from "../../bench/faults/replies.ts";
import { eachDatabase } from "../support/databases.ts";

eachDatabase((database) => {
  it("reliability: an answer comes to its visitor once, though the server is killed while it leaves", async () => {
    const { kills, once, twice, never, told } = await killWhileAnswering(4, { DATABASE_URL: await database.fresh() });
    expect([kills, twice, once + never]).toEqual([4, 0, 4]);
    // An email may be lost between two adjacent steps; staff are notified.
    expect(told).toBe(never);
  });
});
