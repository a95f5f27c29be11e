import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import SQLite from "better-sqlite3";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { sayTo } from "./support/raw-http.ts";
import { type Site, startSite } from "./support/site.ts";
import { sendSlowly } from "./support/slowloris.ts";
import { TIMED } from "./support/timed.ts";

/** Accessed directly, with handwritten requests. */
let site: Site;

beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: "https://site.example.org", CORS_ORIGINS: "https://friend.example" });
});
afterAll(() => site?.stop());

const port = () => Number(new URL(site.origin).port);
const say = (words: string) => sayTo(port(), words);
const get = (target: string) => fetch(site.origin + target, { redirect: "manual" });

it("answers a missing path with as small a response as others, in any encoding", async () => {
  const whole = await (await get("/ml/nowhere")).text();
  expect(whole).toContain('lang="ml"');
  for (const [accepted, encoding] of [
    ["gzip, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0", null],
  ] as const) {
    const answer = await fetch(`${site.origin}/ml/nowhere`, { headers: { "Accept-Encoding": accepted } });
    const { status, headers } = answer;
    expect([status, headers.get("Content-Encoding"), headers.get("X-Content-Type-Options")]).toEqual([
      404,
      encoding,
      "nosniff",
    ]);
    if (encoding) expect(Number(headers.get("Content-Length") ?? 1)).toBeLessThan(whole.length / 2);
    expect((await answer.text()).length).toBe(whole.length);
  }
  expect((await fetch(`${site.origin}/nowhere`, { method: "HEAD" })).status).toBe(404);
});

it("security 40: a listed origin may read every public list, also from the cache, and no other origin may", async () => {
  const { paths } = await (await get("/api/openapi.json")).json();
  const isPublic = ({ security, tags }: { security: object[]; tags: string[] }) =>
    tags[0] !== "challenge" && (security.length === 0 || security.some((item) => Object.keys(item).length === 0));
  const lists = Object.keys(paths)
    .filter((path) => path.startsWith("/api/") && paths[path].get && !path.includes("{"))
    .filter((path) => isPublic(paths[path].get));
  expect(lists).toEqual(expect.arrayContaining(["/api/testimonials", "/api/events", "/api/notices", "/api/pages"]));
  const permission = async (path: string, Origin: string, more: RequestInit = {}) => {
    const { status, headers } = await fetch(site.origin + path, { ...more, headers: { ...more.headers, Origin } });
    const vary = [...new Set(headers.get("Vary")?.split(", "))].includes("Origin");
    return [path, status, headers.get("Access-Control-Allow-Origin"), vary];
  };
  const etag = (await get("/api/testimonials")).headers.get("ETag") ?? "";
  // Uncached, then cached.
  for (let time = 0; time < 2; time += 1) {
    for (const list of lists) {
      expect(await permission(list, "https://friend.example")).toEqual([list, 200, "https://friend.example", true]);
      expect(await permission(list, "https://evil.example")).toEqual([list, 200, null, true]);
      expect(await permission(list, "null")).toEqual([list, 200, null, true]);
    }
  }
  const friend = "https://friend.example";
  const kept = await fetch(`${site.origin}/api/testimonials`, { headers: { Origin: friend } });
  expect(kept.headers.get("Access-Control-Allow-Credentials")).toBe("true");
  const known = await permission("/api/testimonials", friend, { headers: { "If-None-Match": etag } });
  expect(known).toEqual(["/api/testimonials", 304, friend, true]);
  expect(await permission("/api/testimonials", friend, { method: "HEAD" })).toContain(friend);
  expect(await permission("/", friend)).toEqual(["/", 200, null, false]);
});

it("security 44: a Host header, a forwarded host or an absolute target is never repeated", async () => {
  const forged =
    "X-Forwarded-Host: evil.test\r\nX-Forwarded-Proto: gopher\r\nForwarded: host=evil.test\r\nX-Original-URL: /evil.test\r\n";
  const targets = ["/", "/nothing", "/admin", "/admin/dashboard", "/api/events", "/api/docs", "/api/openapi.json"];
  for (const target of [
    ...targets,
    "/robots.txt",
    "/sitemap.xml",
    "/events/0",
    "/about-us/",
    "//evil.test",
    "/ml//evil.test",
    "/\\evil.test",
  ]) {
    for (const host of ["evil.test", "evil.test:1", "localhost"]) {
      const odd = host === "localhost" ? `http://evil.test${target}` : target;
      const answer = await say(`GET ${odd} HTTP/1.1\r\nHost: ${host}\r\n${forged}Connection: close\r\n\r\n`);
      expect(answer.status).toBeGreaterThan(199);
      expect([odd, host, /evil\.test|gopher/.test(answer.head + answer.body)]).toEqual([odd, host, false]);
    }
  }
});

it("security 45: a visitor who changes X-Forwarded-For is the same visitor", async () => {
  const json = JSON.stringify({ email: "nobody@example.org", password: "Wrong-Horse-7" });
  const guess = async (number: number) => {
    const forged = `198.51.100.${number}`;
    const answer = await fetch(`${site.origin}/api/admin/login`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        "X-Forwarded-For": `${forged}, 10.0.0.1`,
        "X-Real-IP": forged,
        Forwarded: `for=${forged}`,
        "True-Client-IP": forged,
      },
      body: json,
    });
    return answer.status;
  };
  const statuses: number[] = [];
  for (let number = 1; number <= 12; number += 1) statuses.push(await guess(number));
  expect(statuses.slice(-2)).toEqual([429, 429]);
});

it("security 48: a request with two lengths, or a length and chunks, is refused, and its rest is not parsed", async () => {
  const smuggled = "GET /api/docs HTTP/1.1\r\nHost: localhost\r\n\r\n";
  for (const lengths of [
    "Content-Length: 5\r\nContent-Length: 6\r\n",
    "Content-Length: 5, 6\r\n",
    "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
    "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n",
    "Transfer-Encoding: xchunked\r\n",
    "Transfer-Encoding: chunked, identity\r\n",
    "Transfer-Encoding : chunked\r\n",
    "Content-Length: +5\r\n",
    "Content-Length: 0x5\r\n",
  ]) {
    const body = `0\r\n\r\n${smuggled}`;
    const answer = await say(
      `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${lengths}\r\n${body}`,
    );
    expect([lengths, answer.status]).toEqual([lengths, 400]);
    expect([lengths, answer.body.includes("HTTP/1.1")]).toEqual([lengths, false]);
  }
});

it("security 48: slow headers are ended within seven seconds, and others are served", TIMED, async () => {
  const began = performance.now();
  const slow = Array.from({ length: 100 }, () => {
    const socket = createConnection(port(), "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
    const drip = setInterval(() => socket.write("X-More: 1\r\n"), 500);
    onTestFinished(() => clearInterval(drip));
    // A reset counts; `once` would reject.
    return new Promise((closed) => socket.resume().once("close", closed));
  });
  for (let second = 0; second < 3; second += 1) {
    const asked = performance.now();
    expect((await get("/api/docs")).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(3000);
    await wait(500);
  }
  await Promise.all(slow);
  expect(performance.now() - began).toBeLessThan(9000);
});

it("security 55: while one address drips 300 bodies, others get uncached pages, and can write", async () => {
  const drips = sendSlowly({ port: port(), bodies: 300, from: "127.0.0.2" });
  onTestFinished(drips.stop);
  await wait(1500);
  const statuses: number[] = [];
  for (let visitor = 0; visitor < 10; visitor += 1) {
    statuses.push((await get(`/events?district=nobody-${visitor}`)).status);
    await wait(100);
  }
  expect(statuses.filter((status) => status === 200).length, String(statuses)).toBeGreaterThanOrEqual(9);
  const written = await fetch(`${site.origin}/api/contact`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ name: "Anu", phone: "9876543210", email: "anu@example.org", message: "When?" }),
  });
  expect(written.status).toBe(201);
});

it(
  "answers /healthz, cached and new pages at once while another process holds SQLite's write lock",
  TIMED,
  async () => {
    const getTime = async (run: string) => {
      const began = performance.now();
      for (const target of ["/healthz", "/", `/events?district=${run}`, "/api/brochures", "/healthz"]) {
        const response = await get(target);
        await response.text();
        expect([target, response.status]).toEqual([target, 200]);
      }
      return performance.now() - began;
    };
    await getTime("first");
    const calm = await getTime("calm");
    const other = new SQLite(`${site.dataDir}/campaign.sqlite`);
    onTestFinished(() => void other.close());
    other.exec("begin immediate");
    const enquiry = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "While locked" };
    const waiting = fetch(`${site.origin}/api/contact`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(enquiry),
    });
    // A write waits for five seconds.
    expect(await getTime("locked")).toBeLessThan(Math.max(2000, 5 * calm));
    other.exec("commit");
    await (await waiting).text();
  },
);
