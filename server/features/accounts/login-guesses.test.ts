import { expect, it } from "vitest";
import { startMailServer } from "../../../tests/support/broken-mail-servers.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { getEmails, readCode } from "../../../tests/support/outbox.ts";
import { ADMIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { solvedProof } from "../../../tests/support/proof-of-work.ts";
import type { LimitedAction } from "../../rate-limit/policy.ts";

const STRANGER = "nobody@example.org";
const WRONG = { message: "Invalid OTP. Please try again.", code: "code-wrong" };
const SENT = { message: "OTP sent to your email!" };

const ask = (site: TestProduct, from: string, email: string = ADMIN.email) =>
  site.ask("POST", "/api/admin/forgot-password", { json: { email }, from });
const verify = (site: TestProduct, otp: string, from = "192.0.2.1", email: string = ADMIN.email) =>
  site.ask("POST", "/api/admin/verify-otp", { json: { email, otp }, from });
const guess = (site: TestProduct, from: string, more: object = {}) =>
  site.ask("POST", "/api/admin/login", { json: { ...ADMIN, password: "Wrong-Horse-7", ...more }, from });
const logIn = (site: TestProduct, from: string, more: object = {}) => guess(site, from, { ...ADMIN, ...more });

const wrongOnes = (code: string, count: number) =>
  Array.from({ length: count }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, "0"));
const minutesLater = (site: TestProduct, minutes: number) => {
  site.now = new Date(site.now.getTime() + minutes * 60_000);
};

async function sorted(site: TestProduct) {
  const emails = await getEmails(site);
  const codes = emails.filter((email) => email.includes("Subject: Your code"));
  const told = emails.filter((email) => email.includes("Subject: Failed login attempts on your account"));
  return { codes, told };
}

async function freshCode(site: TestProduct, order: () => Promise<unknown>): Promise<string> {
  await order();
  return readCode((await sorted(site)).codes.at(-1));
}

const counted = (site: TestProduct, act: LimitedAction, times: number) =>
  site.database.db.updateTable("limit_counts").set({ count: times }).where("act", "=", act).execute();
const failed = (site: TestProduct, times: number) => counted(site, "log in to an account", times);

eachDatabase((database) => {
  const start = () => database.use(startProduct);

  database.itOnce(
    "security 57: sends ten codes a day at most, with the same response, and warns the owner once",
    async () => {
      const site = await start();
      for (let time = 0; time < 24; time += 1) {
        for (const email of [ADMIN.email, STRANGER]) {
          const asked = await ask(site, `192.0.2.${time}`, email);
          expect([asked.status, asked.json]).toEqual([200, SENT]);
        }
        await site.emails.deliver();
        minutesLater(site, 11);
      }
      const { codes, told } = await sorted(site);
      expect([codes.length, told.length]).toEqual([10, 1]);
      expect(told[0]).toMatch(/^To: admin@example\.org\r?$/m);
      minutesLater(site, 24 * 60);
      await ask(site, "192.0.2.99");
      expect((await sorted(site)).codes).toHaveLength(11);
    },
  );

  database.itOnce("security 57: the last code sent stays valid, however many more are requested", async () => {
    const site = await start();
    for (let time = 0; time < 10; time += 1) {
      await ask(site, `192.0.2.${time}`);
      await site.emails.deliver();
      minutesLater(site, 4);
    }
    minutesLater(site, -4);
    const code = readCode((await sorted(site)).codes.at(-1));
    await ask(site, "192.0.2.50");
    expect((await verify(site, code)).status).toBe(200);
  });

  it("security 57: after fifty wrong attempts in a day no code is valid until it ends, on any process", async () => {
    const url = await database.fresh();
    const sites = [await startProduct(url), await startProduct(url)];
    const [site, other] = sites as [TestProduct, TestProduct];
    other.now = site.now;
    const put = () =>
      site.emails.put(site.database.db, { kind: "reset code", recipient: ADMIN.email, maxAgeMs: 600_000 });
    try {
      for (let time = 0; time < 10; time += 1) {
        const code = await freshCode(site, put);
        expect((await verify(other, code)).status).toBe(200);
        for (const [at, otp] of wrongOnes(code, 5).entries()) {
          const refused = await verify(at % 2 ? site : other, otp, `192.0.2.${time}`);
          expect([refused.status, refused.json]).toEqual([400, WRONG]);
        }
      }
      const code = await freshCode(site, put);
      const refused = await verify(other, code);
      expect([refused.status, refused.json]).toEqual([400, WRONG]);
      const json = { email: ADMIN.email, otp: code, newPassword: "New-Horse-8" };
      expect((await site.ask("POST", "/api/admin/reset-password", { json })).json).toEqual(WRONG);
      expect((await sorted(site)).told).toHaveLength(1);
      expect((await logIn(site, "192.0.2.77")).status).toBe(200);
      minutesLater(site, 24 * 60 + 1);
      expect((await verify(site, await freshCode(site, put))).status).toBe(200);
    } finally {
      for (const each of sites) await each.close();
    }
  });

  database.itOnce("security 57: attempts without a valid code do not count", async () => {
    const site = await start();
    for (const otp of wrongOnes("000000", 60)) expect((await verify(site, otp)).json).toEqual(WRONG);
    const code = await freshCode(site, () => ask(site, "192.0.2.1"));
    expect((await verify(site, code)).status).toBe(200);
    expect((await sorted(site)).told).toEqual([]);
  });

  database.itOnce("security 1, 57: counts logins across networks of one IPv6 /56 and one /48", async () => {
    const site = await start();
    let number = 0;
    const from = async (address: string) => {
      number += 1;
      return (await guess(site, address, { email: `nobody${number}@example.org` })).status;
    };
    expect([await from("2001:db8:5:ab00::1"), await from("2001:db8:5:abff::1")]).toEqual([401, 401]);
    await counted(site, "log in from a /56", 29);
    expect([await from("2001:db8:5:ab77::1"), await from("2001:db8:5:ab78::1")]).toEqual([401, 429]);
    expect([await from("2001:db8:5:ac00::1"), await from("2001:db8:5::1")]).toEqual([401, 401]);
    await counted(site, "log in from a /48", 99);
    expect([await from("2001:db8:5:f000::1"), await from("2001:db8:5:ee00::1")]).toEqual([401, 429]);
    const refused = await logIn(site, "2001:db8:5:1::1");
    expect([refused.status, Number(refused.headers.get("Retry-After")) > 0]).toEqual([429, true]);
    expect((await logIn(site, "2001:db8:5:1::1", { altcha: await solvedProof(site) })).status).toBe(200);
    expect((await logIn(site, "2001:db8:6::1")).status).toBe(200);
  });

  database.itOnce(
    "security 1, 57: delays logins of an account under attack, known or not, without a lockout",
    async () => {
      const site = await start();
      await guess(site, "192.0.2.1");
      await guess(site, "192.0.2.1", { email: STRANGER });
      await failed(site, 13);
      const took = async (email: string, from: string) => {
        const began = performance.now();
        expect((await guess(site, from, { email })).status).toBe(401);
        return performance.now() - began;
      };
      // Four over ten: 2 s, then 4 s.
      expect(await took(ADMIN.email, "192.0.2.2")).toBeGreaterThan(1900);
      expect(await took(STRANGER, "192.0.2.2")).toBeGreaterThan(1900);
      const order: string[] = [];
      const proof = await solvedProof(site);
      await Promise.all([
        logIn(site, "192.0.2.3").then(({ status }) => order.push(`late ${status}`)),
        logIn(site, "192.0.2.4", { altcha: proof }).then(({ status }) => order.push(`proven ${status}`)),
      ]);
      expect(order).toEqual(["proven 200", "late 200"]);
    },
  );

  database.itOnce("security 57: limits the number of waiting logins, and does not count rejected ones", async () => {
    const site = await start();
    await guess(site, "192.0.2.1");
    await failed(site, 40);
    const answers = await Promise.all(Array.from({ length: 30 }, (_, at) => guess(site, `198.51.100.${at}`)));
    const away = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
    expect(away).toHaveLength(10);
    for (const { headers } of away) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    const rows = await site.database.db.selectFrom("limit_counts").select(["act", "count"]).execute();
    expect(rows.find(({ act }) => act === "log in to an account")?.count).toBe(60);
    expect((await sorted(site)).told).toHaveLength(1);
  });

  database.itOnce("security 57: emails the owner about failed logins once a day, with instructions", async () => {
    const site = await start();
    await guess(site, "192.0.2.1");
    for (const times of [49, 49]) {
      await failed(site, times);
      await guess(site, "192.0.2.2", { altcha: await solvedProof(site) });
    }
    const { told } = await sorted(site);
    expect(told).toHaveLength(1);
    const body = (told[0] ?? "").replaceAll(/=\r?\n/g, "");
    for (const words of ["Your password still works", "If it was you", "If it was not you", "/admin"])
      expect(body).toContain(words);
    minutesLater(site, 24 * 60 + 1);
    await guess(site, "192.0.2.3");
    await failed(site, 49);
    await guess(site, "192.0.2.2", { altcha: await solvedProof(site) });
    expect((await sorted(site)).told).toHaveLength(2);
  });

  database.itOnce("security 5: a request for an unknown account costs as much as one for a known account", async () => {
    const server = await startMailServer();
    const site = await database.use(startProduct, { settings: { SMTP_URL: server.url } });
    const cost = async (email: string) => {
      const before = server.connections;
      await ask(site, "192.0.2.1", email);
      await site.emails.deliver();
      return server.connections - before;
    };
    expect(await cost(STRANGER)).toBe(await cost(ADMIN.email));
    expect(server.taken.map(({ to }) => to)).toEqual([[ADMIN.email]]);
  });

  database.itOnce("security 57: password checks are queued, and excess ones get a retry time", async () => {
    const site = await start();
    const answers = await Promise.all(
      Array.from({ length: 75 }, (_, at) => guess(site, `198.51.100.${at}`, { email: `nobody${at}@example.org` })),
    );
    const away = answers.filter(({ status }) => status === 503);
    expect(away.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 401).length).toBeGreaterThanOrEqual(62);
    expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
    for (const { headers } of away) expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await logIn(site, "198.51.100.74")).status).toBe(200);
  });
});
