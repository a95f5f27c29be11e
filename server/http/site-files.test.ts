import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import type { Env } from "./env.ts";
import { serveSiteFiles } from "./site-files.ts";

const app = new Hono<Env>();
serveSiteFiles(app, {
  origin: "https://run.example.org",
  further: [async () => ["/events/3?e=a&b"], async () => ["/info/a-b"]],
});
const ask = (path: string) => app.request(path);

describe("files for crawlers", () => {
  it("list every page once, with the site's own URL", async () => {
    const answer = await ask("/sitemap.xml");
    expect(answer.headers.get("Content-Type")).toMatch(/^application\/xml/);
    const pages = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(pages).toContain("https://run.example.org/");
    expect(pages).toContain("https://run.example.org/event-map");
    expect(pages).toContain("https://run.example.org/ml/event-map");
    expect(pages).toContain("https://run.example.org/ml/events/3?e=a&amp;b");
    expect(pages).toContain("https://run.example.org/events/3?e=a&amp;b");
    expect(pages.filter((address) => /\/api|\/admin|\/event$|sitemap/.test(address ?? ""))).toEqual([]);
    expect(new Set(pages).size).toBe(pages.length);
  });

  it("list each page's alternates in both languages, the same for both", async () => {
    const urls = (await (await ask("/sitemap.xml")).text()).match(/<url>.*<\/url>/g) ?? [];
    const alternates = urls.map((url) =>
      [...url.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)].map(([, ...pair]) => pair),
    );
    expect(alternates[0]).toEqual([
      ["en", "https://run.example.org/"],
      ["ml", "https://run.example.org/ml"],
      ["x-default", "https://run.example.org/"],
    ]);
    for (const [place, url] of urls.entries()) {
      const [, own] = /<loc>([^<]+)<\/loc>/.exec(url) ?? [];
      const translations = alternates[place] ?? [];
      expect(translations.map(([, address]) => address)).toContain(own);
      for (const [, address] of translations) {
        const existing = urls.findIndex((otherUrl) => otherUrl.includes(`<loc>${address}</loc>`));
        expect(alternates[existing]).toEqual(translations);
      }
    }
  });

  it("keep crawlers out of the admin and point them to the pages", async () => {
    const words = await (await ask("/robots.txt")).text();
    expect(words).toContain("Disallow: /admin\n");
    expect(words).toContain("Sitemap: https://run.example.org/sitemap.xml\n");
  });

  it("say whom to tell of a vulnerability, when that is set", async () => {
    expect((await ask("/.well-known/security.txt")).status).toBe(404);
    const { SECURITY_CONTACT } = readConfig({ SECURITY_CONTACT: "security@example.org, https://example.org/report" });
    const told = new Hono<Env>();
    serveSiteFiles(told, { origin: "https://run.example.org", securityContacts: SECURITY_CONTACT });
    const answer = await told.request("/.well-known/security.txt");
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; *charset=utf-8$/i);
    const lines = (await answer.text()).split("\n");
    expect(lines).toEqual([
      "Contact: mailto:security@example.org",
      "Contact: https://example.org/report",
      expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      "Preferred-Languages: en, ml",
      "Canonical: https://run.example.org/.well-known/security.txt",
      "",
    ]);
    const daysLeft = (Date.parse(lines[2]?.slice("Expires: ".length) ?? "") - Date.now()) / 86_400_000;
    expect(daysLeft).toBeGreaterThan(170);
    expect(daysLeft).toBeLessThan(365);
    expect(() => readConfig({ SECURITY_CONTACT: "a@b.in\nExpires: never" })).toThrow(/^SECURITY_CONTACT must be /);
  });
});
