import { setTimeout as pause } from "node:timers/promises";
import { ADMIN } from "../../script/start-server.ts";
import { openDatabase } from "../../server/database/open.ts";
import { openMailServer } from "../../tests/support/mail-server.ts";
import { ask } from "./ask.ts";
import { getSite, type Site } from "./site.ts";

export interface Answered {
  kills: number;
  /** Delivered once, twice or more, and never. */
  once: number;
  twice: number;
  never: number;
  told: number;
}

/** Range of random kill times in ms, plus the mail server's delay. */
const LEAVES_WITHIN = 90;
const SLOW_SERVER = 15;
/** Kills the server before it can record that the email was accepted. */
export async function killWhileAnswering(kills: number, settings: Record<string, string> = {}): Promise<Answered> {
  const mail = await openMailServer({}, "", SLOW_SERVER);
  const site = await getSite({ settings: { SMTP_URL: mail.url, ...settings } });
  const keys: string[] = [];
  try {
    await site.start();
    const { token } = (await ask(site.origin, "POST", "/api/admin/login", { json: ADMIN })).json;
    while (keys.length < kills) {
      const key = `kill-${keys.length}`;
      await answerOne(site, token, key);
      keys.push(key);
      await pause(Math.random() * LEAVES_WITHIN);
      await site.kill();
      await letTimePass(site);
      await site.start();
    }
    const ends = await endsOf(site);
    await site.kill();
    const times = keys.map((key) => mail.taken.filter(({ message }) => message.includes(`${key}.`)).length);
    return {
      kills: keys.length,
      once: times.filter((count) => count === 1).length,
      twice: times.filter((count) => count > 1).length,
      never: times.filter((count) => count === 0).length,
      told: keys.filter((key, place) => times[place] === 0 && ends.get(key) === "failed").length,
    };
  } finally {
    await site.remove();
    await mail.disappear();
  }
}

async function answerOne({ origin }: Site, token: string, key: string): Promise<void> {
  const enquiry = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: key };
  await ask(origin, "POST", "/api/contact", { json: enquiry });
  const [{ id }] = (await ask(origin, "GET", "/api/contact?limit=1", { token })).json.data;
  const json = { text: `An answer to ${key}.`, key };
  const { status, text } = await ask(origin, "POST", `/api/contact/${id}/reply`, { token, json });
  if (status !== 202) throw new Error(`An answer was refused with ${status}: ${text}`);
}

/** Expires leases and retry delays. */
async function letTimePass({ databaseUrl }: Pick<Site, "databaseUrl">): Promise<void> {
  const { db, close } = openDatabase(databaseUrl);
  await db.updateTable("letters").set({ claimed_until: "", due_at: "" }).execute();
  await close();
}

/** Final state by key, once the queue is idle. On busy machines a lease may last 90 seconds. */
async function endsOf(site: Site): Promise<Map<string, string>> {
  const { db, close } = openDatabase(site.databaseUrl);
  const waiting = () => db.selectFrom("letters").select("id").limit(1).executeTakeFirst();
  for (let waits = 1; waits < 1200 && (await waiting()); waits += 1) {
    await pause(50);
    if (waits % 300 === 0) await letTimePass(site);
  }
  const emails = await db.selectFrom("case_letters").select(["key", "state"]).execute();
  await close();
  return new Map(emails.map(({ key, state }) => [key, state]));
}
