import { once } from "node:events";
import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { type Caddy, caddyVersion, startCaddy } from "./support/caddy.ts";
import { type Site, startSite } from "./support/site.ts";
import { sendSlowly } from "./support/slowloris.ts";

describe.skipIf(caddyVersion() === undefined)("behind Caddy", () => {
  let site: Site;
  let caddy: Caddy;

  beforeAll(async () => {
    site = await startSite({ TRUST_PROXY: "1", METRICS: "1" });
    caddy = await startCaddy(site.origin);
  });

  afterAll(async () => {
    await caddy.stop();
    await site.stop();
  });

  /** The status of a page, asked for over a connection of its own. */
  async function getStatus(path: string): Promise<number> {
    const asking = request(caddy.origin + path, { agent: false, localAddress: "127.0.0.1" }).end();
    const [response] = await once(asking, "response");
    response.resume();
    await once(response, "end");
    return response.statusCode;
  }

  it("proxies pages, but not metrics", async () => {
    expect([await getStatus("/"), await getStatus("/metrics")]).toEqual([200, 404]);
  });

  it.each(["body", "headers"] as const)(
    "security 55: while one address drips 1,700 requests (%s), others are served",
    async (part) => {
      const drips = sendSlowly({ port: Number(new URL(caddy.origin).port), bodies: 1700, from: "127.0.0.2", part });
      onTestFinished(drips.stop);
      await expect.poll(drips.connected).toBeGreaterThanOrEqual(1700);
      const statuses: unknown[] = [];
      for (let visitor = 0; visitor < 100; visitor += 1)
        statuses.push(await getStatus(`/events?district=${part}-${visitor}`).catch((fault: Error) => fault.message));
      const served = statuses.filter((status) => status === 200).length;
      const memory = Math.round(caddy.memory() / 1e6);
      console.log(`figures: Caddy served ${served} of 100 others beside 1,700 dripping ${part}, with ${memory} MB`);
      expect(served, String(statuses)).toBeGreaterThanOrEqual(90);
    },
  );
});
