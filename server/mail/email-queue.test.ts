import { describe, expect, it } from "vitest";
import { hangs, startMailServer, startTarpit } from "../../tests/support/broken-mail-servers.ts";
import { eachDatabase } from "../../tests/support/databases.ts";
import type { MailServer } from "../../tests/support/mail-server.ts";
import { readCode } from "../../tests/support/outbox.ts";
import { ADMIN, startProduct, type TestProduct } from "../../tests/support/product.ts";
import { TIMED } from "../../tests/support/timed.ts";
import { createLog } from "../lib/logger.ts";

const ask = (site: TestProduct, email: string = ADMIN.email) =>
  site.ask("POST", "/api/admin/forgot-password", { json: { email } });

const waiting = async (site: TestProduct) =>
  (await site.database.db.selectFrom("letters").select("id").execute()).length;

/** Temporary rejections while `busy`. */
const startMoodyServer = async (mood: { busy: boolean }): Promise<MailServer> =>
  startMailServer({
    onRcptTo: (_to, _session, done) =>
      done(mood.busy ? Object.assign(new Error("Later."), { responseCode: 451 }) : null),
  });

eachDatabase((database) => {
  const start = (SMTP_URL: string) => database.use(startProduct, { settings: { SMTP_URL } });
  const secondsLater = (site: TestProduct, seconds: number) => {
    site.now = new Date(site.now.getTime() + seconds * 1000);
  };

  describe("queued emails", () => {
    it("are sent by the mail server, with a code that works", async () => {
      const server = await startMailServer();
      const site = await start(server.url);
      expect((await ask(site)).status).toBe(200);
      await site.emails.deliver();
      expect(server.taken.map(({ to }) => to)).toEqual([[ADMIN.email]]);
      const otp = readCode(server.taken[0]?.message);
      expect((await site.ask("POST", "/api/admin/verify-otp", { json: { email: ADMIN.email, otp } })).status).toBe(200);
      expect(await waiting(site)).toBe(0);
    });

    database.itOnce.each([
      ["https://campaign.example", "campaign.example"],
      ["http://localhost:3000", undefined],
    ])("greet the mail server by the hostname of PUBLIC_ORIGIN %s, if it has a dot", async (PUBLIC_ORIGIN, name) => {
      const greetings: string[] = [];
      const server = await startMailServer({
        onMailFrom: (_from, { hostNameAppearsAs }, done) => {
          greetings.push(String(hostNameAppearsAs));
          done();
        },
      });
      const site = await database.use(startProduct, { settings: { SMTP_URL: server.url, PUBLIC_ORIGIN } });
      await ask(site);
      await site.emails.deliver();
      expect(greetings).toHaveLength(1);
      if (name === undefined) expect(greetings[0]).not.toBe("localhost");
      else expect(greetings[0]).toBe(name);
    });

    it("are retried with increasing delays until the server accepts them", async () => {
      const mood = { busy: true };
      const server = await startMoodyServer(mood);
      const site = await start(server.url);
      await ask(site);
      await site.emails.deliver();
      const after = server.connections;
      await site.emails.deliver();
      expect(server.connections).toBe(after);
      secondsLater(site, 6);
      await site.emails.deliver();
      expect(server.connections).toBe(after + 1);
      mood.busy = false;
      secondsLater(site, 6);
      await site.emails.deliver();
      expect(server.taken).toHaveLength(0);
      secondsLater(site, 10);
      await site.emails.deliver();
      expect(server.taken).toHaveLength(1);
      expect(await waiting(site)).toBe(0);
    });

    database.itOnce("log the response of the mail server without addresses", async () => {
      const lines: string[] = [];
      for (const responseCode of [550, 451]) {
        const server = await startMailServer({
          onRcptTo: ({ address }, _session, done) =>
            done(
              Object.assign(new Error(`5.7.1 <${address}>: no relay for ${address}, ask postmaster@mail.example`), {
                responseCode,
              }),
            ),
        });
        const log = createLog("warn", { write: (line) => void lines.push(line) });
        const site = await database.use(startProduct, { settings: { SMTP_URL: server.url }, log });
        await ask(site);
        await site.emails.deliver();
      }
      const said = lines.filter((line) => line.includes('"emailId":'));
      expect(said).toEqual([
        expect.stringMatching(/It answered: 550 5\.7\.1 <\(address\)>: no relay for .*rejected permanently/),
        expect.stringMatching(/451 5\.7\.1 <\(address\)>.*email delivery failed, will retry/),
      ]);
      expect(said.join()).not.toContain("example");
    });

    it("are dropped on expiry and on permanent rejection", async () => {
      const mood = { busy: true };
      const server = await startMoodyServer(mood);
      const site = await start(server.url);
      await ask(site);
      await site.emails.deliver();
      expect(await waiting(site)).toBe(1);
      mood.busy = false;
      secondsLater(site, 601);
      await site.emails.deliver();
      expect([await waiting(site), server.taken.length]).toEqual([0, 0]);

      const refusing = await startMailServer({
        onRcptTo: (_to, _session, done) => done(Object.assign(new Error("No."), { responseCode: 550 })),
      });
      const other = await start(refusing.url);
      await ask(other);
      await other.emails.deliver();
      expect(await waiting(other)).toBe(0);
    });

    it("survive a restart", async () => {
      const url = await database.fresh();
      const mood = { busy: true };
      const server = await startMoodyServer(mood);
      const settings = { SMTP_URL: server.url };
      const before = await startProduct(url, { settings });
      await ask(before);
      await before.emails.deliver();
      await before.close();
      mood.busy = false;
      const after = await startProduct(url, { settings });
      try {
        secondsLater(after, 10);
        await after.emails.deliver();
        expect(server.taken).toHaveLength(1);
      } finally {
        await after.close();
      }
    });

    it("are sent once by any number of processes", async () => {
      const url = await database.fresh();
      const server = await startMailServer();
      const settings = { SMTP_URL: server.url };
      const first = await startProduct(url, { settings });
      const sites = [first, await startProduct(url, { settings }), await startProduct(url, { settings })];
      try {
        for (let number = 0; number < 5; number += 1) {
          const recipient = `clerk${number}@example.org`;
          await first.admins.create({ email: recipient, password: ADMIN.password });
          await first.emails.put(first.database.db, { kind: "reset code", recipient, maxAgeMs: 600_000 });
        }
        await Promise.all(sites.flatMap((site) => [site.emails.deliver(), site.emails.deliver()]));
        expect(server.taken.map(({ to }) => to[0]).toSorted()).toEqual(
          [0, 1, 2, 3, 4].map((at) => `clerk${at}@example.org`),
        );
      } finally {
        await Promise.all(sites.map((site) => site.close()));
      }
    });

    it("of a crashed process are taken over by another", async () => {
      const server = await startMailServer();
      const site = await start(server.url);
      await site.emails.put(site.database.db, { kind: "reset code", recipient: ADMIN.email, maxAgeMs: 600_000 });
      const claimed_until = new Date(site.now.getTime() + 90_000).toISOString();
      await site.database.db.updateTable("letters").set({ claimed_until }).execute();
      await site.emails.deliver();
      expect(server.taken).toHaveLength(0);
      secondsLater(site, 91);
      await site.emails.deliver();
      expect(server.taken).toHaveLength(1);
    });

    it.each(["claimed_until", "due_at"])("are not delayed by %s, from before a clock was set back", async (column) => {
      const server = await startMailServer();
      const site = await start(server.url);
      await site.emails.put(site.database.db, { kind: "reset code", recipient: ADMIN.email, maxAgeMs: 600_000 });
      const before = new Date(site.now.getTime() + 3_600_000).toISOString();
      await site.database.db
        .updateTable("letters")
        .set({ [column]: before })
        .execute();
      await site.emails.deliver();
      expect(server.taken).toHaveLength(1);
    });
  });

  describe("with the mail server down", () => {
    it("security 5: known and unknown addresses get the same 503, and nothing is stored", async () => {
      const server = await startMailServer();
      await server.disappear();
      const site = await start(server.url);
      const [known, unknown] = [await ask(site), await ask(site, "nobody@example.org")];
      expect([known.status, known.json]).toEqual([
        503,
        { message: "Failed to send OTP. Please try again.", code: "code-not-sent" },
      ]);
      expect(Number(known.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect([unknown.status, unknown.json]).toEqual([known.status, known.json]);
      expect(await waiting(site)).toBe(0);
      const ready = await site.ask("GET", "/readyz");
      expect([ready.status, ready.json]).toMatchObject([200, { mail: "down" }]);
    });

    database.itOnce(
      "reliability: the response comes within ten seconds, and other requests do not wait",
      TIMED,
      async () => {
        const site = await start(await startTarpit(hangs));
        const began = performance.now();
        const asked = ask(site);
        await site.ask("GET", "/api/testimonials");
        expect(performance.now() - began).toBeLessThan(5000);
        expect((await asked).status).toBe(503);
        expect(performance.now() - began).toBeLessThan(10_000);
      },
    );
  });
});
