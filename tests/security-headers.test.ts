import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ADDRESSES } from "../script/routes.ts";
import { askRaw, sayTo } from "./support/raw-http.ts";
import { type Site, startSite } from "./support/site.ts";

/** Behind https, accessed without the proxy. */
let site: Site;

const PICTURES = ["event", "page", "story"].flatMap((of) => [`/shared/${of}.png`, `/ml/shared/${of}.png`]);
const WHOLE_IN_THEMSELVES = ["/help", "/ml/help", "/worker.js", ...PICTURES];

beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: "https://site.example.org" });
});
afterAll(() => site?.stop());

const port = () => Number(new URL(site.origin).port);
const say = (words: string) => sayTo(port(), words);
const ask = (method: string, target: string, more?: string, body?: string) =>
  askRaw(port(), method, target, more, body);
const get = (target: string) => fetch(site.origin + target, { redirect: "manual" });
const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
const PDF_OF = async () => ((await (await get("/api/brochures")).json()) as { file_url: string }[])[0]?.file_url ?? "";

it("security 39: an unsatisfiable range of a page's file is not cached", async () => {
  const [asset = ""] = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  for (const range of ["bytes=5-2", "bytes=99999999-", "bytes=-0"]) {
    const { status, head } = await ask("GET", `/assets/${asset}`, `Range: ${range}\r\n`);
    expect([range, status, /^cache-control: (.*)$/im.exec(head)?.[1]?.trim()]).toEqual([range, 416, "no-store"]);
  }
});

it("security 42: every response has the security headers: pages, refusals, errors and files", async () => {
  const [asset = ""] = readdirSync("build/client/assets").filter((name) => name.endsWith(".js"));
  const answers = {
    page: await ask("GET", "/"),
    "back office": await ask("GET", "/admin"),
    "no such page": await ask("GET", "/nothing"),
    "no such call": await ask("GET", "/api/nothing"),
    list: await ask("GET", "/api/testimonials"),
    refusal: await ask("GET", "/api/contact"),
    "unchanged page": await ask("GET", "/", "If-None-Match: *\r\n"),
    "wrong method": await ask("PUT", "/"),
    "refused form": await ask(
      "POST",
      "/contact-us",
      "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\n",
      "a=b",
    ),
    asset: await ask("GET", `/assets/${asset}`),
    "no such asset": await ask("GET", "/assets/nothing.js"),
    "public file": await ask("GET", "/favicon.svg"),
    "stored file": await ask("GET", await PDF_OF()),
    "no such file": await ask("GET", "/files/brochures/none.pdf"),
    robots: await ask("GET", "/robots.txt"),
    health: await ask("GET", "/healthz"),
    "a Host that is none": await say("GET /healthz HTTP/1.1\r\nHost: a b<c>\r\nConnection: close\r\n\r\n"),
    "a target that is none": await ask("GET", "http://evil.test:99999/"),
  };
  for (const [what, { status, head }] of Object.entries(answers)) {
    expect([what, status]).toEqual([what, expect.toSatisfy((value: number) => value >= 200)]);
    const value = (name: string) => new RegExp(`^${name}: (.*)$`, "im").exec(head)?.[1]?.trim();
    expect([what, value("X-Content-Type-Options")]).toEqual([what, "nosniff"]);
    expect([what, value("Referrer-Policy")]).toEqual([what, "strict-origin-when-cross-origin"]);
    expect([what, value("Permissions-Policy")]).toEqual([what, expect.stringContaining("camera=()")]);
    expect([what, value("Strict-Transport-Security")]).toEqual([what, "max-age=63072000; includeSubDomains"]);
    const policy = value("Content-Security-Policy") ?? "";
    expect([what, policy]).toEqual([what, expect.stringMatching(/^default-src 'none'; /)]);
    expect([what, policy]).toEqual([what, expect.stringMatching(/frame-ancestors '(none|self)'/)]);
    expect([what, policy]).toEqual([what, expect.not.stringMatching(/unsafe|\*|http:|blob:;? *script/)]);
  }
});

it("security 42: self-contained pages list their own style and scripts by hash, and may load nothing else", async () => {
  for (const path of ["/help", "/ml/help"]) {
    const answer = await get(path);
    const html = await answer.text();
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const sources = (kind: string) => new RegExp(`${kind} ([^;]*)`).exec(policy)?.[1]?.split(" ").sort();
    const named = (tag: string) =>
      [...html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, "g"))]
        .map(([, text]) => `'sha256-${hashOf(text ?? "")}'`)
        .sort();
    expect([path, named("script").length, sources("script-src")]).toEqual([path, 2, named("script")]);
    expect([path, named("style").length, sources("style-src")]).toEqual([path, 1, named("style")]);
    expect([path, sources("default-src"), sources("connect-src")]).toEqual([path, ["'none'"], ["'self'"]]);
    expect([path, html.match(/\sstyle=|\son[a-z]+=["']|<script /g)]).toEqual([path, null]);
  }
  const worker = await get("/worker.js");
  expect(worker.headers.get("Content-Security-Policy")).toBe("default-src 'none'; connect-src 'self'");
  for (const path of WHOLE_IN_THEMSELVES) {
    const sent = await fetch(site.origin + path, { method: "POST", body: new URLSearchParams({ name: "x" }) });
    expect([path, sent.status, await sent.text()]).toEqual([path, 405, "This address does not accept forms.\n"]);
  }
});

it("security 42: scripts of every page are its own files and those hashed in the policy, with nothing inline", async () => {
  for (const { path } of ADDRESSES.filter((address) => !WHOLE_IN_THEMSELVES.includes(address.path))) {
    const answer = await get(path.replace(":id", "0").replace("*", "nothing-here"));
    const html = await answer.text();
    const policy = answer.headers.get("Content-Security-Policy") ?? "";
    const sources = /script-src ([^;]*)/.exec(policy)?.[1]?.split(" ").filter(Boolean) ?? [];
    expect([path, sources]).toEqual([path, sources.filter((source) => /^'(self|sha256-[\w+/=]{44})'$/.test(source))]);
    const inline = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text]) => text ?? "",
    );
    const unnamed = inline.filter((text) => !sources.includes(`'sha256-${hashOf(text)}'`));
    expect([path, inline.length > 2, unnamed]).toEqual([path, true, []]);
    expect([path, html.includes("nonce")]).toEqual([path, false]);
    expect([path, /style-src ([^;]*)/.exec(policy)?.[1]]).toEqual([path, "'self'"]);
    expect([path, html.match(/<style|\sstyle=|\son[a-z]+=["']/g)]).toEqual([path, null]);
  }
});
