import type { Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { drips, hangs, startMailServer, startTarpit } from "../../tests/support/broken-mail-servers.ts";
import { TIMED } from "../../tests/support/timed.ts";
import { readConfig } from "../config/config.ts";
import { EmailRejected } from "./mailer.ts";
import { createSmtp } from "./smtp.ts";

const EMAIL = { to: "anu@example.org", subject: "നമസ്കാരം", text: "Hello.\n.\nBye.", html: "<p>Hello.</p>" };
const FROM = "no-reply@example.org";

/** Short timeouts. */
const smtp = (url: string) => createSmtp({ url, from: FROM, readyWithin: 700, sendWithin: 700 });

async function took(work: Promise<unknown>): Promise<{ milliseconds: number; error: unknown }> {
  const began = performance.now();
  const error = await work.then(
    () => null,
    (error: unknown) => error,
  );
  return { milliseconds: performance.now() - began, error };
}

describe("SMTP delivery", () => {
  it("is complete, from the configured sender, to one recipient", async () => {
    const server = await startMailServer();
    await smtp(server.url).ready();
    await smtp(server.url).send(EMAIL);
    expect(server.taken).toHaveLength(1);
    expect(server.taken[0]).toMatchObject({ from: FROM, to: ["anu@example.org"] });
    expect(server.taken[0]?.message).toContain("Hello.\r\n.\r\nBye.");
  });

  it("authenticates with the password of the URL, in any encoding", async () => {
    const server = await startMailServer({}, "p@ss:w/rd");
    await smtp(server.url).send(EMAIL);
    expect(server.taken).toHaveLength(1);
    const wrong = smtp(server.url.replace("p%40ss", "wrong"));
    await expect(wrong.ready()).rejects.toThrow(/Wrong password/);
    await expect(wrong.send(EMAIL)).rejects.not.toBeInstanceOf(EmailRejected);
  });

  it("verifies the server once for concurrent requests", async () => {
    const server = await startMailServer();
    const mailer = smtp(server.url);
    await Promise.all(Array.from({ length: 20 }, () => mailer.ready()));
    expect(server.connections).toBe(1);
    await mailer.ready();
    expect(server.connections).toBe(2);
  });

  it.each([
    ["hangs", hangs],
    ["drips", drips],
  ])("times out for a server that %s", TIMED, async (_title, behave) => {
    const url = await startTarpit(behave);
    for (const work of [smtp(url).ready(), smtp(url).send(EMAIL)]) {
      const { milliseconds, error } = await took(work);
      expect(error).toBeInstanceOf(Error);
      expect(error).not.toBeInstanceOf(EmailRejected);
      expect(milliseconds).toBeLessThan(5000);
    }
  });

  it.each(["EHLO", "MAIL", "RCPT", "DATA", "QUIT"])(
    "times out for a server that drips at %s, and closes the connection",
    TIMED,
    async (at) => {
      const open = new Set<Socket>();
      const url = await startTarpit((socket) => {
        open.add(socket);
        socket.on("close", () => open.delete(socket));
        socket.write("220 Here.\r\n");
        socket.on("data", (line) => {
          if (String(line).startsWith(at)) return drips(socket);
          socket.write(String(line).startsWith("DATA") ? "354 Go on.\r\n" : "250 Good.\r\n");
        });
      });
      const { milliseconds, error } = await took(smtp(url).send(EMAIL));
      expect(error).toEqual(at === "QUIT" ? null : expect.objectContaining({ message: "It took more than 700 ms." }));
      expect(milliseconds).toBeLessThan(5000);
      await took(smtp(url).ready());
      await expect.poll(() => open.size).toBe(0);
    },
  );

  it("times out for a server that hangs in the middle of an email", TIMED, async () => {
    const server = await startMailServer({ onRcptTo: () => {} });
    await smtp(server.url).ready();
    const { milliseconds, error } = await took(smtp(server.url).send(EMAIL));
    expect(error).toBeInstanceOf(Error);
    expect(milliseconds).toBeLessThan(5000);
  });

  it("reports at once that there is no server, or that it hangs up", async () => {
    const server = await startMailServer();
    await server.disappear();
    for (const url of [server.url, await startTarpit((socket) => socket.destroy())]) {
      const { error } = await took(smtp(url).ready());
      expect(error).toBeInstanceOf(Error);
      expect(String(error)).not.toContain("It took more than");
    }
  });

  it("distinguishes permanent from temporary rejections", async () => {
    const refusing = (code: number) =>
      startMailServer({
        onRcptTo: (_to, _session, done) => done(Object.assign(new Error("No."), { responseCode: code })),
      });
    await expect(smtp((await refusing(550)).url).send(EMAIL)).rejects.toBeInstanceOf(EmailRejected);
    await expect(smtp((await refusing(451)).url).send(EMAIL)).rejects.not.toBeInstanceOf(EmailRejected);
    // A 5xx greeting is not a rejection of the email.
    const closed = await startTarpit((socket) => socket.end("554 Nobody is let in.\r\n"));
    await expect(smtp(closed).send(EMAIL)).rejects.not.toBeInstanceOf(EmailRejected);
  });

  it("rejects invalid settings at startup", () => {
    for (const SMTP_URL of ["mail.example.org", "http://mail.example.org", "smtp://"]) {
      expect(() => readConfig({ SMTP_URL })).toThrow(/^SMTP_URL must be smtp:\/\/user:password@host:port/);
    }
    expect(() => readConfig({ MAIL_FROM: "a@b.co\r\nBcc: c@d.co" })).toThrow("MAIL_FROM must be an email address.");
  });

  it.each([
    ["a second recipient", { to: "a@b.co, c@d.co" }],
    ["a header in the address", { to: "a@b.co\r\nBcc: c@d.co" }],
    ["a header in the subject", { subject: "Hello\r\nBcc: c@d.co" }],
  ])("security 29: rejects %s", async (_title, part) => {
    const server = await startMailServer();
    await expect(smtp(server.url).send({ ...EMAIL, ...part })).rejects.toBeInstanceOf(EmailRejected);
    expect(server.taken).toEqual([]);
  });
});
