import type { Challenge } from "altcha-lib";
import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { ADMIN, startProduct, type TestProduct } from "../../tests/support/product.ts";
import { solvedTask } from "../../tests/support/proof-of-work.ts";

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When?" };

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    let number = 0;
    const post = async (altcha?: unknown, from = "2001:db8:1:2::9") => {
      number += 1;
      const json = { ...ENQUIRY, message: `When? ${number}`, altcha };
      return (await site.ask("POST", "/api/contact", { json, from })).status;
    };
    const posted = (times: number) =>
      site.database.db.updateTable("limit_counts").set({ count: times }).where("act", "=", "post a form").execute();
    return { site, post, posted };
  };

  it("issues a separate, stateless challenge per request", async () => {
    const { site } = await start();
    const [one, other] = [await site.ask("GET", "/api/challenge"), await site.ask("GET", "/api/challenge")];
    expect(one.headers.get("Cache-Control")).toBe("no-store");
    expect(one.json.signature).not.toBe(other.json.signature);
  });

  it("security 46: allows a school up to 200 posts with proofs, and a bot without them no more than 60", async () => {
    const { site, post, posted } = await start();
    await post();
    await posted(60);
    expect(await post()).toBe(429);
    expect(await post((await solvedTask(site)).altcha)).toBe(201);
    expect(await post((await solvedTask(site)).altcha, "2001:db8:1:2:ffff::1")).toBe(201);
    expect(await post()).toBe(429);
    await posted(199);
    expect(await post((await solvedTask(site)).altcha)).toBe(201);
    expect(await post((await solvedTask(site)).altcha)).toBe(429);
    const { json } = await site.ask("GET", "/api/contact", { token: await site.token() });
    // Submitted within a second: spam.
    expect(json.meta.counts).toMatchObject({ new: 1, spam: 3 });
  });

  it("accepts a proof once, until it expires, and only if it is our own", async () => {
    const { site, post, posted } = await start();
    await post();
    await posted(60);
    const { altcha, challenge } = await solvedTask(site);
    expect(await post(altcha)).toBe(201);
    expect(await post(altcha)).toBe(429);
    const forged = (change: (proof: { challenge: Challenge; solution: object }) => void) => {
      const proof = JSON.parse(Buffer.from(altcha, "base64").toString());
      change(proof);
      return Buffer.from(JSON.stringify(proof)).toString("base64");
    };
    for (const bad of [
      "",
      "x",
      7,
      {},
      null,
      "x".repeat(5000),
      Buffer.from("{}").toString("base64"),
      Buffer.from(JSON.stringify({ challenge, solution: null })).toString("base64"),
      forged(({ challenge }) => (challenge.signature = "0".repeat(64))),
      forged(({ challenge }) => (challenge.parameters.cost = 1)),
      forged(({ challenge }) => (challenge.parameters.expiresAt = 9999999999)),
      forged((proof) => (proof.solution = { counter: 1, derivedKey: "00" })),
    ])
      expect([bad, await post(bad)]).toEqual([bad, 429]);
    const late = await solvedTask(site);
    site.now = new Date(site.now.getTime() + 21 * 60_000);
    await post();
    await posted(60);
    expect(await post(late.altcha)).toBe(429);
  });

  it("never rejects a form because of an invalid proof", async () => {
    const { post } = await start();
    expect(await post("no proof at all")).toBe(201);
  });

  it("allows more logins, too", async () => {
    const { site } = await start();
    const attempt = async (password: string, altcha?: string) =>
      (await site.ask("POST", "/api/admin/login", { json: { email: ADMIN.email, password, altcha } })).status;
    for (let time = 0; time < 10; time += 1) expect(await attempt("Wrong-Horse-7")).toBe(401);
    expect(await attempt(ADMIN.password)).toBe(429);
    expect(await attempt(ADMIN.password, (await solvedTask(site)).altcha)).toBe(200);
  });

  it("is part of the API description", async () => {
    const { site } = await start();
    const { paths } = (await site.ask("GET", "/api/openapi.json")).json;
    for (const path of ["/api/contact", "/api/testimonials/add", "/api/admin/login"])
      expect(paths[path].post.requestBody.content["application/json"].schema.properties.altcha.type).toBe("string");
  });
});
