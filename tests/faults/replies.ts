import assert from "node:assert/strict";
import { setTimeout as pause } from "node:timers/promises";
import { ask } from "../../script/ask.ts";
import { getSite, logIn, type Site } from "../../script/site.ts";
import { openDatabase } from "../../server/database/open.ts";
import { openMailServer } from "../support/mail-server.ts";

/** Range of random kill times, and the mail server's delay. */
const KILL_WITHIN_MS = 90;
const MAIL_DELAY_MS = 15;

/** Kills the server before it can record that the email was accepted. */
export async function killWhileReplying(kills = 100, settings: Record<string, string> = {}): Promise<string> {
  const mail = await openMailServer({}, "", MAIL_DELAY_MS);
  const site = await getSite({ settings: { SMTP_URL: mail.url, ...settings } });
  const keys = Array.from({ length: kills }, (_, number) => `kill-${number}`);
  try {
    await site.start();
    const token = await logIn(site.origin);
    for (const key of keys) {
      await reply(site, token, key);
      await pause(Math.random() * KILL_WITHIN_MS);
      await site.kill();
      await expireLeases(site);
      await site.start();
    }
    const states = await getFinalStates(site);
    const times = keys.map((key) => mail.taken.filter(({ message }) => message.includes(`${key}.`)).length);
    const [never, once, twice] = [0, 1, 2].map((count) => times.filter((time) => time === count).length);
    // An email may be lost between two adjacent steps; staff are informed.
    const informed = keys.filter((key, place) => times[place] === 0 && states.get(key) === "failed").length;
    assert.deepEqual({ sent: once, informed }, { sent: kills - informed, informed: never });
    return `${kills} kills: ${once} sent once, ${twice} twice, ${never} never (and staff informed)`;
  } finally {
    await site.remove();
    await mail.disappear();
  }
}

async function reply({ origin }: Site, token: string, key: string): Promise<void> {
  const enquiry = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: key };
  await ask(origin, "POST", "/api/contact", { json: enquiry });
  const [{ id }] = (await ask(origin, "GET", "/api/contact?limit=1", { token })).json.data;
  const json = { text: `An answer to ${key}.`, key };
  const { status, text } = await ask(origin, "POST", `/api/contact/${id}/reply`, { token, json });
  assert.equal(status, 202, text);
}

/** Expires leases and retry delays. */
async function expireLeases({ databaseUrl }: Site): Promise<void> {
  const { db, close } = openDatabase(databaseUrl);
  await db.updateTable("letters").set({ claimed_until: "", due_at: "" }).execute();
  await close();
}

/** By key, once the queue is idle. On busy machines a lease may last 90 seconds. */
async function getFinalStates(site: Site): Promise<Map<string, string>> {
  const { db, close } = openDatabase(site.databaseUrl);
  const isWaiting = () => db.selectFrom("letters").select("id").limit(1).executeTakeFirst();
  for (let waits = 1; waits < 1200 && (await isWaiting()); waits += 1) {
    await pause(50);
    if (waits % 300 === 0) await expireLeases(site);
  }
  const emails = await db.selectFrom("case_letters").select(["key", "state"]).execute();
  await close();
  return new Map(emails.map(({ key, state }) => [key, state]));
}
