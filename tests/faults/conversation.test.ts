import { setTimeout as pause } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { ask } from "../../script/ask.ts";
import { getSite, logIn } from "../../script/site.ts";
import { openDatabase } from "../../server/database/open.ts";
import { buildEmail } from "../support/build-email.ts";
import { eachDatabase } from "../support/databases.ts";
import { startDovecot } from "../support/dovecot.ts";
import { openMailServer } from "../support/mail-server.ts";

async function until(isTrue: () => Promise<boolean> | boolean): Promise<void> {
  while (!(await isTrue())) await pause(50);
}

eachDatabase((database) => {
  it("reliability: a conversation loses and repeats nothing though mail servers fail and the server is killed", async () => {
    let isDown = true;
    const smtp = await openMailServer({
      onRcptTo: (_to, _session, done) =>
        isDown ? done(Object.assign(new Error("Try later"), { responseCode: 451 })) : done(),
    });
    const imap = await startDovecot();
    const DATABASE_URL = await database.fresh();
    const site = await getSite({ settings: { SMTP_URL: smtp.url, IMAP_URL: imap.url, DATABASE_URL } });
    const { db, close } = openDatabase(DATABASE_URL);
    onTestFinished(async () => {
      await site.remove();
      await close();
      await smtp.disappear();
    });
    /** Leases and delays of a killed process would take minutes. */
    const restart = async () => {
      await site.kill();
      await db.updateTable("letters").set({ claimed_until: "", due_at: "" }).execute();
      await db.updateTable("installation").set({ value: "" }).where("name", "=", "mailbox-lease").execute();
      await site.start();
    };
    await site.start();
    const { origin } = site;
    const token = await logIn(origin);
    const mother = { name: "Amma", phone: "9447000017", email: "amma@example.org", message: "Whom do I call?" };
    await ask(origin, "POST", "/api/contact", { json: mother });
    const [{ id }] = (await ask(origin, "GET", "/api/contact?limit=1", { token })).json.data;
    const getDetail = async () => (await ask(origin, "GET", `/api/contact/${id}`, { token })).json.data;
    const reply = (json: object) => ask(origin, "POST", `/api/contact/${id}/reply`, { token, json });
    const toMother = () => smtp.taken.filter(({ to }) => to.includes(mother.email));
    const isSent = async (count: number) =>
      (await getDetail()).letters.filter(({ state }: { state: string }) => state === "sent").length === count;

    // Refused for now, then killed before the next try.
    expect((await reply({ text: "Please call 14405.", key: "1" })).status).toBe(202);
    await until(async () => {
      const refused = await db
        .selectFrom("letters")
        .select("id")
        .where("about", "is not", null)
        .where("tries", ">", 0)
        .where("claimed_until", "=", "")
        .executeTakeFirst();
      return refused !== undefined;
    });
    isDown = false;
    await restart();
    await until(() => isSent(1));

    // Filed, but the connection is lost before it is moved, and the server is killed.
    const messageId = /^Message-ID:\s*(\S+)/im.exec(toMother()[0]?.message ?? "")?.[1] ?? "";
    const photo = { name: "letter.jpg", content: Buffer.from([0xff, 0xd8, 0xff, 0xe0]) };
    imap.cutAt("MOVE");
    imap.put(buildEmail({ text: "Thank you", headers: { "In-Reply-To": messageId }, attachments: [photo] }));
    await restart();
    await until(async () => (await getDetail()).messages.length === 2);
    await restart();
    await until(() => imap.count("Filed") === 1);
    expect(await getDetail()).toMatchObject({ state: "taken", owner: { name: "Admin" } });

    expect((await reply({ text: "Then come on Monday.", key: "2", answered: true })).status).toBe(202);
    await until(() => isSent(2));
    await restart();
    expect((await reply({ text: "Then come on Monday.", key: "2", answered: true })).status).toBe(202);

    const { messages, state } = await getDetail();
    expect(messages.map(({ direction, text }: { direction: string; text: string }) => [direction, text])).toEqual([
      ["out", "Please call 14405."],
      ["in", "Thank you"],
      ["out", "Then come on Monday."],
    ]);
    expect([state, messages[1].attachments.length, toMother().length]).toEqual(["answered", 1, 2]);
    expect([imap.count(""), imap.count("Filed"), imap.count("Review")]).toEqual([0, 1, 0]);
    const report = (await ask(origin, "GET", "/api/reports", { token })).json.data;
    expect(report.enquiries).toMatchObject({ received: 1, answered: 1, open: 0 });
  });
});
