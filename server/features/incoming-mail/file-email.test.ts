import { expect, it, onTestFinished } from "vitest";
import { buildBounce, buildEmail } from "../../../tests/support/build-email.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { runCommand } from "../../../tests/support/operator.ts";
import { getEmails } from "../../../tests/support/outbox.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { addMailCommands } from "../../mail/mail.commands.ts";
import { MAX_EMAIL_BYTES } from "./file-email.ts";

const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const header = (email: string | undefined, name: string) =>
  new RegExp(`^${name}:\\s*((?:.|\\r?\\n[ \\t])*)`, "im").exec(email ?? "")?.[1]?.replaceAll(/\s+/g, " ") ?? "";

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings });
    const [owner, desk] = [await site.token(), await site.token("desk")];
    const getOne = async (id: number) => (await site.ask("GET", `/api/contact/${id}`, { token: desk })).json.data;
    const reply = async (id: number, json: object = {}) => {
      await site.ask("POST", `/api/contact/${id}/reply`, {
        token: desk,
        json: { text: "Dear parent", key: crypto.randomUUID(), ...json },
      });
      const email = (await getEmails(site)).at(-1);
      const subject = /\[#\d+-\w{6}\]/.exec(decodeSubject(header(email, "Subject")))?.[0] ?? "";
      return { id: header(email, "Message-ID"), subject };
    };
    const file = (raw: Buffer) => site.incomingMail.file(raw);
    const list = async () => (await site.ask("GET", "/api/contact", { token: desk })).json.data;
    const later = (ms: number) => {
      site.now = new Date(site.now.getTime() + ms);
    };
    const getFiles = () => site.storage.list("attachments");
    return { site, owner, desk, getOne, reply, file, list, later, getFiles };
  };
  const decodeSubject = (value: string) =>
    value.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?= ?/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(words, "base64").toString()
        : words.replaceAll("_", " ").replaceAll(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
    );

  it("security 97: files an answer with its attachments and reopens the enquiry for its assignee", async () => {
    const { site, desk, getOne, reply, file, list, later } = await start();
    const id = await buildEnquiry(site);
    const sent = await reply(id, { answered: true });
    later(60_000);
    const attachments = [
      { name: "../photo.jpg", content: JPEG },
      { name: "കത്ത്.html", type: "text/html", content: Buffer.from("<script>alert(1)</script>") },
    ];
    const text = "He is better.\r\n\r\n> Dear parent\r\n";
    expect(await file(buildEmail({ text, headers: { "In-Reply-To": sent.id }, attachments }))).toEqual({
      filed: true,
      message: "Filed.",
    });
    const one = await getOne(id);
    expect(one).toMatchObject({ state: "taken", owner: { name: "The desk" }, answered_at: null, answered_how: null });
    expect(one.waiting_since).toBe(site.now.toISOString());
    expect(one.messages).toEqual([
      { id: 2, direction: "out", at: expect.any(String), from: "The desk", text: "Dear parent", attachments: [] },
      {
        id: 3,
        direction: "in",
        at: site.now.toISOString(),
        from: "amma@example.org",
        text: "He is better.\n\n> Dear parent",
        attachments: [
          { id: 1, name: "photo.jpg", type: "image/jpeg", size: 7 },
          { id: 2, name: "കത്ത്.html", type: "text/html", size: 25 },
        ],
      },
    ]);
    expect((await list())[0].last).toEqual({
      direction: "in",
      at: site.now.toISOString(),
      text: "He is better.\n\n> Dear parent",
      attachments: 2,
    });
    await reply(id);
    expect(header((await getEmails(site)).at(-1), "References").split(" ")).toHaveLength(2);

    const [photo, page] = [
      await site.ask("GET", `/api/contact/${id}/attachments/1`, { token: desk }),
      await site.ask("GET", `/api/contact/${id}/attachments/2`, { token: desk }),
    ];
    const get = ({ headers }: typeof photo, name: string) => headers.get(name);
    expect([photo.status, get(photo, "Content-Type"), get(photo, "Content-Disposition")]).toEqual([
      200,
      "image/jpeg",
      "attachment; filename=photo.jpg",
    ]);
    expect(get(page, "Content-Type")).toBe("application/octet-stream");
    expect(get(page, "Content-Disposition")).toMatch(/^attachment; filename=.*\.html/);
    for (const answer of [photo, page]) {
      expect(get(answer, "X-Content-Type-Options")).toBe("nosniff");
      expect(get(answer, "Content-Security-Policy")).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
      expect(get(answer, "Cache-Control")).toBe("no-store");
    }
    for (const [path, token, status] of [
      [`${id}/attachments/3`, desk, 404],
      ["999/attachments/1", desk, 404],
      [`${id}/attachments/1`, await site.token("editor"), 403],
      [`${id}/attachments/1`, await site.token("reader"), 403],
      [`${id}/attachments/1`, undefined, 401],
    ] as const)
      expect((await site.ask("GET", `/api/contact/${path}`, { ...(token && { token }) })).status).toBe(status);
  });

  it("security 96: finds the enquiry by References or by the reference in the subject, and by no forged one", async () => {
    const { site, getOne, reply, file, list } = await start();
    const [id, other] = [await buildEnquiry(site), await buildEnquiry(site)];
    const sent = await reply(id);
    await reply(other);
    expect(sent.subject).toMatch(new RegExp(`^\\[#${id}-[0-9A-Z]{6}\\]$`));
    await file(buildEmail({ text: "One", headers: { References: `<x@y> ${sent.id} <z@y>` } }));
    await file(buildEmail({ text: "Two", subject: `AW: Your enquiry ${sent.subject.toLowerCase()}` }));
    const forged = sent.subject.replace(`#${id}-`, `#${other}-`);
    await file(buildEmail({ text: "Three", subject: forged, from: "forger@example.org" }));
    await file(buildEmail({ text: "Four", headers: { "In-Reply-To": "<guess@localhost>" } }));
    const texts = async (of: number) =>
      (await getOne(of)).messages
        .filter(({ direction }: { direction: string }) => direction === "in")
        .map(({ text }: { text: string }) => text);
    expect([await texts(id), await texts(other)]).toEqual([["One", "Two"], []]);
    expect((await list()).filter(({ kind }: { kind: string }) => kind === "email")).toHaveLength(2);
  });

  it("gives the enquiry to all when its assignee has left, and leaves spam where it is unless a life is at risk", async () => {
    const { site, reply, file } = await start();
    const [left, spam, danger] = [await buildEnquiry(site), await buildEnquiry(site), await buildEnquiry(site)];
    const sent = [await reply(left, { answered: true }), await reply(spam), await reply(danger)];
    await site.database.db.updateTable("admins").set({ active: 0 }).where("role", "=", "desk").execute();
    const owner = await site.token();
    for (const id of [spam, danger])
      await site.database.db
        .updateTable("contact_submissions")
        .set({ state: "spam", owner_id: null, spam_since: site.now.toISOString() })
        .where("id", "=", id)
        .execute();
    for (const [at, text] of ["Hello?", "Hello?", "I want to die"].entries())
      await file(buildEmail({ text, headers: { "In-Reply-To": sent[at]?.id ?? "" } }));
    const states = [];
    for (const id of [left, spam, danger]) {
      const { json } = await site.ask("GET", `/api/contact/${id}`, { token: owner });
      states.push([json.data.state, json.data.owner, json.data.urgent, json.data.messages.length]);
    }
    expect(states).toEqual([
      ["new", null, false, 2],
      ["spam", null, false, 2],
      ["new", null, true, 2],
    ]);
  });

  it("makes an enquiry of an email that belongs to none, through triage", async () => {
    const { site, getOne, reply, file, list } = await start();
    await file(
      buildEmail({
        subject: "My son",
        text: "planning suicide tonight",
        attachments: [{ name: "a.jpg", content: JPEG }],
      }),
    );
    await file(buildEmail({ from: "anu@example.org", subject: "", text: "http://a.com http://b.com http://c.com" }));
    await file(buildEmail({ from: "anu@example.org", subject: "", text: "" }));
    const [item, ...others] = (await list()).toReversed();
    expect(item).toMatchObject({
      kind: "email",
      name: "Amma",
      phone: "",
      email: "amma@example.org",
      message: "My son\n\nplanning suicide tonight",
      state: "new",
      urgent: true,
      last: null,
    });
    expect(others).toMatchObject([{ name: "anu", message: "(This email has no text.)" }]);
    const whole = await getOne(item.id);
    expect([whole.messages, whole.attachments]).toEqual([[], [{ id: 1, name: "a.jpg", type: "image/jpeg", size: 7 }]]);
    const { text } = await site.ask("GET", "/api/contact?state=spam", { token: await site.token() });
    expect(JSON.parse(text).meta.total).toBe(1);
    await reply(item.id);
    expect(header((await getEmails(site)).at(-1), "In-Reply-To")).toMatch(/@mail\.example>$/);
  });

  it("security 96: neither makes an enquiry of automatic mail nor reopens one by it", async () => {
    const { site, getOne, reply, file, list } = await start();
    const id = await buildEnquiry(site);
    const sent = await reply(id, { answered: true });
    for (const headers of [
      { "Auto-Submitted": "auto-replied" },
      { Precedence: "bulk" },
      { Precedence: "list" },
      { Precedence: "junk" },
      { "List-Id": "<news.example.org>" },
    ] as Record<string, string>[]) {
      expect(await file(buildEmail({ headers }))).toEqual({
        filed: false,
        message: "The email was sent by a program and belongs to no enquiry.",
      });
      expect((await file(buildEmail({ headers: { ...headers, "In-Reply-To": sent.id } }))).filed).toBe(true);
    }
    expect(await list()).toHaveLength(1);
    expect(await getOne(id)).toMatchObject({ state: "answered", messages: { length: 6 } });
    expect((await file(buildEmail({ headers: { "Auto-Submitted": "no" } }))).filed).toBe(true);
    expect((await file(buildEmail({ from: "no-reply@localhost.test" }))).filed).toBe(true);
    expect(await list()).toHaveLength(3);
  });

  it("marks a returned reply as failed, with the reason, but not a delayed one", async () => {
    const { site, getOne, reply, file } = await start();
    const id = await buildEnquiry(site);
    const sent = await reply(id, { answered: true });
    expect((await file(buildBounce(sent.id, "delayed"))).filed).toBe(false);
    expect((await file(buildBounce("<other@localhost>"))).filed).toBe(false);
    expect((await getOne(id)).letters).toMatchObject([{ state: "sent", reason: null, detail: null }]);
    expect((await file(buildBounce(sent.id))).filed).toBe(true);
    expect(await getOne(id)).toMatchObject({
      state: "answered",
      letters: [{ state: "failed", reason: "refused", detail: "550 5.1.1 <(address)>: user unknown" }],
      messages: [{ direction: "out" }],
    });
  });

  it("security 96: files a message once, also when copies come at the same time", async () => {
    const { site, file, list, getFiles } = await start();
    const email = buildEmail({ attachments: [{ name: "a.jpg", content: JPEG }] });
    const results = await Promise.all([file(email), file(email), file(email)]);
    expect(results.map(({ filed }) => filed)).toEqual([true, true, true]);
    expect(await file(email)).toEqual({ filed: true, message: "Filed before." });
    const nameless = buildEmail({ headers: { "Message-ID": "" } });
    await file(nameless);
    expect((await file(nameless)).message).toBe("Filed before.");
    expect(await list()).toHaveLength(2);
    await site.cleanup();
    expect(await getFiles()).toHaveLength(1);
  });

  it("security 96: bounds text, attachments, size and number", async () => {
    const { file, list, getOne } = await start({ MAIL_FROM: "Site@example.org" });
    const long = "അ".repeat(40_000);
    const attachments = Array.from({ length: 11 }, (_, place) => ({ name: `${place}.jpg`, content: JPEG }));
    await file(buildEmail({ subject: "", text: long, attachments }));
    const [item] = await list();
    expect(Buffer.byteLength(item.message)).toBeLessThanOrEqual(64 * 1024);
    expect(item.message).toMatch(
      /^അ+\n\n\[Cut at 64 KiB\.\]\n\n\[Attachments that were not stored: 1\. At most 10 are, of 10 MiB each\.\]$/,
    );
    expect((await getOne(item.id)).attachments).toHaveLength(10);
    const large = { name: "large.jpg", content: Buffer.alloc(10 * 1024 * 1024 + 1, 7) };
    const whole = { name: "whole.jpg", content: large.content.subarray(1) };
    await file(buildEmail({ from: "b@example.org", attachments: [large, whole] }));
    const [second] = await list();
    expect((await getOne(second.id)).attachments).toEqual([
      { id: 1, name: "whole.jpg", type: "image/jpeg", size: 10 * 1024 * 1024 },
    ]);
    const refusals = [
      await file(Buffer.alloc(0)),
      await file(Buffer.alloc(MAX_EMAIL_BYTES + 1, "a")),
      await file(buildEmail({ from: "nobody" })),
      await file(buildEmail({ from: "The site <site@EXAMPLE.org>" })),
    ];
    expect(refusals.map(({ filed }) => filed)).toEqual([false, false, false, false]);
    const outcomes = [];
    for (let time = 0; time < 31; time += 1)
      outcomes.push((await file(buildEmail({ from: "loop@example.org" }))).filed);
    expect(outcomes.filter(Boolean)).toHaveLength(30);
  });

  it.each([
    [200, "a"],
    [17, "അ".repeat(21_000)],
  ])("security 96: an enquiry with %i emails is full, and the next one becomes an enquiry", async (count, text) => {
    const { site, getOne, reply, file, list } = await start();
    const id = await buildEnquiry(site);
    const sent = await reply(id);
    const message = { enquiry_id: id, sender: "amma@example.org", at: site.now.toISOString(), text };
    const messages = Array.from({ length: count - 1 }, (_, at) => ({ ...message, message_id: `<${at}@x>` }));
    await site.database.db.insertInto("enquiry_messages").values(messages).execute();
    await file(buildEmail({ text, headers: { "In-Reply-To": sent.id } }));
    expect((await getOne(id)).messages).toHaveLength(1 + count);
    await file(buildEmail({ text: "The next one", headers: { "In-Reply-To": sent.id } }));
    await file(buildEmail({ text: "Another", subject: `Re: ${sent.subject}` }));
    expect((await getOne(id)).messages).toHaveLength(1 + count);
    expect((await list()).map(({ kind }: { kind: string }) => kind)).toEqual(["email", "email", "general"]);
    expect(await file(buildEmail({ headers: { "In-Reply-To": sent.id, "Auto-Submitted": "auto-replied" } }))).toEqual({
      filed: false,
      message: "The email was sent by a program and belongs to no enquiry.",
    });
  });

  database.itOnce("turns HTML into text and shows what links hide", async () => {
    const { file, list } = await start();
    const html =
      "<style>p{}</style><p>Dear&nbsp;all,<br>see <a href='https://evil.example/x'>our site</a></p>" +
      "<div style='display:none'>hidden</div><script>alert(1)</script><blockquote>You wrote</blockquote>";
    const email = `From: a@example.org\r\nMessage-ID: <h@x>\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`;
    await file(Buffer.from(email));
    expect((await list())[0].message).toBe("Dear all,\nsee our site <https://evil.example/x>\n> You wrote");
  });

  it("security 97: removes attachments with their enquiry, however it goes", async () => {
    const { site, owner, file, list, getFiles } = await start({ RETENTION_DAYS: "30" });
    for (const from of ["a@example.org", "b@example.org", "c@example.org", "d@example.org"])
      await file(buildEmail({ from, attachments: [{ name: "a.jpg", content: JPEG }] }));
    const [d, c] = await list();
    expect(await getFiles()).toHaveLength(4);
    await site.ask("DELETE", `/api/contact/${d.id}`, { token: owner });
    expect(await getFiles()).toHaveLength(3);
    await site.ask("POST", "/api/contact/bulk-delete", { token: owner, json: { ids: [c.id] } });
    expect(await getFiles()).toHaveLength(2);
    const erased = await site.visitors.erase("a@example.org");
    expect([erased.enquiries.length, erased.attachments.length]).toEqual([1, 1]);
    expect(await getFiles()).toHaveLength(1);
    site.now = new Date(site.now.getTime() + 31 * 24 * 60 * 60 * 1000);
    await site.cleanup();
    await site.cleanup();
    expect(await getFiles()).toEqual([]);
  });

  it("is reached by the operator's command, which fails with the reason", async () => {
    const { site, list } = await start();
    onTestFinished(() => void Object.defineProperty(process, "stdin", { value: stdin, configurable: true }));
    const stdin = process.stdin;
    const pipe = (email: Buffer) => {
      const input = Object.assign(
        (async function* () {
          yield email;
        })(),
        { isTTY: false },
      );
      Object.defineProperty(process, "stdin", { value: input, configurable: true });
      return runCommand(addMailCommands, site, ["mail", "file"]);
    };
    expect(await pipe(buildEmail())).toBe("Filed.");
    await expect(pipe(buildEmail({ headers: { Precedence: "bulk" } }))).rejects.toThrow("sent by a program");
    expect(await list()).toHaveLength(1);
  });
});
