import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct } from "../../tests/support/product.ts";
import { TIMED } from "../../tests/support/timed.ts";

interface Told {
  at: number;
  authorization: string | undefined;
  body: unknown;
}

async function startCdn() {
  const cdn = { url: "", told: [] as Told[], answers: 200 };
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const { method, headers } = request;
    if (method === "POST" && cdn.answers === 200)
      cdn.told.push({ at: performance.now(), authorization: headers.authorization, body: JSON.parse(body) });
    response.writeHead(cdn.answers).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  cdn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge`;
  onTestFinished(() => void server.close());
  return cdn;
}

eachDatabase((database) => {
  const start = async (url: string, cdn: { url: string }) => {
    const settings = { CDN_PURGE_URL: cdn.url, CDN_PURGE_TOKEN: "a-token-of-the-cdn" };
    const product = await startProduct(url, { settings, pages: async () => new Response("A page.") });
    onTestFinished(() => product.close());
    product.invalidations.start();
    return product;
  };
  const settled = (cdn: { told: Told[] }, calls: number) =>
    expect.poll(() => cdn.told.length, { interval: 100 }).toBe(calls);

  it("one of two processes notifies the CDN of a change, and once more when both have it", TIMED, async () => {
    const cdn = await startCdn();
    const url = await database.fresh();
    const products = [await start(url, cdn), await start(url, cdn)];
    // Purges at startup, as its state is unknown.
    await settled(cdn, 2);
    const changed = performance.now();
    for (const product of [...products, ...products]) await product.publicContent.change(async () => {});
    await settled(cdn, 4);
    expect(cdn.told[2]?.at).toBeLessThan(changed + 2000);
    expect(cdn.told[2]).toMatchObject({ authorization: "Bearer a-token-of-the-cdn", body: { tags: ["public"] } });
    await new Promise((later) => setTimeout(later, 1500));
    expect(cdn.told).toHaveLength(4);
  });

  it("neither a failing CDN nor a restart loses an invalidation", async () => {
    const cdn = await startCdn();
    cdn.answers = 503;
    const url = await database.fresh();
    const first = await start(url, cdn);
    await first.publicContent.change(async () => {});
    await new Promise((later) => setTimeout(later, 600));
    await first.close();
    cdn.answers = 200;
    const second = await start(url, cdn);
    second.now = new Date(second.now.getTime() + 60_000);
    await settled(cdn, 2);
  });

  it("only pages carry a cache lifetime for CDNs", async () => {
    const product = await start(await database.fresh(), await startCdn());
    for (const path of ["/", "/ml/events?district=Kannur"]) {
      const { headers } = await product.ask("GET", path);
      expect(Object.fromEntries(headers), path).toMatchObject({
        "surrogate-key": "public",
        "cache-tag": "public",
        "cdn-cache-control": "max-age=60, stale-while-revalidate=30, stale-if-error=86400",
      });
    }
    const token = await product.token();
    for (const answer of [
      await product.ask("GET", "/", { token }),
      await product.ask("GET", "/admin"),
      await product.ask("GET", "/api/notices"),
      await product.ask("GET", "/nowhere"),
      await product.ask("POST", "/"),
    ])
      expect(answer.headers.get("cdn-cache-control")).toBeNull();
    const without = await database.use(startProduct, { pages: async () => new Response("A page.") });
    expect((await without.ask("GET", "/")).headers.get("surrogate-key")).toBeNull();
  });
});
