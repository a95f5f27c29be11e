import { expect, it } from "vitest";
import { longestTurn } from "../../../tests/support/cpu-time.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { createHostileEmails } from "../../../tests/support/hostile-emails.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";

/** `script/bench emails` files 10,000. */
const COUNT = Number(process.env["HOSTILE_EMAILS"] ?? 200);
/** The first turns compile the code. */
const WARM_UP = 100;
const SEED = 20_261_126;

eachDatabase((database) => {
  it(`security 96: survives ${COUNT} hostile emails (seed ${SEED}) and stays readable`, {
    timeout: 60_000 + COUNT * 400,
  }, async () => {
    const site: TestProduct = await database.use(startProduct);
    const build = createHostileEmails(SEED);
    const outcomes = { filed: 0, refused: 0 };
    let longest = 0;
    for (let place = 0; place < COUNT; place += 1) {
      const raw = build();
      const turn = await longestTurn(async () => {
        const { filed } = await site.incomingMail.file(raw);
        outcomes[filed ? "filed" : "refused"] += 1;
      });
      if (place >= WARM_UP) longest = Math.max(longest, turn);
    }
    console.log(`figures: ${JSON.stringify(outcomes)}, longest turn ${longest.toFixed(1)} ms of CPU time`);
    expect(outcomes.filed).toBeGreaterThan(COUNT / 4);
    const token = await site.token();
    const { status, json } = await site.ask("GET", "/api/contact?limit=20", { token });
    expect(status).toBe(200);
    for (const { id } of json.data) {
      const one = await site.ask("GET", `/api/contact/${id}`, { token });
      expect(one.status).toBe(200);
      for (const { id: n } of one.json.data.attachments)
        expect((await site.ask("GET", `/api/contact/${id}/attachments/${n}`, { token })).status).toBe(200);
    }
  });
});
