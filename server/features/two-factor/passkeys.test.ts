import { describe, expect, it } from "vitest";
import { createAuthenticator } from "../../../tests/support/authenticator-app.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { ADMIN, ORIGIN, startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { begin, setUpPasskey } from "../../../tests/support/two-factor.ts";

const FACTOR = "/api/admin/second-factor/passkeys";
const { password } = ADMIN;
const WRONG = { message: "Invalid code. Please try again.", code: "second-factor-wrong" };
const OVER = { message: "Please log in again.", code: "log-in-again" };
const REFUSED = { message: "The passkey could not be checked. Please try again.", code: "passkey-refused" };

const ODD = [
  { origin: "https://evil.example.org" },
  { origin: `${ORIGIN}.evil.example.org` },
  { rpID: "evil.example.org" },
  { challenge: Buffer.from("another").toString("base64url") },
  { userVerified: false },
  { type: "webauthn.other" },
];
const GARBAGE: unknown[] = [
  undefined,
  null,
  7,
  "x",
  [],
  {},
  { id: "x" },
  { id: "x", response: {} },
  { id: "x\u0000", response: {} },
  { id: "x".repeat(2000), rawId: "x", type: "public-key", response: {} },
  { id: "eA", rawId: "eA", type: "public-key", response: { clientDataJSON: 7, attestationObject: [] } },
  { id: "eA", rawId: "eA", type: "public-key", response: { clientDataJSON: "e30", attestationObject: "o2M" } },
  {
    id: "eA",
    rawId: "eA",
    type: "public-key",
    response: {
      clientDataJSON: "bm8",
      authenticatorData: "bm8",
      signature: "bm8",
      attestationObject: "n".repeat(9000),
    },
  },
];

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct, { settings: { RATE_LIMITS: "0" } });
    return { site, token: await site.token() };
  };
  const askFor = async (site: TestProduct, challenge?: string) =>
    (await site.ask("POST", "/api/admin/login/passkey/options", { json: { challenge } })).json;
  const answer = (site: TestProduct, challenge: string, response: unknown) =>
    site.ask("POST", "/api/admin/login/passkey", { json: { challenge, response } });

  describe("a passkey", () => {
    it("is set up with the password, and works after it or without it", async () => {
      const { site, token } = await start();
      const { device, added } = await setUpPasskey(site, token);
      expect(added.status).toBe(201);
      expect(added.json.data).toMatchObject({ id: 1, name: "A phone", created_at: site.now.toISOString() });
      expect(added.json.recovery_codes).toHaveLength(10);

      const waits = await begin(site);
      expect(waits.json.second_factor).toEqual(["passkey", "recovery"]);
      const asked = await askFor(site, waits.json.challenge);
      expect(asked.challenge).toBe(waits.json.challenge);
      expect(asked.options).toMatchObject({ rpId: "localhost", userVerification: "required" });
      expect(asked.options.allowCredentials).toHaveLength(1);
      const done = await answer(site, asked.challenge, device.get(asked.options));
      expect([done.status, done.json.message, done.json.admin.email]).toEqual([200, "Login successful!", ADMIN.email]);

      const alone = await askFor(site);
      expect(alone.options.allowCredentials ?? []).toEqual([]);
      const without = await answer(site, alone.challenge, device.get(alone.options));
      expect((await site.ask("GET", "/api/contact", { token: without.json.token })).status).toBe(200);
      const list = await site.ask("GET", FACTOR, { token });
      expect(list.json.data).toEqual([{ ...added.json.data, last_used_at: site.now.toISOString() }]);
    });

    it("security 66: is refused alike for another origin, site, challenge, or without its owner", async () => {
      const { site, token } = await start();
      const { device } = await setUpPasskey(site, token);
      const other = Buffer.from("somebody else").toString("base64url");
      for (const odd of [...ODD, { userHandle: other }]) {
        const { challenge, options } = await askFor(site);
        const refused = await answer(site, challenge, device.get(options, odd));
        expect([odd, refused.status, refused.json]).toEqual([odd, 400, WRONG]);
        expect((await answer(site, challenge, device.get(options))).status).toBe(200);
      }
      const { challenge, options } = await askFor(site);
      const signed = device.get(options);
      const bent = { ...signed, response: { ...signed.response, signature: "MEUCIQ" } };
      expect((await answer(site, challenge, bent)).json).toEqual(WRONG);
      expect((await answer(site, challenge, createAuthenticator({ origin: ORIGIN }).get(options))).json).toEqual(WRONG);
    });

    it("security 66: malformed responses are refused, never a 500, and five of them end the login", async () => {
      const { site, token } = await start();
      const { device } = await setUpPasskey(site, token);
      for (const response of GARBAGE) {
        const { challenge } = await askFor(site);
        const refused = await answer(site, challenge, response);
        expect([response, refused.status, refused.json]).toEqual([response, 400, WRONG]);
      }
      const { challenge, options } = await askFor(site);
      for (let time = 0; time < 5; time += 1) expect((await answer(site, challenge, {})).json).toEqual(WRONG);
      expect((await answer(site, challenge, device.get(options))).json).toEqual(OVER);
      expect((await answer(site, "x".repeat(43), device.get(options))).json).toEqual(OVER);
    });

    it("security 65, 66: a response works once, also for concurrent requests, and within five minutes", async () => {
      const { site, token } = await start();
      const { device } = await setUpPasskey(site, token);
      const { challenge, options } = await askFor(site);
      const response = device.get(options);
      const came = await Promise.all(Array.from({ length: 5 }, () => answer(site, challenge, response)));
      expect(came.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await answer(site, challenge, response)).json).toEqual(OVER);
      const next = await askFor(site);
      expect((await answer(site, next.challenge, response)).json).toEqual(WRONG);
      site.now = new Date(site.now.getTime() + 5 * 60_000 + 1);
      expect((await answer(site, next.challenge, device.get(next.options))).json).toEqual(OVER);
    });

    it("security 66: does not work for another user's login, or for an inactive user", async () => {
      const { site, token } = await start();
      const { device } = await setUpPasskey(site, token);
      const desk = await site.token("desk");
      await setUpPasskey(site, desk);
      const waits = await begin(site, { ...ADMIN, email: "desk@example.org" });
      const asked = await askFor(site, waits.json.challenge);
      expect((await answer(site, asked.challenge, device.get(asked.options))).json).toEqual(WRONG);

      await site.token("owner");
      const alone = await askFor(site);
      const owner = { id: 99, name: "Someone", role: "owner" as const };
      await site.staff.change(owner, 1, null, { active: false });
      expect((await answer(site, alone.challenge, device.get(alone.options))).json).toEqual(OVER);
    });
  });

  describe("adding a passkey", () => {
    const options = async (site: TestProduct, token: string) =>
      (await site.ask("POST", `${FACTOR}/options`, { token, json: { password } })).json.options;
    const add = (site: TestProduct, token: string, response: unknown, name: unknown = "A key") =>
      site.ask("POST", FACTOR, { token, json: { response, name } });

    database.itOnce(
      "security 66: is refused for another origin, site, challenge or user's challenge, and for garbage",
      async () => {
        const { site, token } = await start();
        const device = createAuthenticator({ origin: ORIGIN });
        for (const odd of ODD) {
          const refused = await add(site, token, device.create(await options(site, token), odd));
          expect([odd, refused.status, refused.json]).toEqual([odd, 400, REFUSED]);
        }
        for (const response of GARBAGE) {
          const refused = await add(site, token, response);
          expect([response, refused.status, refused.json]).toEqual([response, 400, REFUSED]);
        }
        const asked = await options(site, token);
        expect(asked.rp).toEqual({ id: "localhost", name: "Drug-Free Kerala" });
        const desk = await site.token("desk");
        expect((await add(site, desk, device.create(asked))).json).toEqual(REFUSED);
        expect((await add(site, token, device.create(asked))).status).toBe(201);
        expect((await add(site, token, device.create(asked))).json).toEqual(REFUSED);
        const known = await add(site, token, device.create(await options(site, token)));
        expect([known.status, known.json.code]).toEqual([409, "passkey-known"]);
      },
    );

    database.itOnce.each([[null], [" "], ["x".repeat(41)], ["a\nb"], [7]])(
      "is refused for the name %j",
      async (name) => {
        const { site, token } = await start();
        const response = createAuthenticator({ origin: ORIGIN }).create(await options(site, token));
        expect((await add(site, token, response, name)).status).toBe(422);
        expect((await add(site, token, response)).status).toBe(201);
      },
    );

    it("allows twenty at most", async () => {
      const { site, token } = await start();
      for (let count = 0; count < 20; count += 1) expect((await setUpPasskey(site, token)).added.status).toBe(201);
      const { status, json } = (await setUpPasskey(site, token)).added;
      expect([status, json.code]).toEqual([409, "passkeys-too-many"]);
    });
  });
});
