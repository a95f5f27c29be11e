import { once } from "node:events";
import { createConnection } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest";
import { sayTo } from "./support/raw-http.ts";
import { type Site, startSite } from "./support/site.ts";

/** The product as an operator starts it, met on its own port by those who write requests by hand. */
let site: Site;

beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: "https://site.example.org" });
});
afterAll(() => site?.stop());

const port = () => Number(new URL(site.origin).port);
const say = (words: string) => sayTo(port(), words);
const get = (target: string) => fetch(site.origin + target, { redirect: "manual" });

it("security 44: neither a Host header nor a forwarded one nor an absolute target is repeated anywhere", async () => {
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

it("security 48: a request of two lengths, or of a length and chunks, is refused, and what follows it is not a request", async () => {
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

it("security 48: headers that drip are ended within seven seconds, and others are served meanwhile", async () => {
  const began = performance.now();
  const slow = Array.from({ length: 100 }, () => {
    const socket = createConnection(port(), "127.0.0.1").on("error", () => {});
    onTestFinished(() => void socket.destroy());
    socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n");
    const drip = setInterval(() => socket.write("X-More: 1\r\n"), 500);
    onTestFinished(() => clearInterval(drip));
    return once(socket.resume(), "close");
  });
  for (let second = 0; second < 3; second += 1) {
    const asked = performance.now();
    expect((await get("/api/docs")).status).toBe(200);
    expect(performance.now() - asked).toBeLessThan(1000);
    await wait(500);
  }
  await Promise.all(slow);
  expect(performance.now() - began).toBeLessThan(7500);
}, 20_000);
