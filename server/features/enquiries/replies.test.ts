import { expect, it, onTestFinished } from "vitest";
import { startMailServer } from "../../../tests/support/broken-mail-servers.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { getEmails } from "../../../tests/support/outbox.ts";
import { ADMIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { createRateLimits } from "../../rate-limit/limits.ts";

const PARENT = "parent@example.org";
const DAY_MS = 24 * 60 * 60 * 1000;

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings });
    const [owner, desk] = [await site.token(), await site.token("desk")];
    const reply = (id: number, json: object, token = desk) =>
      site.ask("POST", `/api/contact/${id}/reply`, { token, json });
    const item = async (id: number) => (await site.ask("GET", `/api/contact/${id}`, { token: owner })).json.data;
    const act = (id: number, verb: string, json?: object, token = desk) =>
      site.ask("POST", `/api/contact/${id}/${verb}`, { token, json });
    const later = (milliseconds: number) => {
      site.now = new Date(site.now.getTime() + milliseconds);
    };
    return { site, owner, desk, reply, one: item, act, later };
  };
  const header = (email: string | undefined, name: string) =>
    new RegExp(`^${name}:\\s*((?:.|\\r?\\n[ \\t])*)`, "im").exec(email ?? "")?.[1]?.replaceAll(/\s+/g, " ") ?? null;

  it("sends a reply, assigns the enquiry, shows the delivery state and logs none of the visitor's words", async () => {
    const { site, owner, reply, one } = await start();
    const id = await buildEnquiry(site);
    const sent = await reply(id, { text: "Dear parent,\nwe come on Monday.\n\nYours", key: "k1" });
    expect([sent.status, sent.json]).toEqual([202, { data: { id: 1, state: "waiting" } }]);
    const waiting = { id: 1, text: "Dear parent,\nwe come on Monday.\n\nYours", who: { id: 2, name: "The desk" } };
    expect(await one(id)).toMatchObject({
      state: "taken",
      owner: { name: "The desk" },
      letters: [{ ...waiting, state: "waiting", ended_at: null, reason: null }],
    });
    const [email, ...others] = await getEmails(site);
    expect(others).toEqual([]);
    expect(header(email, "To")).toBe(PARENT);
    expect(email).toContain("we come on Monday.");
    expect([header(email, "Auto-Submitted"), header(email, "In-Reply-To"), header(email, "Reply-To")]).toEqual([
      null,
      null,
      null,
    ]);
    const after = await one(id);
    await site.sampleContent.fillIfEmpty();
    expect(after.reply_to).toEqual({ email: "no-reply@localhost", of: "sender" });
    const facts = { email: "office@council.test" };
    expect((await site.ask("PUT", "/api/campaign", { token: owner, json: facts })).status).toBe(200);
    await reply(id, { text: "One more thing.", key: "k2" });
    expect(header((await getEmails(site)).at(-1), "Reply-To")).toBe("office@council.test");
    expect((await one(id)).reply_to).toEqual({ email: "office@council.test", of: "council" });
    expect(after.letters).toMatchObject([{ state: "sent", ended_at: site.now.toISOString(), reason: null }]);
    expect(after.history[0]).toMatchObject({ act: "reply to enquiry", fields: { state: { after: "taken" } } });
    expect(JSON.stringify(await site.database.db.selectFrom("history").selectAll().execute())).not.toMatch(
      /Monday|parent/,
    );
  });

  it("continues the thread with a second email, and marks the enquiry as answered on request", async () => {
    const { site, reply, one } = await start();
    const id = await buildEnquiry(site);
    await reply(id, { text: "First", key: "1" });
    const [first] = await getEmails(site);
    const second = await reply(id, { text: "Second", key: "2", answered: true });
    expect(second.json.data).toEqual({ id: 2, state: "waiting" });
    expect(await one(id)).toMatchObject({
      state: "answered",
      answered_how: "mail",
      answered_at: site.now.toISOString(),
    });
    await reply(id, { text: "Third", key: "3" });
    const emails = await getEmails(site);
    const [firstId, secondId] = [header(first, "Message-ID"), header(emails[1], "Message-ID")];
    expect(firstId).toMatch(/^<[\w-]+@localhost>$/);
    expect([header(emails[1], "In-Reply-To"), header(emails[1], "References")]).toEqual([firstId, firstId]);
    expect([header(emails[2], "In-Reply-To"), header(emails[2], "References")]).toEqual([
      secondId,
      `${firstId} ${secondId}`,
    ]);
    expect((await one(id)).answered_how).toBe("mail");
  });

  it("security 69: sends a reply with the same key once, for any number of concurrent requests and users", async () => {
    const { site, owner, desk, reply, one } = await start();
    const id = await buildEnquiry(site);
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        reply(id, { text: `Text ${place}`, key: "same" }, place % 2 ? owner : desk),
      ),
    );
    for (const { status, json } of all) expect([status, json.data.id]).toEqual([202, 1]);
    expect(await getEmails(site)).toHaveLength(1);
    expect((await reply(id, { text: "Again", key: "same" })).json).toEqual({ data: { id: 1, state: "sent" } });
    expect(await getEmails(site)).toHaveLength(1);
    expect((await one(id)).history).toHaveLength(1);
    const other = await buildEnquiry(site);
    expect((await reply(other, { text: "Another case", key: "same" })).json.data.id).toBe(2);
  });

  it("drops a draft that was saved again after its reply, and keeps one with other words", async () => {
    const { site, owner, reply } = await start();
    const id = await buildEnquiry(site);
    const path = `/api/contact/${id}/draft`;
    const save = (text: string) => site.ask("PUT", path, { token: owner, json: { text } });
    const getDraft = async () => (await site.ask("GET", path, { token: owner })).json.data?.text;
    const sent = { text: "Dear parent,\r\nyes.", key: "lost" };
    await reply(id, sent, owner);
    await save("Dear parent,\nyes.");
    await reply(id, sent, owner);
    expect(await getDraft()).toBeUndefined();
    await save("And bring water.");
    await reply(id, sent, owner);
    expect(await getDraft()).toBe("And bring water.");
  });

  it("rejects a reply to spam, and without confirmation to another user's or an answered enquiry", async () => {
    const { site, owner, reply, act, one } = await start();
    const [taken, answered, spam] = [await buildEnquiry(site), await buildEnquiry(site), await buildEnquiry(site)];
    await act(taken, "take");
    await act(answered, "answered", { how: "call" });
    await act(spam, "spam");
    const text = "Good day";
    for (const [id, code] of [
      [taken, "case-taken"],
      [answered, "case-answered"],
      [spam, "case-spam"],
    ] as const) {
      const refused = await reply(id, { text, key: "k" }, owner);
      expect([refused.status, refused.json.code]).toEqual([409, code]);
    }
    expect((await reply(spam, { text, key: "k", anyway: true }, owner)).status).toBe(409);
    expect((await reply(taken, { text, key: "k", anyway: true }, owner)).status).toBe(202);
    expect((await one(taken)).owner.name).toBe("The desk");
    expect(await getEmails(site)).toHaveLength(1);
    const both = await buildEnquiry(site);
    const asked = await Promise.all([
      reply(both, { text: "From the desk", key: "desk" }),
      reply(both, { text: "From an owner", key: "owner" }, owner),
    ]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([202, 409]);
    expect((await reply(999, { text, key: "k" })).status).toBe(404);
  });

  database.itOnce.each([
    ["no text", { text: " ", key: "k" }, "reply-missing"],
    ["no key", { text: "x" }, "key-missing"],
    ["5,001 characters", { text: "x".repeat(5001), key: "k" }, "reply-too-long"],
    ["a key of 101 characters", { text: "x", key: "k".repeat(101) }, "key-too-long"],
    ["an invalid boolean", { text: "x", key: "k", answered: "yes" }, "answered-invalid"],
  ])("refuses %s with a message", async (_title, json, code) => {
    const { site, reply } = await start();
    const refused = await reply(await buildEnquiry(site), json);
    expect([refused.status, refused.json.code]).toEqual([422, code]);
    expect(await getEmails(site)).toEqual([]);
  });

  it("reports failure when the mail server rejects it permanently, or accepts nothing for three days", async () => {
    const server = await startMailServer({
      onRcptTo: ({ address }, _session, done) =>
        done(Object.assign(new Error("No."), { responseCode: address.startsWith("nobody") ? 550 : 451 })),
    });
    const { site, reply, one, later } = await start({ SMTP_URL: server.url });
    const [gone, busy] = [await buildEnquiry(site, { email: "nobody@example.org" }), await buildEnquiry(site)];
    await reply(gone, { text: "Hello", key: "k" });
    await reply(busy, { text: "Hello", key: "k" });
    await site.emails.deliver();
    expect((await one(gone)).letters).toMatchObject([{ state: "failed", reason: "refused" }]);
    expect((await one(busy)).letters).toMatchObject([{ state: "waiting", reason: null }]);
    later(3 * DAY_MS + 1);
    await site.emails.deliver();
    expect(
      await site.database.db
        .selectFrom("case_letters")
        .select(["state", "reason"])
        .where("enquiry_id", "=", busy)
        .execute(),
    ).toEqual([{ state: "failed", reason: "expired" }]);
    expect(server.taken).toEqual([]);
  });

  it("is sent again when a worker crashed before the mail server accepted it", async () => {
    let calls = 0;
    const server = await startMailServer({
      // The first connection hangs.
      onRcptTo: (_to, _session, done) => void ((calls += 1) > 1 && done(null)),
    });
    const { site, reply, one, later } = await start({ SMTP_URL: server.url });
    const beside = await startProduct(site.config.DATABASE_URL, { settings: { SMTP_URL: server.url } });
    onTestFinished(() => beside.close());
    const id = await buildEnquiry(site);
    await reply(id, { text: "Hello", key: "k" });
    const hanging = site.emails.deliver();
    while (calls === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    later(91_000);
    beside.now = site.now;
    await beside.emails.deliver();
    expect(server.taken).toHaveLength(1);
    expect(await site.database.db.selectFrom("case_letters").select("state").execute()).toEqual([{ state: "sent" }]);
    await server.disappear();
    await hanging;
    expect((await one(id)).letters).toMatchObject([{ state: "sent" }]);
  });

  it("security 69: is never sent twice once the mail server may have it, and its state is reported as unknown", async () => {
    let taken = 0;
    const server = await startMailServer({
      // Received, but never acknowledged.
      onData: (stream) => {
        stream.resume();
        stream.on("end", () => (taken += 1));
      },
    });
    const { site, reply, one, later } = await start({ SMTP_URL: server.url });
    const beside = await startProduct(site.config.DATABASE_URL, { settings: { SMTP_URL: server.url } });
    onTestFinished(() => beside.close());
    const id = await buildEnquiry(site);
    await reply(id, { text: "Hello", key: "k" });
    const hanging = site.emails.deliver();
    while (taken === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    later(91_000);
    beside.now = site.now;
    await beside.emails.deliver();
    const lost = (await one(id)).letters;
    expect([taken, lost]).toMatchObject([1, [{ state: "failed", reason: "unknown" }]]);
    await server.disappear();
    await hanging;
    later(91_000);
    await site.emails.deliver();
    expect([taken, (await one(id)).letters]).toMatchObject([1, [{ state: "failed", reason: "unknown" }]]);
    // Idempotency key; a new key sends another email.
    expect((await reply(id, { text: "Hello", key: "k" })).json.data.state).toBe("failed");
  });

  it("security 69: is never sent twice if its result could not be stored, and the result is stored later", async () => {
    let taken = 0;
    let under = () => Promise.resolve();
    const server = await startMailServer({
      onData: (stream, _session, done) => {
        taken += 1;
        stream.resume();
        stream.on("end", () => void under().then(() => done()));
      },
    });
    const { site, reply, one, later } = await start({ SMTP_URL: server.url });
    const rename = (from: string, to: string) => site.database.db.schema.alterTable(from).renameTo(to).execute();
    const id = await buildEnquiry(site);
    await reply(id, { text: "Hello", key: "k" });
    under = () => rename("case_letters", "elsewhere");
    await expect(site.emails.deliver()).rejects.toThrow("case_letters");
    under = () => Promise.resolve();
    await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
    later(91_000);
    await site.emails.deliver();
    expect(taken).toBe(2);
    await rename("elsewhere", "case_letters");
    for (let looks = 0; looks < 3; looks += 1) {
      later(60_000);
      await site.emails.deliver();
    }
    expect([taken, (await one(id)).letters]).toMatchObject([2, [{ state: "sent" }]]);
  });

  it("security 69: a worker that lost its claim does not send the reply", async () => {
    const { promise: awake, resolve: wake } = Promise.withResolvers<void>();
    let talks = 0;
    const server = await startMailServer({
      onRcptTo: (_to, _session, done) => void ((talks += 1) > 1 ? done(null) : awake.then(() => done(null))),
    });
    const { site, reply, one } = await start({ SMTP_URL: server.url });
    await reply(await buildEnquiry(site), { text: "Hello", key: "k" });
    const slept = site.emails.deliver();
    while (talks === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const others = { claimed_until: new Date(site.now.getTime() + 60_000).toISOString(), leaving: 1 } as const;
    await site.database.db.updateTable("letters").set(others).execute();
    wake();
    await slept;
    expect(server.taken).toEqual([]);
    expect(await site.database.db.selectFrom("letters").selectAll().execute()).toMatchObject([others]);
    expect((await one(1)).letters).toMatchObject([{ state: "waiting" }]);
  });

  it("security 102: an account writes at most 200 replies and notes within an hour, others go on", async () => {
    const { site, owner, reply, one, act, later } = await start();
    const id = await buildEnquiry(site);
    expect((await reply(id, { text: "Dear parent", key: "k1" })).status).toBe(202);
    const { db } = site.database;
    const limits = await createRateLimits(db, { clock: () => site.now, on: true });
    for (let count = 1; count < 200; count += 1) await limits.consume(db, "write in enquiries", "2");
    const refused = [await reply(id, { text: "Again", key: "k2" }), await act(id, "notes", { text: "Called" })];
    for (const { status, headers } of refused) expect([status, headers.get("Retry-After")]).toEqual([429, "3600"]);
    expect((await reply(id, { text: "Dear parent", key: "k1" })).status).toBe(202);
    expect((await act(id, "notes", { text: "Called" }, owner)).status).toBe(201);
    later(60 * 60 * 1000);
    expect((await act(id, "notes", { text: "Called" })).status).toBe(201);
    expect(await one(id)).toMatchObject({ letters: { length: 1 }, notes: { length: 2 } });
  });

  it("is deleted with the enquiry, sent or not", async () => {
    let takes = true;
    const server = await startMailServer({
      onRcptTo: (_to, _session, done) => done(takes ? null : Object.assign(new Error("Later."), { responseCode: 451 })),
    });
    const { site, owner, reply, later } = await start({ SMTP_URL: server.url });
    const id = await buildEnquiry(site);
    await reply(id, { text: "Sent", key: "sent" });
    await site.emails.deliver();
    takes = false;
    await reply(id, { text: "Not sent", key: "waits" });
    await site.emails.deliver();
    expect((await site.ask("DELETE", `/api/contact/${id}`, { token: owner })).status).toBe(200);
    for (const table of ["case_letters", "letters"] as const)
      expect(await site.database.db.selectFrom(table).select("id").execute()).toEqual([]);
    takes = true;
    later(DAY_MS);
    await site.emails.deliver();
    expect(server.taken).toHaveLength(1);
  });

  it("security 60: is part of a person's data export and erasure", async () => {
    const busy = await startMailServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("Later."), { responseCode: 451 })),
    });
    const { site, desk, reply } = await start({ SMTP_URL: busy.url });
    const id = await buildEnquiry(site);
    await reply(id, { text: "Hello", key: "k" });
    await site.ask("PUT", `/api/contact/${id}/draft`, { token: desk, json: { text: "And then" } });
    const found = await site.visitors.find(PARENT);
    expect([found.answers[0]?.text, found.drafts[0]?.text, found.letters.length]).toEqual(["Hello", "And then", 1]);
    await site.visitors.erase(PARENT);
    for (const table of ["case_letters", "case_drafts", "letters"] as const)
      expect(await site.database.db.selectFrom(table).select("id").execute()).toEqual([]);
  });
});
