import { expect, it } from "vitest";
import type { AdminBrochure, Brochure } from "../../../shared/brochures/brochures.schema.ts";
import { createBrochureClient, PDF } from "../../../tests/support/brochures.ts";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { version } from "../../../tests/support/expect-version.ts";
import { startProduct } from "../../../tests/support/product.ts";

const OTHER = "%PDF-1.4\n% another page\n%%EOF\n";
const MALAYALAM = "%PDF-1.7\n% ഒരു പേജ്\n%%EOF\n";
const NO_TWIN = { name_ml: "", file_name_ml: null, file_url_ml: null };

const asPublic = (saved: AdminBrochure): Brochure => {
  const { version: _, changed: __, ...brochure } = saved;
  return brochure;
};

eachDatabase((database) => {
  const start = async (settings: Record<string, string> = {}) =>
    createBrochureClient(await database.use(startProduct, { settings }));

  it("accepts a PDF, publishes it at once and serves it with an immutable URL", async () => {
    const { site, add, list } = await start();
    const before = site.publicContent.version();
    const added = await add({ fileName: "plan.pdf" });
    expect([added.status, added.json.message]).toEqual([201, "Brochure uploaded successfully!"]);
    expect(added.json.data).toEqual({
      id: 1,
      name: "Event brochure",
      file_name: "plan.pdf",
      file_url: expect.stringMatching(/^\/files\/brochures\/[0-9a-f]{64}\.pdf$/),
      ...NO_TWIN,
      ...version(1),
    });
    expect(site.publicContent.version()).toBeGreaterThan(before);
    expect(await list()).toEqual([asPublic(added.json.data)]);
    expect(await site.services.brochures.latest()).toEqual(asPublic(added.json.data));
    const file = await site.ask("GET", added.json.data.file_url);
    expect([file.status, file.text]).toEqual([200, PDF]);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      "content-type": "application/pdf",
      "content-disposition": "inline; filename=plan.pdf",
      "content-security-policy": "default-src 'none'; frame-ancestors 'self'",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "accept-ranges": "bytes",
      "content-length": String(PDF.length),
    });
  });

  it("lists the newest first", async () => {
    const { add, list } = await start();
    await add({ name: "First" });
    await add({ name: "Second", content: OTHER });
    expect((await list()).map(({ name }: { name: string }) => name)).toEqual(["Second", "First"]);
  });

  it("changes the name alone, or the file too, and removes the replaced file", async () => {
    const { site, add, update, list, stored } = await start();
    const { file_url } = (await add()).json.data;
    const renamed = await update(1, { name: "Renamed", content: null });
    expect([renamed.status, renamed.json]).toEqual([
      200,
      {
        message: "Brochure updated successfully!",
        data: { id: 1, name: "Renamed", file_name: "brochure.pdf", file_url, ...NO_TWIN, ...version(2) },
      },
    ]);
    const replaced = await update(1, { content: OTHER, fileName: "other" });
    expect(replaced.json.data).toMatchObject({ id: 1, file_name: "other.pdf" });
    expect(await list()).toEqual([asPublic(replaced.json.data)]);
    expect((await site.ask("GET", file_url)).status).toBe(404);
    expect((await site.ask("GET", replaced.json.data.file_url)).text).toBe(OTHER);
    expect(await stored()).toHaveLength(1);
  });

  it("keeps a file that another brochure uses, and the same file uploaded again", async () => {
    const { add, update, stored } = await start();
    await add();
    await add({ name: "Second" });
    expect(await stored()).toHaveLength(1);
    await update(1, { content: OTHER });
    expect(await stored()).toHaveLength(2);
    await update(1, { content: OTHER });
    await update(2, { content: OTHER });
    expect(await stored()).toHaveLength(1);
  });

  it("withdraws one: the next newest replaces it, and an unused file is removed", async () => {
    const { site, token, add, list, stored } = await start();
    const withdraw = (id: number) => site.ask("DELETE", `/api/brochures/delete/${id}`, { token });
    const first = asPublic((await add({ name: "First" })).json.data);
    const second = asPublic((await add({ name: "Second", content: OTHER })).json.data);
    await add({ name: "Third", content: OTHER });
    expect((await site.ask("DELETE", "/api/brochures/delete/3")).status).toBe(401);

    const before = site.publicContent.version();
    const withdrawn = await withdraw(3);
    expect([withdrawn.status, withdrawn.json]).toEqual([200, { message: "Brochure withdrawn successfully!" }]);
    expect(site.publicContent.version()).toBeGreaterThan(before);
    expect(await site.services.brochures.latest()).toEqual(second);
    expect((await site.ask("GET", second.file_url)).status).toBe(200);

    await withdraw(2);
    expect(await list()).toEqual([first]);
    expect((await site.ask("GET", second.file_url)).status).toBe(404);
    const both = await Promise.all([withdraw(1), withdraw(1)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 404]);
    expect(both.find(({ status }) => status === 404)?.json).toEqual({
      message: "This brochure is no longer there.",
      code: "brochure-gone",
    });
    expect(await site.services.brochures.latest()).toBeNull();
    expect(await stored()).toEqual([]);
  });

  it("has a Malayalam version until it is replaced or removed", async () => {
    const { site, add, update, stored } = await start();
    const both = (await add({ name_ml: " ബ്രോഷർ ", content_ml: MALAYALAM })).json.data;
    expect(both).toMatchObject({ name: "Event brochure", name_ml: "ബ്രോഷർ", file_name_ml: "ബ്രോഷർ.pdf" });
    expect((await site.ask("GET", both.file_url)).text).toBe(PDF);
    const file = await site.ask("GET", both.file_url_ml);
    expect([file.status, file.text]).toEqual([200, MALAYALAM]);
    expect(file.headers.get("Content-Disposition")).toContain(encodeURIComponent("ബ്രോഷർ.pdf"));

    const renamed = (await update(1, { name: "Renamed", content: null })).json.data;
    expect(renamed).toEqual({ ...both, name: "Renamed", ...version(2) });
    const replaced = (await update(1, { content: null, name_ml: "", content_ml: OTHER })).json.data;
    expect(replaced).toMatchObject({ name_ml: "", file_url: both.file_url });
    expect((await site.ask("GET", both.file_url_ml)).status).toBe(404);
    expect((await site.ask("GET", replaced.file_url_ml)).text).toBe(OTHER);

    const without = (await update(1, { content: null, without_file_ml: "1" })).json.data;
    expect(without).toMatchObject({ ...NO_TWIN, file_url: both.file_url });
    expect((await site.ask("GET", replaced.file_url_ml)).status).toBe(404);
    expect(await stored()).toHaveLength(1);
    const nonsense = await update(1, { content: null, without_file_ml: "x" });
    expect([nonsense.status, Object.keys(nonsense.json.errors)]).toEqual([422, ["without_file_ml"]]);
    const wins = (await update(1, { content: null, without_file_ml: "1", content_ml: MALAYALAM })).json.data;
    expect((await site.ask("GET", wins.file_url_ml)).text).toBe(MALAYALAM);
  });

  it("can use one file in both languages, and removes it once unused", async () => {
    const { site, token, add, update, stored } = await start();
    const same = (await add({ content_ml: PDF })).json.data;
    expect(same.file_url_ml).toBe(same.file_url);
    expect((await site.ask("GET", same.file_url)).headers.get("Content-Disposition")).toContain("brochure.pdf");
    await update(1, { content: null, without_file_ml: "1" });
    expect((await site.ask("GET", same.file_url)).text).toBe(PDF);
    await update(1, { content: OTHER, content_ml: PDF });
    expect(await stored()).toHaveLength(2);
    await site.ask("DELETE", "/api/brochures/delete/1", { token });
    expect(await stored()).toEqual([]);
  });

  database.itOnce("validates the Malayalam file by the same rules, and stores neither if it is invalid", async () => {
    const { add, stored } = await start();
    const refused = await add({ name_ml: "ക".repeat(101), content_ml: "<b>no PDF" });
    expect([refused.status, refused.json]).toMatchObject([
      422,
      {
        message: NOT_PDF,
        codes: { name_ml: "name_ml-too-long", file_ml: "pdf-invalid" },
        errors: { name_ml: "Malayalam name can have at most 100 characters.", file_ml: NOT_PDF },
      },
    ]);
    expect(await stored()).toEqual([]);
  });

  database.itOnce.each([
    ["an Android file picker names another type", { type: "application/octet-stream" }],
    ["the type is unknown", { type: "" }],
    ["a printer names another type", { type: "application/x-pdf; charset=binary" }],
    ["a line break precedes it", { content: `\r\n${PDF}` }],
    ["printer commands precede it", { content: `\x1b%-12345X@PJL JOB\n${"@PJL SET\n".repeat(90)}${PDF}` }],
  ])("detects a PDF by its bytes where %s", async (_where, sending) => {
    const { site, add, update } = await start();
    for (const taken of [await add(sending), await update(1, sending)]) {
      expect(taken.json.errors).toBeUndefined();
      expect(taken.status).toBeLessThan(300);
      const file = await site.ask("GET", taken.json.data.file_url);
      expect([file.status, file.headers.get("Content-Type")]).toEqual([200, "application/pdf"]);
    }
  });

  const NOT_PDF = "Please upload a valid PDF file.";
  database.itOnce.each([
    ["security 34: HTML under a PDF type", { content: "<html><script>alert(1)</script>" }, NOT_PDF, ["file"]],
    ["security 34: a PDF under another type", { type: "text/html" }, NOT_PDF, ["file"]],
    ["security 34: HTML before a PDF", { content: `<b>${PDF}` }, NOT_PDF, ["file"]],
    ["security 34: a PDF declared as a picture", { type: "image/png" }, NOT_PDF, ["file"]],
    ["security 34: a picture before a PDF", { content: `GIF89a${PDF}` }, NOT_PDF, ["file"]],
    ["a PDF marker after the first 1,024 bytes", { content: " ".repeat(1020) + PDF }, NOT_PDF, ["file"]],
    ["an empty file", { content: "" }, NOT_PDF, ["file"]],
    ["a bad file and no name", { content: "x", name: " " }, NOT_PDF, ["file", "name"]],
    ["no name", { name: " " }, "Please enter a brochure name.", ["name"]],
    ["101 characters", { name: "x".repeat(101) }, "Name can have at most 100 characters.", ["name"]],
  ])("refuses %s with a message", async (_title, sending, message, fields) => {
    const { add, update, list, stored } = await start();
    await add();
    for (const refused of [await add(sending), await update(1, sending)]) {
      expect([refused.status, refused.json.message]).toEqual([422, message]);
      expect(Object.keys(refused.json.errors).toSorted()).toEqual(fields);
    }
    expect(await list()).toHaveLength(1);
    expect(await stored()).toHaveLength(1);
  });

  database.itOnce("requires a PDF on creation", async () => {
    const { add } = await start();
    const refused = await add({ content: null });
    expect([refused.status, refused.json.message]).toEqual([422, "Please upload a brochure PDF."]);
    expect((await add({ content: null, name: "" })).json.errors).toEqual({
      name: "Please enter a brochure name.",
      file: "Please upload a brochure PDF.",
    });
  });

  database.itOnce("refuses more than 20 MiB, and accepts 20 MiB", async () => {
    const { add, stored } = await start();
    const whole = new Uint8Array(20 * 1024 * 1024);
    whole.set(Buffer.from(PDF));
    expect((await add({ content: new Blob([whole, "x"]) })).status).toBe(413);
    expect(await stored()).toEqual([]);
    expect((await add({ content: whole, content_ml: new Blob([whole, "x"]) })).status).toBe(413);
    expect(await stored()).toEqual([]);
    const other = Buffer.from(whole);
    other.write("%PDF-1.4");
    expect((await add({ content: whole, content_ml: other })).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });

  it("reports a concurrent change by another administrator, and stores no file", async () => {
    const { update, stored } = await start();
    for (const content of [PDF, null]) {
      const refused = await update(7, { content });
      expect([refused.status, refused.json]).toEqual([
        404,
        { message: "This brochure is no longer there.", code: "brochure-gone" },
      ]);
    }
    expect(await stored()).toEqual([]);
  });
});
