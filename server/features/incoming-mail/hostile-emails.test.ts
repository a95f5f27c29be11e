import { expect, it } from "vitest";
import { buildBounce, buildEmail } from "../../../tests/support/build-email.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";

/** `HOSTILE_EMAILS=10000 HOSTILE_SEED=7` tries more, or others. */
const COUNT = Number(process.env["HOSTILE_EMAILS"] ?? 150);
const SEED = Number(process.env["HOSTILE_SEED"] ?? 20_261_126);

/** Mulberry32. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const WORDS = [
  "\0",
  "\r\n\r\n",
  "\u202E",
  "\uD800",
  "=?utf-8?b?////?=",
  "=?x-unknown?q?=FF=00?=",
  "<script>alert(1)</script>",
  "<".repeat(3000),
  "<div>".repeat(3000),
  "( (".repeat(1000),
  "../".repeat(200),
  "അ\u0D4D".repeat(500),
  "\u0301".repeat(500),
  "[#1-AAAAAA] [#999999999-ZZZZZZ]",
  "<a@b>".repeat(500),
  "a".repeat(70_000),
  "--part--\r\n--part\r\n",
  "> ".repeat(2000),
  "'; drop table enquiry_messages; --",
];
const HEADERS =
  "From To Subject Message-ID In-Reply-To References Content-Type Content-Transfer-Encoding Reply-To Date".split(" ");
const TYPES = [
  "text/html; charset=utf-7",
  "text/plain; charset=x-unknown",
  "multipart/mixed",
  "multipart/mixed; boundary=",
  'multipart/report; report-type=delivery-status; boundary="part"',
  "message/rfc822",
  "text/plain; format=flowed; charset=iso-2022-jp",
  "text/html",
  "application/ms-tnef; name*=utf-8''%00%FF",
];

function buildHostile(random: (below: number) => number): Buffer {
  const pick = <Item>(items: readonly Item[]) => items[random(items.length)] as Item;
  const headers = Object.fromEntries(
    Array.from({ length: random(4) }, () => [pick(HEADERS), random(2) ? pick(TYPES) : pick(WORDS)]),
  );
  const name = pick(WORDS).slice(0, 500);
  const attachments = Array.from({ length: random(15) }, () => ({
    name,
    type: pick(TYPES),
    content: Buffer.from(pick(WORDS)),
  }));
  const base = random(8)
    ? buildEmail({
        from: `a${random(1e9)}@example.org`,
        subject: pick(WORDS),
        text: pick(WORDS) + pick(WORDS),
        headers,
        attachments,
      })
    : buildBounce(pick(WORDS), pick(WORDS));
  for (let flips = random(30); flips > 0; flips -= 1) base[random(base.length)] = random(256);
  return random(6) ? base : base.subarray(0, random(base.length));
}

eachDatabase((database) => {
  it(`survives ${COUNT} hostile emails (seed ${SEED}) and stays readable`, {
    timeout: 60_000 + COUNT * 400,
  }, async () => {
    const site: TestProduct = await database.use(startProduct);
    const random = createRandom(SEED);
    const outcomes = { filed: 0, refused: 0 };
    for (let place = 0; place < COUNT; place += 1) {
      const { filed } = await site.incomingMail.file(buildHostile(random));
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
