import { statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { buildTestimonial } from "../../tests/support/factories.ts";
import { fillInstallation, folder, getFiles, getRows } from "../../tests/support/installation.ts";
import { ADMIN, startProduct, type TestProduct } from "../../tests/support/product.ts";
import { startS3 } from "../../tests/support/s3-server.ts";

eachDatabase((database) => {
  const start = (settings: Record<string, string> = {}) => database.use(startProduct, { settings });
  const filled = async () => {
    const site: TestProduct = await start();
    await fillInstallation(site);
    await site.textWork.finish();
    const file = join(folder(), "all.tar.gz");
    return { site, file };
  };
  const emptySqlite = async () => {
    const url = `sqlite:${join(folder(), "other.sqlite")}`;
    const site = await startProduct(url);
    onTestFinished(() => site.close());
    await site.database.db.deleteFrom("admins").execute();
    return site;
  };
  const emptied = async (settings: Record<string, string> = {}) => {
    const site: TestProduct = await start(settings);
    await site.database.db.deleteFrom("admins").execute();
    return site;
  };

  describe("a backup", () => {
    it("restores every row and every file into an empty installation", async () => {
      const { site, file } = await filled();
      const manifest = await site.backups.make(file);
      const files = await getFiles(site);
      expect(Object.keys(manifest.files).toSorted()).toEqual(Object.keys(files).toSorted());
      const folders = new Set(Object.keys(files).map((key) => key.split("/")[0]));
      expect(folders).toEqual(
        new Set([
          "attachments",
          "brochures",
          "materials",
          "kept",
          "profiles",
          "events",
          "event-samples",
          "partner-pictures",
          "pictures",
        ]),
      );
      const otherProduct = await emptied();
      await otherProduct.backups.restore(file, { overwrite: false });
      expect(await getRows(otherProduct)).toEqual(await getRows(site));
      expect(await getFiles(otherProduct)).toEqual(files);
      for (const [table, rows] of Object.entries(await getRows(otherProduct)))
        expect([table, rows]).not.toEqual([table, []]);
    });

    it("converts between both kinds of database without a change", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      const sqlite = await emptySqlite();
      await sqlite.backups.restore(file, { overwrite: false });
      await sqlite.backups.make(`${file}.second`);
      const back = await emptied();
      await back.backups.restore(`${file}.second`, { overwrite: false });
      for (const other of [sqlite, back]) {
        expect(await getRows(other)).toEqual(await getRows(site));
        expect(await getFiles(other)).toEqual(await getFiles(site));
      }
    });

    it("has working counters, search and ids after a restore", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      const otherProduct = await emptied();
      await otherProduct.backups.restore(file, { overwrite: false });
      const token = await otherProduct.token();
      const ask = async (path: string) => (await otherProduct.ask("GET", path, { token })).json;
      const before = await ask("/api/dashboard/stats");
      expect(before).toEqual((await site.ask("GET", "/api/dashboard/stats", { token: await site.token() })).json);
      const enquiry = { name: "Suma", phone: "9876543210", email: "suma@example.org", message: "z".repeat(200) };
      const sent = await otherProduct.ask("POST", "/api/contact", { json: enquiry });
      expect(sent.status).toBe(201);
      expect((await ask("/api/dashboard/stats")).stats.contactSubmissions).toBe(before.stats.contactSubmissions + 1);
      expect((await ask("/api/contact?q=zzzz")).data).toHaveLength(1);
      await otherProduct.sampleContent.remove();
      const left: { name: string }[] = (await ask("/api/contact?q=")).data;
      expect(left.map(({ name }) => name)).toEqual(["Suma", "ജി.എച്ച്.എസ്", "Amma"]);
    });

    it("never reuses an id from the audit log after a restore", async () => {
      const site: TestProduct = await start();
      const token = await site.token();
      const add = (on: TestProduct, slug: string, by: string) =>
        on.ask("POST", "/api/pages/add", { token: by, json: { slug, title: "T", body: "Nobody is to read this." } });
      for (const slug of ["kept", "old"]) await add(site, slug, token);
      await site.ask("POST", "/api/pages/2/publish", { token, json: {} });
      for (const status of ["pending", "approved"] as const) await buildTestimonial(site, { status });
      for (const path of ["/api/pages/delete/2", "/api/testimonials/delete/2"])
        expect((await site.ask("DELETE", path, { token })).status).toBe(200);
      const file = join(folder(), "all.tar.gz");
      await site.backups.make(file);
      const otherProduct = await emptied();
      await otherProduct.backups.restore(file, { overwrite: false });
      const by = await otherProduct.token();
      const { data } = (await add(otherProduct, "new", by)).json;
      expect([data.id, data.state]).toEqual([3, "draft"]);
      expect(await otherProduct.ownPages.listVisible()).toEqual([]);
      const story = await buildTestimonial(otherProduct, { status: "approved" });
      expect((await otherProduct.ask("DELETE", `/api/testimonials/delete/${story}`, { token: by })).status).toBe(200);
    });

    it("security 52: is private, and outside of the served folders", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      for (const open of [join(site.config.DATA_DIR, "files"), join(site.config.DATA_DIR, "files/brochures"), "public"])
        await expect(site.backups.make(join(open, "all.tar.gz"))).rejects.toThrow(/folder served to the public/);
    });

    it("security 52: ends every session and every code when restored", async () => {
      const { site, file } = await filled();
      const token = await site.token();
      await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
      await site.emails.deliver();
      await site.ask("POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
      await site.backups.make(file);
      const { db } = site.database;
      expect(await db.selectFrom("reset_codes").selectAll().execute()).toHaveLength(1);
      await site.backups.restore(file, { overwrite: true });
      expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
      for (const table of ["sessions", "reset_codes", "letters", "limit_counts", "file_claims"] as const)
        expect([table, await db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
      expect(await site.token()).toBeTruthy();
    });

    it("never overwrites a file, and replaces an installation only on request", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      await expect(site.backups.make(file)).rejects.toThrow(/is there already/);
      const [rows, files] = [await getRows(site), await getFiles(site)];
      await site.sampleContent.remove();
      await buildTestimonial(site, { name: "Later" });
      const later = await getRows(site);
      await expect(site.backups.restore(file, { overwrite: false })).rejects.toThrow(/not empty. Add --overwrite/);
      expect(await getRows(site)).toEqual(later);
      await site.backups.restore(file, { overwrite: true });
      expect(await getRows(site)).toEqual(rows);
      expect(await getFiles(site)).toEqual(files);
    });

    it("invalidates cached pages and releases unreferenced files when restored", async () => {
      const empty: TestProduct = await emptied();
      const file = join(folder(), "empty.tar.gz");
      await empty.backups.make(file);
      const site: TestProduct = await start();
      await fillInstallation(site);
      const version = site.publicContent.version();
      await site.backups.restore(file, { overwrite: true });
      expect(await getFiles(site)).toEqual({});
      await expect.poll(() => site.publicContent.version()).toBeGreaterThan(version);
    });

    it("is verified by a restore into an empty folder", async () => {
      const { site, file } = await filled();
      await site.backups.make(file);
      site.now = new Date(site.now.getTime() + 60_000);
      const before = [await getRows(site), await getFiles(site)];
      await site.backups.verify(file);
      expect([await getRows(site), await getFiles(site)]).toEqual(before);
      const { proven_at } = await site.database.db.selectFrom("backups").selectAll().executeTakeFirstOrThrow();
      expect(proven_at).toBe(site.now.toISOString());
    });
  });
});

describe("a backup of files in S3-compatible storage", () => {
  it("is restored into a folder, and back into S3", async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.remove());
    const on = async (settings: Record<string, string>) => {
      const site = await startProduct(`sqlite:${join(folder(), "x.sqlite")}`, { settings });
      onTestFinished(() => site.close());
      return site;
    };
    const site = await on(s3.settings);
    await fillInstallation(site);
    const file = join(folder(), "all.tar.gz");
    await site.backups.make(file);
    const files = await getFiles(site);
    const inFolder = await on({});
    await inFolder.backups.restore(file, { overwrite: true });
    expect(await getFiles(inFolder)).toEqual(files);
    for (const key of Object.keys(files)) await site.storage.remove(key);
    await site.backups.restore(file, { overwrite: true });
    expect(await getFiles(site)).toEqual(files);
  });
});
