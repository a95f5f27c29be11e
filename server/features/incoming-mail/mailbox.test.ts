import { expect, it } from "vitest";
import { buildEmail } from "../../../tests/support/build-email.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startDovecot } from "../../../tests/support/dovecot.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { getEmails } from "../../../tests/support/outbox.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { MAX_EMAIL_BYTES } from "./file-email.ts";

eachDatabase((database) => {
  const start = async () => {
    const server = await startDovecot();
    const site: TestProduct = await database.use(startProduct, { settings: { IMAP_URL: server.url } });
    const token = await site.token();
    const getCounts = () => [server.count(""), server.count("Filed"), server.count("Review")];
    const getTotal = async () => (await site.ask("GET", "/api/contact", { token })).json.meta.total;
    return { server, site, token, getCounts, getTotal };
  };

  database.itOnce("files what is in the mailbox and moves it, and what cannot be filed to Review", async () => {
    const { server, site, token, getCounts } = await start();
    const id = await buildEnquiry(site);
    await site.ask("POST", `/api/contact/${id}/reply`, { token, json: { text: "Dear parent", key: "k" } });
    const [reply = ""] = await getEmails(site);
    expect(reply).toMatch(/^Reply-To: help@council\.test\r?$/m);
    const messageId = /^Message-ID:\s*(\S+)/m.exec(reply)?.[1] ?? "";
    server.put(buildEmail({ text: "Thank you", headers: { "In-Reply-To": messageId } }));
    server.put(buildEmail({ headers: { "List-Id": "<news>" } }));
    server.put(Buffer.from("\0\0 no email at all"));
    await site.mailbox.read();
    expect(getCounts()).toEqual([0, 1, 2]);
    const { data } = (await site.ask("GET", `/api/contact/${id}`, { token })).json;
    expect(data).toMatchObject({
      reply_to: { email: "help@council.test", of: "here" },
      messages: [{ direction: "out" }, { direction: "in", text: "Thank you" }],
    });
    const content = Buffer.alloc(3 * 1024 * 1024 + 1, "a");
    server.put(buildEmail({ attachments: [{ name: "a.jpg", content }] }));
    server.put(Buffer.alloc(MAX_EMAIL_BYTES + 1, "a line\r\n"));
    await site.mailbox.read();
    expect(getCounts()).toEqual([0, 2, 3]);
    const [added] = (await site.ask("GET", "/api/contact?kind=email", { token })).json.data;
    expect((await site.ask("GET", `/api/contact/${added.id}`, { token })).json.data.attachments).toMatchObject([
      { size: content.length },
    ]);
  });

  database.itOnce.each(["LOGIN", "AUTHENTICATE", "SEARCH", "BODY", "MOVE"])(
    "loses and repeats nothing when the connection is lost at %s",
    async (command) => {
      const { server, site, getCounts, getTotal } = await start();
      for (const from of ["a@example.org", "b@example.org"]) server.put(buildEmail({ from }));
      server.cutAt(command);
      await site.mailbox.read().catch(() => {});
      await site.mailbox.read();
      expect([getCounts(), await getTotal()]).toEqual([[0, 2, 0], 2]);
    },
  );

  it("is read by one process at a time, and by another one once a killed one's lease is over", async () => {
    const { server, site, getCounts } = await start();
    server.put(buildEmail());
    const value = new Date(site.now.getTime() + 4 * 60_000).toISOString();
    await site.database.db.insertInto("installation").values({ name: "mailbox-lease", value }).execute();
    await site.mailbox.read();
    expect(getCounts()).toEqual([1, 0, 0]);
    site.now = new Date(site.now.getTime() + 5 * 60_000);
    await Promise.all([site.mailbox.read(), site.mailbox.read()]);
    expect(getCounts()).toEqual([0, 1, 0]);
  });

  database.itOnce("does not tell the password, and moves what no retry would file to Review", async () => {
    const { server, site, getCounts } = await start();
    const wrong = await database.use(startProduct, { settings: { IMAP_URL: server.url.replace("%40ss", "wrong") } });
    const error = await wrong.mailbox.read().catch((error: Error) => error.message);
    expect(error).not.toMatch(/wrong|p@ss/);
    expect(typeof error).toBe("string");
    server.put(buildEmail({ attachments: [{ name: "a.jpg", content: Buffer.from("x") }] }));
    await site.database.db.schema.alterTable("enquiry_attachments").renameTo("gone").execute();
    await site.mailbox.read();
    expect(getCounts()).toEqual([0, 0, 1]);
  });
});
