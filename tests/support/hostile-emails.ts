import { buildBounce, buildEmail } from "./build-email.ts";

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

function buildHostileEmail(random: (below: number) => number): Buffer {
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

/** The next of an endless row of hostile emails, the same for the same seed. */
export function createHostileEmails(seed: number): () => Buffer {
  const random = createRandom(seed);
  return () => buildHostileEmail(random);
}
