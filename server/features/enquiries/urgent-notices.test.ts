import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { buildEnquiry } from "../../../tests/support/factories.ts";
import { getEmails } from "../../../tests/support/outbox.ts";
import { startProduct } from "../../../tests/support/product.ts";

const MINUTE_MS = 60_000;
const URGENT = { name: "Secret name", message: "Secret words", urgent: 1 } as const;

/** An HTTPS server that keeps what it was sent. */
async function startReceiver() {
  const folder = mkdtempSync(join(tmpdir(), "webhook-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const asked = `req -x509 -newkey rsa:2048 -nodes -keyout ${key} -out ${cert} -days 2 -subj /CN=localhost`;
  execFileSync("openssl", asked.split(" "), { stdio: "pipe" });
  const receiver = { url: "", answer: 204, bodies: [] as string[] };
  const server = createServer({ key: readFileSync(key), cert: readFileSync(cert) }, async (request, response) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    receiver.bodies.push(body);
    response.writeHead(receiver.answer, { Location: "/elsewhere" }).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  receiver.url = `https://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  vi.stubEnv("NODE_TLS_REJECT_UNAUTHORIZED", "0");
  onTestFinished(() => {
    vi.unstubAllEnvs();
    server.close();
    rmSync(folder, { recursive: true });
  });
  return receiver;
}

eachDatabase((database) => {
  const start = async (NOTIFY_URGENT: string) => {
    const site = await database.use((url) => startProduct(url, { settings: { NOTIFY_URGENT } }));
    const after = async (milliseconds: number) => {
      site.now = new Date(site.now.getTime() + milliseconds);
      await site.urgentNotices.notify();
      await site.emails.deliver();
    };
    return { site, after };
  };

  it("security 101: emails each address once for new urgent enquiries, without a word of them", async () => {
    const { site, after } = await start("on.call@example.org, second@example.org");
    await buildEnquiry(site);
    await after(3000);
    expect(await getEmails(site)).toEqual([]);
    await buildEnquiry(site, URGENT);
    await after(3000);
    await after(MINUTE_MS);
    const emails = await getEmails(site);
    expect(emails.map((email) => /^To: (\S+)/m.exec(email)?.[1]).toSorted()).toEqual([
      "on.call@example.org",
      "second@example.org",
    ]);
    expect(emails.join()).toMatch(/contact-submissions\?(?:=\n)?tab=3Durgent/);
    expect(emails.join()).not.toContain("Secret");
    await buildEnquiry(site, URGENT);
    await after(3000);
    expect(await getEmails(site)).toHaveLength(4);
  });

  it("says nothing of urgent enquiries from before the setting, nor of answered ones", async () => {
    const { site, after } = await start("on.call@example.org");
    await buildEnquiry(site, {
      ...URGENT,
      created_at: new Date(site.now.getTime() - 13 * 60 * MINUTE_MS).toISOString(),
    });
    await buildEnquiry(site, { ...URGENT, state: "answered" });
    await after(3000);
    expect(await getEmails(site)).toEqual([]);
  });

  it("security 101: calls the webhook, follows no redirect, and tries again", async () => {
    const receiver = await startReceiver();
    const { site, after } = await start(`webhook:${receiver.url}`);
    receiver.answer = 302;
    await buildEnquiry(site, URGENT);
    await after(3000);
    expect(receiver.bodies).toHaveLength(1);
    receiver.answer = 204;
    await after(10_000);
    await after(MINUTE_MS);
    expect(receiver.bodies).toHaveLength(2);
    expect(JSON.parse(receiver.bodies[1] ?? "")).toEqual({
      event: "urgent-enquiry",
      text: expect.stringContaining("urgent enquiry"),
      urgent: 1,
      url: "http://localhost:3000/admin/contact-submissions?tab=urgent",
    });
    expect(receiver.bodies.join()).not.toContain("Secret");
  });
});

it.each(["nobody", "webhook:http://example.org/", "webhook:https://user:password@example.org/", "a@example.org, b"])(
  "refuses the setting %j",
  async (NOTIFY_URGENT) => {
    await expect(startProduct("sqlite::memory:", { settings: { NOTIFY_URGENT } })).rejects.toThrow("NOTIFY_URGENT");
  },
);
