import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { startS3 } from "../../tests/support/s3-server.ts";
import { readConfig } from "../config/config.ts";
import { createLog } from "../lib/logger.ts";
import { createFolderStorage } from "./folder.ts";
import { createStorage } from "./open-storage.ts";
import type { StoredFile } from "./storage.ts";

const BYTES = Buffer.from("0123456789".repeat(20_000));

const read = async (file: StoredFile | null, range?: { start: number; end: number }) =>
  file ? buffer(await file.open(range)) : Buffer.from("nothing there");

async function inAFolder() {
  const folder = await mkdtemp(join(tmpdir(), "campaign-storage-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return { STORAGE_URL: `file:${folder}/files` };
}

async function onS3() {
  const server = await startS3();
  onTestFinished(() => server.remove());
  return server.settings;
}

describe.each([
  ["in a folder", inAFolder],
  ["on S3-compatible storage", onS3],
])("storage %s", (_where, settings) => {
  const open = async () => createStorage(readConfig(await settings()), createLog("silent"));

  it("returns stored files, complete and in ranges", async () => {
    const storage = await open();
    await storage.ping();
    await storage.put("brochures/a.pdf", BYTES);
    await storage.put("brochures/a.pdf", BYTES);
    const found = await storage.find("brochures/a.pdf");
    expect(found?.size).toBe(BYTES.length);
    expect((await read(found)).equals(BYTES)).toBe(true);
    expect((await read(found, { start: 3, end: 6 })).toString()).toBe("3456");
    expect((await read(found, { start: BYTES.length - 1, end: BYTES.length - 1 })).toString()).toBe("9");
  });

  it("reports missing files, lists a folder, and removes idempotently", async () => {
    const storage = await open();
    expect(await storage.find("brochures/none.pdf")).toBeNull();
    expect(await storage.find(`brochures/${"a".repeat(2000)}.pdf`)).toBeNull();
    expect(await storage.list("brochures")).toEqual([]);
    await storage.put("brochures/a.pdf", BYTES);
    await storage.put("profiles/b.webp", BYTES);
    expect(await storage.list("brochures")).toEqual(["brochures/a.pdf"]);
    await storage.remove("brochures/a.pdf");
    await storage.remove("brochures/a.pdf");
    expect(await storage.find("brochures/a.pdf")).toBeNull();
    expect(await storage.list("profiles")).toEqual(["profiles/b.webp"]);
  });
});

it("finds nothing in a folder under an impossible file name", async () => {
  const storage = await createStorage(readConfig(await inAFolder()), createLog("silent"));
  await storage.put("brochures/a.pdf", BYTES);
  for (const key of [`brochures/${"a".repeat(300)}.pdf`, `a/${"b/".repeat(3000)}c.pdf`, "brochures/a.pdf/b.pdf"])
    expect(await storage.find(key)).toBeNull();
});

describe("unavailable storage", () => {
  it("fails with a message, and recovers", async () => {
    const server = await startS3();
    onTestFinished(() => server.remove());
    const storage = await createStorage(readConfig(server.settings), createLog("silent"));
    await storage.put("brochures/a.pdf", BYTES);
    await server.stop();
    const refused = { kind: "unavailable", message: expect.stringMatching(/^Files cannot be stored or read/) };
    await expect(storage.put("brochures/b.pdf", BYTES)).rejects.toMatchObject(refused);
    await expect(storage.find("brochures/a.pdf")).rejects.toMatchObject(refused);
    await expect(storage.ping()).rejects.toThrow();
    await server.start();
    expect((await storage.find("brochures/a.pdf"))?.size).toBe(BYTES.length);
  });
});

describe("storage settings", () => {
  const keys = { S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  it.each(["ftp://host", "s3://", "s3://bucket?endpoint=host", "s3://bucket?key=x", "file:relative", "/folder"])(
    "reject %s in one line",
    (value) => {
      expect(() => readConfig({ STORAGE_URL: value, ...keys })).toThrow(/^STORAGE_URL must be [^\n]+\.$/);
    },
  );
  it("require both keys for S3", () => {
    expect(() => readConfig({ STORAGE_URL: "s3://bucket", S3_ACCESS_KEY_ID: "a" })).toThrow(
      /^S3_SECRET_ACCESS_KEY must/,
    );
    expect(() => readConfig({ STORAGE_URL: "s3://bucket", S3_SECRET_ACCESS_KEY: "a" })).toThrow(
      /^S3_ACCESS_KEY_ID must/,
    );
    expect(readConfig({ STORAGE_URL: "s3://bucket", ...keys }).STORAGE_URL).toBe("s3://bucket");
  });
  it.each(["files.example.org", "ftp://x", "https://a b", "https://x;y", "https://x?y"])(
    "reject %s as base",
    (value) => {
      expect(() => readConfig({ FILE_BASE_URL: value })).toThrow(/^FILE_BASE_URL must be [^\n]+\.$/);
    },
  );
});

it("rejects the promise for a key outside the folder", async () => {
  const storage = createFolderStorage((await inAFolder()).STORAGE_URL);
  for (const ask of [storage.find, storage.remove, storage.list, (key: string) => storage.put(key, BYTES)])
    await expect(ask("../x")).rejects.toThrow("This is no key of a stored file.");
});
