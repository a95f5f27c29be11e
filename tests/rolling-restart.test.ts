import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it, onTestFinished } from "vitest";
import { freePort } from "../script/free-port.ts";
import { eachDatabase } from "./support/databases.ts";
import { startNginx } from "./support/nginx.ts";
import { type Site, startSite } from "./support/site.ts";

const ENQUIRY = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "Please call me back." };

async function send(url: string, agent: Agent | undefined, json?: object) {
  const body = json && JSON.stringify(json);
  const sent = request(url, {
    agent,
    method: body ? "POST" : "GET",
    headers: body ? { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) } : {},
  });
  sent.end(body);
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { status: answer.statusCode ?? 0, body: await text(answer) };
}

eachDatabase((database) => {
  it("refuses no request during a rolling restart of two machines behind nginx", async () => {
    const DATABASE_URL = await database.fresh();
    const files = mkdtempSync(join(tmpdir(), "campaign-rolling-"));
    onTestFinished(() => rmSync(files, { recursive: true, force: true }));
    const settings = {
      DATABASE_URL,
      STORAGE_URL: `file:${files}`,
      TRUST_PROXY: "1",
      RATE_LIMITS: "0",
      SAMPLE_CONTENT: "0",
    };
    const ports = [String(await freePort()), String(await freePort())];
    const begin = (PORT: string) => startSite({ ...settings, PORT });
    const sites: Site[] = [];
    for (const port of ports) sites.push(await begin(port));
    onTestFinished(async () => void (await Promise.all(sites.map((site) => site.stop()))));
    const nginx = await startNginx(sites.map(({ origin }) => origin));
    onTestFinished(() => nginx.stop());

    // Enough client addresses that each stays below the posts per second that deploy/nginx.conf allows.
    const clients = Array.from(
      { length: 100 },
      (_, index) => new Agent({ keepAlive: true, localAddress: `127.0.0.${index + 2}` }),
    );
    onTestFinished(() => clients.forEach((client) => client.destroy()));
    let asking = true;
    const refused: string[] = [];
    const statuses = new Map<string, number>();
    const ask = async (what: string, path: string, json?: object) => {
      for (let turn = 0; asking; turn += 1) {
        const { status, body } = await send(nginx.origin + path, clients[turn % clients.length], json);
        if (status > 299) refused.push(`${status} ${body.slice(0, 300)}\n${nginx.accessLog().split("\n").at(-2)}`);
        statuses.set(`${what} ${status}`, (statuses.get(`${what} ${status}`) ?? 0) + 1);
      }
    };
    const asked = [ask("read", "/api/testimonials"), ask("read", "/"), ask("sent", "/api/contact", ENQUIRY)];
    await expect.poll(() => statuses.size).toBe(2);
    for (const round of [1, 2])
      for (const [index, port] of ports.entries()) {
        expect(await sites[index]?.stop(), `round ${round}`).toBe(0);
        sites[index] = await begin(port);
      }
    asking = false;
    await Promise.all(asked);
    console.log(
      `figures: rolling restart, two rounds: ${[...statuses].map((status) => status.join(" × ")).join("; ")}`,
    );
    expect(refused).toEqual([]);
    expect([...statuses.keys()].toSorted()).toEqual(["read 200", "sent 201"]);
  });
});
