import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { type Nginx, startNginx } from "./support/nginx.ts";
import { type Site, startSite } from "./support/site.ts";
import { sendSlowly } from "./support/slowloris.ts";

interface Asked {
  token?: string;
  json?: unknown;
  body?: Buffer;
  headers?: Record<string, string>;
  from?: string;
  through?: Nginx;
}

let site: Site;
let nginx: Nginx;
let caching: Nginx;
let token: string;

beforeAll(async () => {
  site = await startSite({ TRUST_PROXY: "1", METRICS: "1" });
  nginx = await startNginx([site.origin]);
  caching = await startNginx([site.origin], { cache: true });
  const login = await ask("POST", "/api/admin/login", { json: site.admin });
  token = JSON.parse(login.text).token;
});

afterAll(async () => {
  await nginx.stop();
  await caching.stop();
  await site.stop();
});

async function ask(
  method: string,
  path: string,
  { json, body, headers = {}, from = "127.0.0.1", through = nginx, ...as }: Asked = {},
) {
  const asking = request(through.origin + path, {
    method,
    agent: false,
    localAddress: from,
    headers: {
      ...(as.token && { Authorization: `Bearer ${as.token}` }),
      ...(json !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
  }).end(json === undefined ? body : JSON.stringify(json));
  const [response] = await once(asking, "response");
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const content = Buffer.concat(chunks);
  return { status: response.statusCode as number, headers: response.headers, content, text: content.toString() };
}

it("nginx does not change a page", async () => {
  const page = await ask("GET", "/", { headers: { "Accept-Encoding": "br" } });
  expect([page.status, page.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(page.headers["content-security-policy"]).toContain("default-src 'none'");
  const again = await ask("GET", "/", { headers: { "If-None-Match": page.headers.etag } });
  expect([again.status, again.content.length]).toEqual([304, 0]);
});

it("security 43: with a shared cache, an anonymous request after an administrator's gets 401", async () => {
  const { paths } = JSON.parse((await ask("GET", "/api/openapi.json")).text);
  const guarded = Object.keys(paths).filter((path) => paths[path].get?.security.length === 1 && !path.includes("{id}"));
  expect(guarded.length).toBeGreaterThan(5);
  for (const path of guarded) {
    const opened = await ask("GET", path, { token, through: caching });
    expect([path, opened.status]).toEqual([path, 200]);
    const stranger = await ask("GET", path, { through: caching });
    expect([path, stranger.status, stranger.headers["x-cache"]]).toEqual([path, 401, "MISS"]);
  }
  const asset = /\/assets\/[\w.-]+\.css/.exec((await ask("GET", "/")).text)?.[0] ?? "";
  const kept = async () => (await ask("GET", asset, { through: caching })).headers["x-cache"];
  expect([await kept(), await kept()]).toEqual(["MISS", "HIT"]);
});

it("security 45: behind nginx a visitor is counted by the real address, whatever the headers claim", async () => {
  const logIn = async (from: string, claimed: string) => {
    const json = { email: "nobody@example.org", password: "Wrong-Horse-1" };
    return (await ask("POST", "/api/admin/login", { json, from, headers: { "X-Forwarded-For": claimed } })).status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push(await logIn("127.0.0.2", `192.0.2.${count}`));
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  expect(await logIn("127.0.0.3", "127.0.0.2")).toBe(401);
});

it.each([
  ["nginx, which buffers bodies", () => nginx.origin, () => ""],
  ["a proxy that streams bodies", () => site.origin, () => "X-Forwarded-For: 198.51.100.9\r\n"],
])("security 55: while one address drips 300 bodies through %s, others are served", async (_title, origin, header) => {
  const drips = sendSlowly({ port: Number(new URL(origin()).port), bodies: 300, from: "127.0.0.2", header });
  onTestFinished(drips.stop);
  await pause(1500);
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 10; visitor += 1)
    statuses.push((await ask("GET", `/events?district=behind-${visitor}`, { from: "127.0.0.3" })).status);
  expect(statuses.filter((status) => status === 200).length, String(statuses)).toBeGreaterThanOrEqual(9);
});

it.each([
  ["bodies", "body", "429"],
  ["headers", "headers", "408"],
] as const)(
  "security 55: while one address drips 1,700 %s, nginx ends them and serves others",
  async (_title, part, ended) => {
    // As many as the handbook sets.
    const proxy = await startNginx([site.origin], { connections: 8192 });
    onTestFinished(() => proxy.stop());
    const drips = sendSlowly({ port: Number(new URL(proxy.origin).port), bodies: 1700, from: "127.0.0.2", part });
    onTestFinished(drips.stop);
    const refused = () => proxy.accessLog().split(` ${ended} `).length - 1;
    await expect.poll(refused).toBeGreaterThanOrEqual(1600);
    const statuses: unknown[] = [];
    for (let visitor = 0; visitor < 100; visitor += 1)
      statuses.push(
        await ask("GET", `/events?district=${part}-${visitor}`, { from: "127.0.0.1", through: proxy }).then(
          ({ status }) => status,
          (fault: Error) => fault.message,
        ),
      );
    const served = statuses.filter((status) => status === 200).length;
    console.log(
      `figures: nginx served ${served} of 100 others beside 1,700 dripping ${part}, of which it ended ${refused()}`,
    );
    expect(served, String(statuses)).toBeGreaterThanOrEqual(90);
  },
);

it("files of 20 MB pass, and nginx refuses larger bodies with a message", async () => {
  const send = (path: string, fields: Record<string, string>, size: number) => {
    const pdf = Buffer.alloc(size, "%PDF-1.7\nThe road fills.\n");
    const part = (head: string) => `--mark\r\nContent-Disposition: form-data; ${head}\r\n`;
    const body = Buffer.concat([
      ...Object.entries(fields).map(([name, value]) => Buffer.from(`${part(`name="${name}"`)}\r\n${value}\r\n`)),
      Buffer.from(part('name="file"; filename="road.pdf"')),
      Buffer.from("Content-Type: application/pdf\r\n\r\n"),
      pdf,
      Buffer.from("\r\n--mark--\r\n"),
    ]);
    const headers = { "Content-Type": "multipart/form-data; boundary=mark", "Content-Length": String(body.length) };
    return ask("POST", path, { token, body, headers });
  };
  for (const [path, fields] of [
    ["/api/brochures/add", { name: "The road" }],
    ["/api/materials/add", { title: "The road", kind: "document", language: "en" }],
  ] as const) {
    const stored = await send(path, fields, 20 * 1024 * 1024);
    expect([path, stored.status, stored.text]).toEqual([path, 201, expect.any(String)]);
    const file = await ask("GET", JSON.parse(stored.text).data.file_url);
    expect([file.status, file.content.length]).toEqual([200, 20 * 1024 * 1024]);
    // Rejected by `Content-Length`, before the body.
    const tooLarge = request(nginx.origin + path, {
      method: "POST",
      agent: false,
      headers: { "Content-Length": 46 * 1024 * 1024 },
    });
    tooLarge.flushHeaders();
    const [answer] = await once(tooLarge, "response");
    expect(answer.statusCode).toBe(413);
    expect(String((await answer.toArray()).join(""))).toContain("This is too large to be sent.");
    tooLarge.destroy();
  }
});

it("nginx and the product log the same request id, and neither logs visitors' addresses and paths", async () => {
  const path = "/api/anu@example.org?name=anu";
  const { status, headers } = await ask("GET", path, { from: "127.0.0.4" });
  const id = String(headers["x-request-id"]);
  expect(status).toBe(404);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}$/);
  await expect.poll(() => nginx.accessLog()).toContain(id);
  await expect.poll(() => site.log()).toContain(id);
  expect(nginx.accessLog() + site.log()).not.toMatch(/anu|127\.0\.0\.4/);
});

it("nginx does not show its version, not even to a request without a host", async () => {
  expect((await ask("GET", "/nowhere/", { headers: { "Content-Length": String(2 ** 30) } })).headers.server).toBe(
    "nginx",
  );
  const socket = connect(Number(new URL(nginx.origin).port), "127.0.0.1").end("GET / HTTP/1.1\r\n\r\n");
  const answer = (await socket.setEncoding("latin1").toArray()).join("");
  expect(answer).toMatch(/^HTTP\/1.1 400[^]*\nServer: nginx\r\n/);
  expect(answer).not.toMatch(/nginx\/\d/);
});

it("metrics are not available through nginx", async () => {
  expect((await ask("GET", "/metrics")).status).toBe(404);
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(200);
});

it("while the product is down, nginx says so and shows the helpline", async () => {
  await site.stop();
  const { status, headers, text } = await ask("GET", "/contact-us");
  expect([status, headers["retry-after"]]).toEqual([503, "5"]);
  expect(text).toContain("14405");
});
