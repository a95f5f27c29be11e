import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listPublicUrls } from "../shared/public-routes.ts";
import { elementsIn } from "./support/read-html.ts";
import { type Site, startSite } from "./support/site.ts";

let site: Site;
const folder = mkdtempSync(join(tmpdir(), "campaign-mirror-"));
const copy = join(folder, "copy");

const mirror = (into: string) =>
  promisify(execFile)(process.execPath, ["build/program/admin.js", "mirror", into], {
    env: { PATH: process.env["PATH"], DATA_DIR: site.dataDir, PUBLIC_ORIGIN: "https://example.org" },
  });

beforeAll(async () => {
  site = await startSite();
  await mirror(copy);
});

afterAll(async () => {
  await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A static file server ignores the query. */
const getFile = (address: string): string | undefined => {
  const path = join(copy, decodeURIComponent(address.replace(/[?#].*/, "")));
  return [path, join(path, "index.html")].find((file) => existsSync(file) && statSync(file).isFile());
};

const pagesIn = (): string[] =>
  readdirSync(copy, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".html"));

it("a static copy has every page of both languages, and a phone number in place of each form", () => {
  const missing = listPublicUrls("page").filter((address) => !address.includes("{") && !getFile(address));
  expect(missing).toEqual([]);
  const pages = pagesIn().map((path) => readFileSync(join(copy, path), "utf8"));
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((html) => /<form|<script|<noscript|shape=square/.test(html))).toEqual([]);
  expect(pages.filter((html) => !html.includes("tel:14405"))).toEqual([]);
  const contact = readFileSync(getFile("/schools") ?? "", "utf8");
  expect(contact).toContain("Messages cannot be sent from this copy.");
  expect(readFileSync(getFile("/ml/schools") ?? "", "utf8")).toContain("സന്ദേശം അയയ്ക്കാനാവില്ല");
});

it("everything that a page of the copy shows or links to is in it, except the admin and the API", () => {
  const broken = pagesIn().flatMap((path) => {
    const html = readFileSync(join(copy, path), "utf8");
    const named = ["a", "img", "link", "source"].flatMap((element) =>
      elementsIn(html, element).flatMap(({ href, src, srcset }) => [href, src, srcset?.split(" ")[0]]),
    );
    return named.filter((link) => link?.startsWith("/") && !/^\/(admin|api)\b/.test(link) && !getFile(link));
  });
  expect([...new Set(broken)]).toEqual([]);
});

it("a dead link does not abort the copy: it is listed, and the exit code is 3", async () => {
  const call = (path: string, token: string, json?: object) =>
    fetch(site.origin + path, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      ...(json && { body: JSON.stringify(json) }),
    }).then((answer) => answer.json());
  const { token } = await call("/api/admin/login", "", site.admin);
  const page = {
    slug: "dead-link",
    title: "Dead link",
    title_ml: "",
    body: "Read [this](/info/not-there).",
    body_ml: "",
  };
  const { data } = await call("/api/pages/add", token, page);
  await call(`/api/pages/${data.id}/publish`, token);
  const ended = await mirror(copy).catch((error: { code: number; stdout: string }) => error);
  expect(ended).toMatchObject({
    code: 3,
    stdout: expect.stringContaining("/info/not-there (404), linked from /info/dead-link"),
  });
  expect(readFileSync(getFile("/info/dead-link") ?? "", "utf8")).toContain("Dead link");
});

it("a newer copy replaces an older one, and nothing else", async () => {
  writeFileSync(join(copy, "left-over.html"), "from before");
  await mirror(copy).catch(() => {});
  expect(existsSync(join(copy, "left-over.html"))).toBe(false);
  expect(readdirSync(folder)).toEqual(["copy"]);
  await expect(mirror(folder)).rejects.toThrow(/is not empty and not an earlier export/);
  expect(existsSync(join(copy, "index.html"))).toBe(true);
});
