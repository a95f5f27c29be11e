import { expect, it } from "vitest";
import { killWhileWriting } from "../../bench/faults/kills.ts";
import { eachDatabase } from "../support/databases.ts";

eachDatabase((database) => {
  it("reliability: a server that is killed while eight visitors write has everything that it acknowledged", async () => {
    const { kills, acknowledged, lost, odd } = await killWhileWriting(2, { DATABASE_URL: await database.fresh() });
    console.log(`figures: ${database.kind}: ${kills} kills, ${acknowledged} acknowledged, ${lost} lost`);
    expect(acknowledged).toBeGreaterThan(0);
    expect({ lost, odd }).toEqual({ lost: 0, odd: 0 });
  });
});
