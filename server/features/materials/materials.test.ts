import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import type { AdminMaterial, Material } from "../../../shared/materials/materials.schema.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct, type TestProduct } from "../../../tests/support/product.ts";
import { startS3 } from "../../../tests/support/s3-server.ts";

const PDF = "%PDF-1.7\n% one page\n%%EOF\n";
const OTHER = "%PDF-1.4\n% another page\n%%EOF\n";
const NOT_ONE = "Please choose a complete PDF, PNG, JPEG or WebP file.";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#b23a1a" } });
const PNG = await drawn(600, 300).png().toBuffer();

interface Sending {
  title?: string;
  title_ml?: string;
  kind?: string;
  language?: string;
  file?: BlobPart | null;
  fileName?: string;
  type?: string;
}

const asPublic = (saved: AdminMaterial): Material => {
  const { version: _, changed: __, ...material } = saved;
  return material;
};

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await database.use(startProduct, { settings });
    const token = await site.token("editor");
    const send = (method: string, path: string, { file = PDF, fileName, type, ...fields }: Sending, headers = {}) => {
      const body = new FormData();
      const form = { title: "Poster with the helpline", kind: "poster", language: "en", ...fields };
      for (const [field, value] of Object.entries(form)) body.set(field, value);
      if (file !== null) body.set("file", new Blob([file], { type: type ?? "" }), fileName ?? "poster.pdf");
      return site.ask(method, path, { token, body, headers });
    };
    return {
      site,
      token,
      add: (sending: Sending = {}) => send("POST", "/api/materials/add", sending),
      update: (id: number, sending: Sending, headers = {}) =>
        send("PUT", `/api/materials/update/${id}`, sending, headers),
      remove: (id: number, headers = {}) => site.ask("DELETE", `/api/materials/delete/${id}`, { token, headers }),
      list: async () => (await site.ask("GET", "/api/materials")).json as Material[],
      stored: () => site.storage.list("materials"),
    };
  };

  it("accepts a PDF unchanged, publishes it at once and serves it as data", async () => {
    const { site, token, add, list } = await start();
    const before = site.publicContent.version();
    const added = await add({ title_ml: "ഹെൽപ്‌ലൈൻ പോസ്റ്റർ", fileName: "പോസ്റ്റർ.pdf" });
    expect([added.status, added.json.message]).toEqual([201, "Material added successfully!"]);
    expect(added.json.data).toEqual({
      id: 1,
      title: "Poster with the helpline",
      title_ml: "ഹെൽപ്‌ലൈൻ പോസ്റ്റർ",
      kind: "poster",
      language: "en",
      file_name: "പോസ്റ്റർ.pdf",
      file_url: expect.stringMatching(/^\/files\/materials\/[0-9a-f]{64}\.pdf$/),
      type: "pdf",
      size: PDF.length,
      width: null,
      height: null,
      preview_url: null,
      ...version(1),
    });
    expect(site.publicContent.version()).toBeGreaterThan(before);
    expect(await list()).toEqual([asPublic(added.json.data)]);
    expect((await site.ask("GET", "/api/materials", { token })).json).toEqual([added.json.data]);
    const file = await site.ask("GET", added.json.data.file_url);
    expect([file.status, file.text]).toEqual([200, PDF]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": expect.stringContaining(encodeURIComponent("പോസ്റ്റർ.pdf")),
      "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    const part = await site.ask("GET", added.json.data.file_url, { headers: { Range: "bytes=1-3" } });
    expect([part.status, part.text]).toEqual([206, "PDF"]);
  });

  database.itOnce.each([
    ["png", "image/png"],
    ["jpeg", "image/jpeg"],
    ["webp", "image/webp"],
  ] as const)("accepts a %s in full size, upright and without metadata, and makes a small one", async (of, type) => {
    const { site, add, stored } = await start();
    const exif = { IFD0: { Copyright: "Whoever took it" }, IFD3: { GPSLatitudeRef: "N" } };
    const sent = await drawn(600, 300).withExif(exif).withMetadata({ orientation: 6, exif }).toFormat(of).toBuffer();
    const { data } = (await add({ file: new Uint8Array(sent), kind: "picture", fileName: "a.b", type })).json;
    const ending = of === "jpeg" ? "jpg" : of;
    expect(data).toMatchObject({ type: ending, width: 300, height: 600, file_name: `a.b.${ending}` });
    const [key = ""] = (await stored()).filter((item) => data.file_url.endsWith(item));
    const file = await site.ask("GET", data.file_url);
    expect(file.headers.get("Content-Type")).toBe(type);
    expect(Number(file.headers.get("Content-Length"))).toBe(data.size);
    const kept = await sharp(`${site.config.DATA_DIR}/files/${key}`).metadata();
    expect([kept.format, kept.width, kept.height, kept.exif, kept.orientation]).toEqual([
      of,
      300,
      600,
      undefined,
      undefined,
    ]);
    const preview = await site.ask("GET", data.preview_url);
    expect([preview.status, preview.headers.get("Content-Type")]).toEqual([200, "image/webp"]);
    const small = await sharp(`${site.config.DATA_DIR}${data.preview_url}`).metadata();
    expect([small.width, small.height]).toEqual([132, 264]);
  });

  it("changes the texts, or the file too, and stops serving the old URL", async () => {
    const { site, add, update, list, stored } = await start();
    const { data } = (await add({ title_ml: "പോസ്റ്റർ", file: PNG, fileName: "a.png" })).json;
    const renamed = await update(1, { title: "Renamed", file: null, language: "both", kind: "logo" });
    expect([renamed.status, renamed.json.data]).toEqual([
      200,
      { ...data, title: "Renamed", language: "both", kind: "logo", ...version(2) },
    ]);
    const replaced = (await update(1, { file: OTHER })).json.data;
    expect(replaced).toMatchObject({ type: "pdf", preview_url: null, width: null, title_ml: "പോസ്റ്റർ" });
    for (const old of [data.file_url, data.preview_url]) expect((await site.ask("GET", old)).status).toBe(404);
    expect((await site.ask("GET", replaced.file_url)).text).toBe(OTHER);
    expect(await list()).toEqual([asPublic(replaced)]);
    expect(await stored()).toHaveLength(1);
  });

  it("lists the newest first, and keeps a file that another material uses", async () => {
    const { add, update, remove, list, stored } = await start();
    await add({ title: "First" });
    await add({ title: "Second" });
    expect((await list()).map(({ title }) => title)).toEqual(["Second", "First"]);
    expect(await stored()).toHaveLength(1);
    await update(1, { file: OTHER });
    expect(await stored()).toHaveLength(2);
    await remove(1);
    await remove(2);
    expect(await stored()).toEqual([]);
  });

  it("is deleted, not served, and restored with its files; for older versions it is 412", async () => {
    const { site, token, add, update, remove, list } = await start();
    const { data } = (await add({ file: PNG, fileName: "a.png" })).json;
    await update(1, { title: "Second title", file: null });
    for (const late of [
      await update(1, { file: OTHER }, { "If-Match": '"1"' }),
      await remove(1, { "If-Match": '"1"' }),
    ])
      expect([late.status, late.json.current.title]).toEqual([412, "Second title"]);
    expect((await remove(1, { "If-Match": '"2"' })).json).toEqual({ message: "Material deleted successfully!" });
    expect([(await remove(1)).status, (await site.ask("GET", data.file_url)).status]).toEqual([404, 404]);
    const [deleted] = (await site.ask("GET", "/api/history?kind=material", { token })).json.data;
    expect([deleted.act, deleted.about]).toEqual([
      "delete material",
      { kind: "material", id: 1, label: "Second title" },
    ]);
    expect((await site.ask("POST", `/api/history/${deleted.id}/put-back`, { token })).status).toBe(200);
    expect(await list()).toEqual([{ ...asPublic(data), title: "Second title" }]);
    for (const address of [data.file_url, data.preview_url]) expect((await site.ask("GET", address)).status).toBe(200);
  });

  database.describeOnce("refuses", () => {
    const tail = Buffer.from("<script>alert(1)</script>");
    it.each<[what: string, file: () => Promise<BlobPart> | BlobPart]>([
      ["an SVG", () => '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
      ["an SVG after a byte order mark", () => '\ufeff<?xml version="1.0"?><svg/>'],
      ["HTML before a PDF", () => `<b>${PDF}`],
      ["nothing", () => ""],
      ["a GIF", () => new Uint8Array(Buffer.from("474946383961010001000000002c00000000010001000002", "hex"))],
      ["a truncated PNG", () => new Uint8Array(PNG.subarray(0, PNG.length - 30))],
      ["a JPEG signature only", () => new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...tail])],
      ["a WebP signature only", () => `RIFF\u0010\u0000\u0000\u0000WEBP${tail}`],
    ])("security 34: %s", async (_title, file) => {
      const { add, update, list, stored } = await start();
      await add();
      for (const type of ["application/pdf", "image/png"])
        for (const refused of [
          await add({ file: await file(), type, fileName: "a.png" }),
          await update(1, { file: await file(), type, fileName: "a.pdf" }),
        ])
          expect([refused.status, refused.json.errors]).toEqual([422, { file: NOT_ONE }]);
      expect([(await list()).length, (await stored()).length]).toEqual([1, 1]);
    });

    it.each<[what: string, sending: Sending, errors: Record<string, string>]>([
      ["no title", { title: " " }, { title: "Please enter a title." }],
      ["101 characters", { title: "x".repeat(101) }, { title: "Title can have at most 100 characters." }],
      ["bidirectional controls", { title_ml: "a\u202eb" }, { title_ml: expect.stringContaining("invalid characters") }],
      ["another kind", { kind: "joke" }, { kind: "The kind must be poster, picture, logo or document." }],
      ["another language", { language: "fr" }, { language: "The language must be en, ml, both or none." }],
      ["no file", { file: null }, { file: "Please choose a file." }],
    ])("%s", async (_title, sending, errors) => {
      const { add, list } = await start();
      const refused = await add(sending);
      expect([refused.status, refused.json.errors, await list()]).toEqual([422, errors, []]);
    });

    it("more than 20 MiB, and a small file with too many pixels", async () => {
      const { add, stored } = await start();
      const whole = new Uint8Array(20 * 1024 * 1024);
      whole.set(Buffer.from(PDF));
      expect((await add({ file: new Blob([whole, "x"]) })).status).toBe(413);
      const wide = await sharp({ create: { width: 10_000, height: 6501, channels: 3, background: "#000" } })
        .png()
        .toBuffer();
      const refused = await add({ file: new Uint8Array(wide) });
      expect([refused.status, refused.json.errors]).toEqual([
        422,
        { file: "The picture can have at most 65 megapixels." },
      ]);
      expect(await stored()).toEqual([]);
      expect((await add({ file: whole })).status).toBe(201);
    });
  });

  database.itOnce("security 34: data appended to a picture is not served", async () => {
    const { site, add } = await start();
    const hidden = "<html><script>alert(1)</script>%PDF-1.7 hidden PK\u0003\u0004";
    const sent = new Blob([new Uint8Array(PNG), hidden]);
    const { data } = (await add({ file: sent, type: "text/html", fileName: "poster.html" })).json;
    expect([data.type, data.file_name]).toEqual(["png", "poster.html.png"]);
    const file = await site.ask("GET", data.file_url);
    expect(file.headers.get("Content-Type")).toBe("image/png");
    expect(file.text).not.toContain("<script>");
  });

  database.itOnce("security 36: treats file names as data", async () => {
    const { site, add } = await start();
    for (const [fileName, kept] of [
      ["../../etc/passwd", "passwd.pdf"],
      ["a\u202egnp.exe", "agnp.exe.pdf"],
      ["പോസ്റ്റർ 🏃‍♀️.PDF", "പോസ്റ്റർ 🏃‍♀️.PDF"],
      ['"; filename=x.html', "; filename=x.html.pdf"],
      [`${"x".repeat(300)}.pdf`, `${"x".repeat(196)}.pdf`],
    ] as const) {
      const { data } = (await add({ fileName, file: PDF + fileName })).json;
      expect([fileName, data.file_name.replace(/^"/, "")]).toEqual([fileName, kept]);
      const disposition = (await site.ask("GET", data.file_url)).headers.get("Content-Disposition");
      expect(disposition).toMatch(/^inline; filename=/);
      expect(disposition).not.toMatch(/[\r\n]|\P{ASCII}/u);
    }
  });

  it("accepts eight concurrent uploads, each complete", async () => {
    const { site, add, list } = await start();
    const files = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        n % 2
          ? `${PDF}${n}`
          : drawn(40 + n, 40)
              .png()
              .toBuffer(),
      ),
    );
    const added = await Promise.all(
      files.map((file, n) => add({ title: `File ${n}`, file: typeof file === "string" ? file : new Uint8Array(file) })),
    );
    expect(added.map(({ status }) => status)).toEqual(Array(8).fill(201));
    const all = await list();
    expect(new Set(all.map(({ title }) => title)).size).toBe(8);
    for (const { file_url, size } of all)
      expect((await site.ask("GET", file_url)).headers.get("Content-Length")).toBe(String(size));
  });

  it("lives on S3-compatible storage, and leaves no row for a failed upload", async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.remove());
    const { add, list } = await start(s3.settings);
    await add();
    await s3.stop();
    const refused = await add({ file: OTHER });
    expect([refused.status, (await list()).length]).toEqual([503, 1]);
    await s3.start();
    expect((await add({ file: OTHER })).status).toBe(201);
  });
});
