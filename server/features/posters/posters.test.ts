import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodeQR } from "qr/decode.js";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { posterSource, posterTexts } from "../../../script/poster-sheets.ts";
import { CATALOGUES } from "../../../shared/i18n/catalogues.ts";
import { localizeUrl } from "../../../shared/i18n/languages.ts";
import { POSTER_FILES, POSTERS, posterAddress, posterFileName } from "../../../shared/posters/posters.ts";
import { onSqliteAlone } from "../../../tests/support/databases.ts";
import { ORIGIN, startProduct } from "../../../tests/support/product.ts";
import made from "./generated/generated.json" with { type: "json" };
import { createPosters } from "./posters.ts";

const FACTS = { tollFree: "14405", nationalHelpline: "14446", policeWhatsapp: "919995966666" };
/** Points. */
const PAPER = { A4: [595.3, 841.9], A3: [841.9, 1190.6] } as const;

const folder = mkdtempSync(join(tmpdir(), "campaign-posters-"));
afterAll(() => rmSync(folder, { recursive: true }));

const postersAt = (origin: string) =>
  createPosters({ campaign: { shown: async () => ({ facts: FACTS }) }, site: { origin } });

const told = (path: string): Record<string, string> =>
  Object.fromEntries(
    execFileSync("pdfinfo", [path], { encoding: "utf8" })
      .split("\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()]),
  );

/** Decodes the QR code at a low resolution. */
async function scanned(path: string, resolution = path.includes("a3") ? 54 : 76): Promise<string> {
  const corner = ["-x", 6, "-y", 9.5, "-W", 2.4, "-H", 2.4].map((part) =>
    typeof part === "string"
      ? part
      : String(Math.round(((part * resolution) / 8.27) * (path.includes("a3") ? 11.69 : 8.27))),
  );
  execFileSync("pdftoppm", ["-r", `${resolution}`, ...corner, "-png", "-singlefile", path, path]);
  const { data, info } = await sharp(`${path}.png`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return decodeQR({ data, width: info.width, height: info.height });
}

/** Accessible texts of the PDF. */
const said = (pdf: Buffer): string[] =>
  [...pdf.toString("latin1").matchAll(/\/ActualText <FEFF([0-9A-F]+)>/g)].map(([, digits = ""]) =>
    Buffer.from(digits, "hex").swap16().toString("utf16le"),
  );

describe.each(POSTER_FILES)("the poster $name on $size in $language", (file) => {
  const path = join(folder, posterFileName(file));
  let pdf: Buffer;
  beforeAll(async () => {
    pdf = await postersAt("https://drug-free.example.org").read(posterFileName(file));
    writeFileSync(path, pdf);
  });

  it("matches its texts, art and fonts (else render it again: script/posters)", () => {
    const name = posterFileName(file) as keyof typeof made;
    const kept = readFileSync(new URL(`./generated/${name}`, import.meta.url));
    expect(made[name]).toMatchObject({
      from: posterSource(file),
      sha256: createHash("sha256").update(kept).digest("hex"),
    });
  });

  it("is one tagged page of its size, with title and language, readable as a whole", () => {
    const about = told(path);
    expect(about).toMatchObject({ Title: CATALOGUES[file.language].onPosters[file.name], Tagged: "yes", Pages: "1" });
    const [width = 0, height = 0] = (about["Page size"] ?? "").split(/[^\d.]+/).map(Number);
    expect(Math.abs(width - PAPER[file.size][0])).toBeLessThan(1);
    expect(Math.abs(height - PAPER[file.size][1])).toBeLessThan(1);
    expect(pdf.toString("latin1")).toContain(`/Lang (${file.language})`);
    expect(said(pdf)).toEqual(posterTexts(file.name, file.language).map(({ text }) => text));
  });

  it("has a QR code of this site, which is also a link", async () => {
    const leads = `https://drug-free.example.org${localizeUrl(file.language, POSTERS[file.name].leadsTo)}`;
    expect(await scanned(path)).toBe(leads);
    expect(execFileSync("pdfinfo", ["-url", path], { encoding: "utf8" })).toContain(leads);
    expect(execFileSync("pdfinfo", ["-url", path], { encoding: "utf8" })).not.toContain("qr.invalid");
  });
});

it("handles long and unusual site addresses", async () => {
  const origin = `https://${"long-name.".repeat(12)}example.org:8443`;
  const path = join(folder, "odd-a4.pdf");
  writeFileSync(path, await postersAt(origin).read("run-a4.pdf"));
  expect(await scanned(path, 200)).toBe(`${origin}/help`);
});

onSqliteAlone((database) => {
  it("serves each file under its URL, answers 304, and has no other files", async () => {
    const site = await database.use(startProduct);
    const offered = await site.posters.list();
    expect(offered.map(({ address }) => address)).toEqual(POSTER_FILES.map(posterAddress));
    for (const { address, bytes } of offered) {
      const answer = await site.ask("GET", address);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
      expect(Number(answer.headers.get("Content-Length"))).toBe(bytes);
      expect(answer.headers.get("Content-Disposition")).toMatch(/^inline; filename="[a-z0-9.-]+\.pdf"$/);
      const again = await site.ask("GET", address, { headers: { "If-None-Match": `${answer.headers.get("ETag")}` } });
      expect([again.status, again.text]).toEqual([304, ""]);
    }
    expect(await site.posters.read("run-a4.pdf")).toEqual(await postersAt(ORIGIN).read("run-a4.pdf"));
    for (const { address } of offered.map(({ preview }) => preview)) {
      const answer = await site.ask("GET", address);
      expect([answer.status, answer.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
      expect(Number(answer.headers.get("Content-Length"))).toBeLessThan(16_000);
    }
    for (const other of ["", "generated.json", "run-a5.pdf", "..%2fposters.ts", "a/b.pdf"])
      expect((await site.ask("GET", `/posters/${other}`)).status, other).toBe(404);
    const posted = await site.ask("POST", "/posters/run-a4.pdf");
    expect([posted.status, posted.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
  });

  it("does not serve a poster with a number other than the campaign's", async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    await site.ask("PUT", "/api/campaign", { token, json: { nationalHelpline: "1933" } });
    expect(new Set((await site.posters.list()).map(({ name }) => name))).toEqual(new Set(["run", "yes"]));
    expect((await site.ask("GET", "/posters/call-a4.pdf")).status).toBe(404);
    await site.ask("PUT", "/api/campaign", { token, json: { tollFree: "1056" } });
    expect(await site.posters.list()).toEqual([]);
  });
});
