import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../tests/support/postgres.ts";
import { inTurn } from "./beside.ts";
import { startMeasured } from "./load.ts";
import { startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const AIM = 0.8;
const ENQUIRY = {
  name: "Anu Thomas",
  phone: "9876543210",
  email: "anu@example.org",
  message: "When does the marathon begin in our district, and where do we leave our bags?",
};

/** An enquiry, acknowledged after it is durable, beside a bare server that inserts one row a request as durably. */
export async function benchWrite(): Promise<Figure[]> {
  const onSqlite = await stored("");
  const postgres = await startPostgres({ durable: true });
  try {
    return [...onSqlite, ...(await stored(postgres.url))];
  } finally {
    postgres.stop();
  }
}

/** On the PostgreSQL with that address, or on SQLite. */
async function stored(postgres: string): Promise<Figure[]> {
  const site = await startSite({ RATE_LIMITS: "0", ...(postgres && { DATABASE_URL: postgres }) });
  const bare = await startMeasured(["node", "bench/bare-writer.ts", postgres || join(site.folder, "bare.sqlite")]);
  const name = postgres ? "stored enquiry on PostgreSQL" : "stored enquiry";
  try {
    const script = join(site.folder, "post.lua");
    writeFileSync(script, posting(ENQUIRY));
    await warmUp(site, "/contact-us");
    const path = "/api/contact";
    const { one, other, speed, work } = await inTurn(
      { server: site, path },
      { server: bare, path },
      { connections: 20, script },
    );
    return [
      {
        name: `${name}, 20 connections: requests/s`,
        figure: one.perSecond.toFixed(0),
        floor: `${other.perSecond.toFixed(0)} single inserts`,
        ratio: speed,
        aim: `≥ ${AIM}`,
        reached: speed >= AIM,
      },
      {
        name: `${name}: processor time a request`,
        figure: `${one.microseconds.toFixed(0)} µs`,
        floor: `${other.microseconds.toFixed(0)} µs`,
        ratio: 1 / work,
        aim: "(floor ÷ measured, no aim)",
        reached: true,
      },
    ];
  } finally {
    await bare.stop();
    await site.stop();
  }
}

/** What the load generator runs to send a form again and again. */
const posting = (form: Record<string, string>) =>
  `wrk.method = "POST"\nwrk.headers["Content-Type"] = "application/json"\nwrk.body = [[${JSON.stringify(form)}]]\n`;
