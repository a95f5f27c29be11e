import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { startPostgres } from "../tests/support/postgres.ts";
import { runInTurn } from "./compare.ts";
import { startMeasured } from "./load.ts";
import { type MeasuredSite, startSite, warmUp } from "./site.ts";
import type { Figure } from "./table.ts";

const AIM = 0.8;
const ENQUIRY = {
  name: "Anu Thomas",
  phone: "9876543210",
  email: "anu@example.org",
  message: "When does the marathon begin in our district, and where do we leave our bags?",
};

/** A durable enquiry, compared with bare servers that insert one row as durably. */
export async function benchWrite(): Promise<Figure[]> {
  const onSqlite = await stored("");
  const postgres = await startPostgres({ durable: true });
  try {
    return [...onSqlite, ...(await stored(postgres.url))];
  } finally {
    postgres.stop();
  }
}

async function stored(postgres: string): Promise<Figure[]> {
  const site = await startSite({ RATE_LIMITS: "0", ...(postgres && { DATABASE_URL: postgres }) });
  const name = postgres ? "stored enquiry on PostgreSQL" : "stored enquiry";
  try {
    const script = join(site.folder, "post.lua");
    writeFileSync(script, posting(ENQUIRY));
    await warmUp(site, "/contact-us");
    const where = postgres || join(site.folder, "bare.sqlite");
    const besideBare = await beside(site, script, { name, floor: "single inserts", words: [where], aim: AIM });
    if (!postgres) return besideBare;
    const floor = "single inserts into the same table, with its indexes and counts";
    const words = [where, "contact_submissions"];
    return [...besideBare, ...(await beside(site, script, { name: `${name}, the same table`, floor, words }))];
  } finally {
    await site.stop();
  }
}

interface Floor {
  name: string;
  floor: string;
  words: string[];
  aim?: number;
}

async function beside(site: MeasuredSite, script: string, { name, floor, words, aim }: Floor): Promise<Figure[]> {
  const bare = await startMeasured(["node", "bench/baseline-writer.ts", ...words]);
  try {
    const path = "/api/contact";
    const shape = { connections: 20, script };
    const { one, other, speed, work } = await runInTurn({ server: site, path }, { server: bare, path }, shape);
    return [
      {
        name: `${name}, 20 connections: requests/s`,
        figure: one.perSecond.toFixed(0),
        floor: `${other.perSecond.toFixed(0)} ${floor}`,
        ratio: speed,
        aim: aim === undefined ? "(no aim)" : `≥ ${aim}`,
        reached: aim === undefined || speed >= aim,
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
  }
}

/** What the load generator runs to send a form again and again, with other words each time: equal forms are stored once. */
const posting = (form: Record<string, string>) =>
  [
    `wrk.method = "POST"`,
    `wrk.headers["Content-Type"] = "application/json"`,
    `local body = [[${JSON.stringify({ ...form, message: `${form["message"]} NUMBER` })}]]`,
    `math.randomseed(os.time() + tonumber(tostring({}):sub(8)))`,
    `request = function()`,
    `  return wrk.format(nil, nil, nil, (body:gsub("NUMBER", string.format("%09d", math.random(0, 999999999)))))`,
    `end`,
    "",
  ].join("\n");
