import { expect, it } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { createHostileEmails } from "../../../tests/support/hostile-emails.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";

/** `script/bench emails` sends 10,000. */
const COUNT = 200;
const SEED = 20_261_126;

eachDatabase((database) => {
  it(`security 96: survives ${COUNT} hostile emails (seed ${SEED}) and stays readable`, {
    timeout: 60_000 + COUNT * 400,
  }, async () => {
    const site: TestProduct = await database.use(startProduct);
    const build = createHostileEmails(SEED);
    const outcomes = { filed: 0, refused: 0 };
    for (let place = 0; place < COUNT; place += 1) {
      const { filed } = await site.incomingMail.file(build());
      outcomes[filed ? "filed" : "refused"] += 1;
    }
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
