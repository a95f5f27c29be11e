import { expect, it, onTestFinished } from "vitest";
import { createBrochureClient, PDF } from "../../../tests/support/brochures.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { startProduct } from "../../../tests/support/product.ts";
import { startS3 } from "../../../tests/support/s3-server.ts";

const OTHER = "%PDF-1.4\n% another page\n%%EOF\n";
/** Longer than a file name may be in most file systems. */
const LONG_PATH = `/files/brochures/${"x".repeat(300)}.pdf`;
eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) =>
    createBrochureClient(await database.use(startProduct, { settings }));

  it("security 38: rejects an unauthenticated upload before its body", async () => {
    const { site } = await start();
    const endless = new ReadableStream({ pull: () => Promise.reject(new Error("The body was read.")) });
    const refused = await site.ask("POST", "/api/brochures/add", {
      body: endless,
      headers: { "Content-Type": "multipart/form-data; boundary=x" },
    });
    expect(refused.status).toBe(401);
  });

  it("security 37: answers malformed multipart with 4xx, and stores nothing", async () => {
    const { site, token, stored } = await start();
    const type = { "Content-Type": "multipart/form-data; boundary=x" };
    const part = (head: string, body: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${body}\r\n`;
    for (const body of [
      "",
      "--x",
      part('name="name"', "A"),
      `${part('name="name"', "A")}${part('name="file"; filename="a.pdf"', PDF)}`,
      `${part("", "A")}--x--\r\n`,
      `${part('name="n"', "A").repeat(1000)}--x--\r\n`,
    ]) {
      const refused = await site.ask("POST", "/api/brochures/add", { token, headers: type, body });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.status).toBeLessThan(500);
    }
    expect((await site.ask("POST", "/api/brochures/add", { token, json: { name: "A" } })).status).toBe(415);
    expect(await stored()).toEqual([]);
  });

  it("security 36: treats file names as data", async () => {
    const { site, add, stored } = await start();
    for (const [fileName, kept] of [
      ["../../etc/passwd", "passwd.pdf"],
      ["C:\\plans\\plan.pdf", "plan.pdf"],
      ["പദ്ധതി.pdf", "പദ്ധതി.pdf"],
      [`${"x".repeat(300)}.pdf`, `${"x".repeat(196)}.pdf`],
      ["evil.html", "evil.html.pdf"],
    ] as const) {
      const { data } = (await add({ fileName, content: PDF + fileName })).json;
      expect(data.file_name).toBe(kept);
      const disposition = (await site.ask("GET", data.file_url)).headers.get("Content-Disposition");
      expect(disposition).toMatch(/^inline; filename=([\w.-]+|"[^"\\\P{ASCII}\p{Cc}]+"; filename\*=UTF-8''[\w.%-]+)$/u);
    }
    for (const key of await stored()) expect(key).toMatch(/^brochures\/[0-9a-f]{64}\.pdf$/);
  });

  it("security 39: serves one range, and several as the whole file", async () => {
    const { site, add } = await start();
    const { file_url } = (await add()).json.data;
    const ask = (Range: string, more = {}) => site.ask("GET", file_url, { headers: { Range, ...more } });
    const part = await ask("bytes=1-3");
    expect([part.status, part.text, part.headers.get("Content-Range")]).toEqual([
      206,
      "PDF",
      `bytes 1-3/${PDF.length}`,
    ]);
    expect((await ask("bytes=-4")).text).toBe("EOF\n");
    const many = await ask(`bytes=${Array.from({ length: 1000 }, () => "0-").join(",")}`);
    expect([many.status, many.text]).toEqual([200, PDF]);
    const beyond = await ask("bytes=1000-");
    expect([beyond.status, beyond.headers.get("Content-Range")]).toEqual([416, `bytes */${PDF.length}`]);
    expect(beyond.headers.get("Cache-Control"), "no cache serves it for requests of the file").toBe("no-store");
    const etag = part.headers.get("ETag") ?? "";
    expect((await ask("bytes=1-3", { "If-Range": etag })).status).toBe(206);
    expect((await ask("bytes=1-3", { "If-Range": '"old"' })).status).toBe(200);
    const unchanged = await site.ask("GET", file_url, { headers: { "If-None-Match": etag } });
    expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
    // Ranges apply to GET only (RFC 9110, 14.2).
    for (const headers of [{}, { Range: "bytes=1-3" }, { Range: "bytes=1000-" }]) {
      const head = await site.ask("HEAD", file_url, { headers });
      expect([head.status, head.text, head.headers.get("Content-Range")]).toEqual([200, "", null]);
      expect(head.headers.get("Content-Length")).toBe(String(PDF.length));
    }
  });

  it("serves nothing but files under their own URL", async () => {
    const { site, add } = await start();
    const { file_url } = (await add()).json.data;
    for (const path of [
      "/files/",
      "/files/brochures",
      "/files/brochures/",
      "/files/brochures/none.pdf",
      LONG_PATH,
      "/files/brochures/..%2f..%2fcampaign.sqlite",
      "/files/..%2fcampaign.sqlite",
      "/files//etc/passwd",
      file_url.replace(".pdf", ""),
      file_url.replace("/files/", "/files//"),
      `${file_url}/`,
      file_url.replace(".pdf", ".html"),
    ])
      expect([path, (await site.ask("GET", path)).status]).toEqual([path, 404]);
    expect((await site.ask("POST", file_url)).status).toBe(405);
  });

  it("can be framed by the site when files are served from another origin", async () => {
    const { site, add } = await start({ FILE_BASE_URL: "https://files.example.org/" });
    const { file_url } = (await add()).json.data;
    expect(site.services.fileAddress(file_url)).toBe(`https://files.example.org${file_url}`);
    const file = await site.ask("GET", file_url);
    expect(file.headers.get("Content-Security-Policy")).toBe(
      "default-src 'none'; frame-ancestors 'self' http://localhost:3000",
    );
    expect(file.headers.get("Cross-Origin-Resource-Policy")).toBe("cross-origin");
  });

  it("lives on S3-compatible storage, answers 503 while it is down, and then stores no row", async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.remove());
    const { site, token, add, update, list, stored } = await start(s3.settings);
    const { file_url } = (await add()).json.data;
    expect((await site.ask("GET", file_url, { headers: { Range: "bytes=0-3" } })).text).toBe("%PDF");
    expect((await site.ask("GET", LONG_PATH)).status).toBe(404);
    expect((await site.ask("GET", "/readyz")).json.storage).toBe("up");
    await s3.stop();
    for (const refused of [
      await add({ content: OTHER }),
      await update(1, { content: OTHER }),
      await site.ask("GET", file_url),
    ]) {
      expect(refused.status).toBe(503);
      expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
      expect(refused.json.message).toMatch(/^Files cannot be stored or read right now\./);
    }
    const ready = await site.ask("GET", "/readyz");
    expect([ready.status, ready.json.storage]).toEqual([200, "down"]);
    expect(await list()).toHaveLength(1);
    expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(200);
    await s3.start();
    expect((await update(1, { content: OTHER })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });
});
