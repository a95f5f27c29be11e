import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../tests/support/product.ts";
import { createFileReferences } from "./file-references.ts";

const file = { key: "brochures/a.pdf", content: Buffer.from("%PDF-1.7") };
const MINUTE_MS = 60_000;

eachDatabase((database) => {
  const start = async () => {
    const site: TestProduct = await database.use(startProduct);
    const { db } = site.database;
    const clock = () => site.now;
    const log = { warn() {} };
    const { storage } = site;
    const isNamed = async (on: typeof db, key: string) =>
      (await on.selectFrom("brochures").select("id").where("file_key", "=", key).executeTakeFirst()) !== undefined;
    const deps = { db, clock, log: log as never, storage, isNamed };
    const files = createFileReferences(deps);
    const name = (on: typeof db) =>
      on.insertInto("brochures").values({ name: "A", file_name: "a.pdf", file_key: file.key }).execute();
    const existing = async () => (await storage.find(file.key)) !== null;
    return {
      site,
      db,
      storage,
      files,
      name,
      there: existing,
      with: (over: Partial<typeof deps>) => createFileReferences({ ...deps, ...over }),
    };
  };

  it("removes a stored file if its row is not created", async () => {
    const { site, files, there } = await start();
    await expect(
      files.save([file], site.publicContent.change, () => Promise.reject(new Error("no row"))),
    ).rejects.toThrow("no row");
    expect(await there()).toBe(false);
  });

  it("leaves no claim on a file that could not be stored", async () => {
    const { site, db, storage, with: other, there } = await start();
    const files = other({ storage: { ...storage, put: () => Promise.reject(new Error("full")) } });
    await expect(files.save([file], site.publicContent.change, async () => {})).rejects.toThrow("full");
    expect(await db.selectFrom("file_claims").selectAll().execute()).toEqual([]);
    expect(await there()).toBe(false);
  });

  it("cleans up after a crash between storing and referencing", async () => {
    const { site, db, storage, files, there } = await start();
    // Left by a crash right after storing.
    const until = new Date(site.now.getTime() + 10 * MINUTE_MS).toISOString();
    await db.insertInto("stored_files").values({ key: file.key, removing_until: null }).execute();
    await db.insertInto("file_claims").values({ token: "t", key: file.key, until }).execute();
    await storage.put(file.key, file.content);
    await files.cleanup();
    expect(await there()).toBe(true);
    site.now = new Date(site.now.getTime() + 11 * MINUTE_MS);
    await files.cleanup();
    expect(await there()).toBe(false);
    expect(await db.selectFrom("file_claims").selectAll().execute()).toEqual([]);
  });

  it("ignores claims from a clock that was set back", async () => {
    const { site, db, storage, files, name, there } = await start();
    const until = new Date(site.now.getTime() + 60 * MINUTE_MS).toISOString();
    await db.insertInto("stored_files").values({ key: file.key, removing_until: until }).execute();
    await files.save([file], site.publicContent.change, name);
    expect(await there()).toBe(true);
    const left = { key: "brochures/left.pdf", content: file.content };
    await db.insertInto("stored_files").values({ key: left.key, removing_until: null }).execute();
    await db.insertInto("file_claims").values({ token: "t", key: left.key, until }).execute();
    await storage.put(left.key, left.content);
    await files.cleanup();
    expect([await storage.find(left.key), await db.selectFrom("file_claims").selectAll().execute()]).toEqual([
      null,
      [],
    ]);
  });

  it("retries a removal that failed", async () => {
    const { site, db, storage, files, name, with: other, there } = await start();
    await files.save([file], site.publicContent.change, name);
    await site.publicContent.change(async (trx) => {
      await trx.deleteFrom("brochures").execute();
      await files.removeReference(trx, file.key);
    });
    const failing = other({ storage: { ...storage, remove: () => Promise.reject(new Error("down")) } });
    await expect(failing.release(file.key)).rejects.toThrow("down");
    expect(await there()).toBe(true);
    site.now = new Date(site.now.getTime() + 11 * MINUTE_MS);
    await files.cleanup();
    expect([await there(), await db.selectFrom("stored_files").selectAll().execute()]).toEqual([false, []]);
  });

  it("never removes a referenced file, or one that is being stored again", async () => {
    const { site, db, storage, files, name, with: other, there } = await start();
    await files.save([file], site.publicContent.change, name);
    await files.release(file.key);
    await files.cleanup();
    expect(await there()).toBe(true);
    await db.deleteFrom("brochures").execute();
    const slow = other({
      storage: {
        ...storage,
        async put(key, content) {
          await storage.put(key, content);
          await files.release(key);
        },
      },
    });
    await slow.save([file], site.publicContent.change, name);
    expect(await there()).toBe(true);
  });

  it("does not reference a file whose upload timed out", async () => {
    const { site, storage, files, name, with: other } = await start();
    const slow = other({
      storage: {
        ...storage,
        async put(key, content) {
          await storage.put(key, content);
          site.now = new Date(site.now.getTime() + 11 * MINUTE_MS);
          await files.cleanup();
        },
      },
    });
    await expect(slow.save([file], site.publicContent.change, name)).rejects.toMatchObject({ kind: "unavailable" });
    expect((await site.ask("GET", "/api/brochures")).json).toEqual([]);
  });
});
