import { mkdir, readdir, stat, symlink, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct, type TestProduct } from "../../tests/support/product.ts";
import { startSite } from "../../tests/support/site.ts";
import { claimCopying, claimSchedule } from "./schedule.ts";

const HOUR_MS = 3_600_000;

eachDatabase((database) => {
  it("an enabled schedule makes and verifies a backup in one of all processes", async () => {
    const DATABASE_URL = await database.fresh();
    const BACKUP_DIR = join((await database.use(startProduct)).config.DATA_DIR, "kept");
    const settings = { DATABASE_URL, BACKUP_DIR, BACKUP_EVERY_HOURS: "6", SAMPLE_CONTENT: "0" };
    const sites = await Promise.all([startSite(settings), startSite(settings)]);
    onTestFinished(async () => void (await Promise.all(sites.map((site) => site.stop()))));
    const product = await startProduct(DATABASE_URL, { settings: { BACKUP_EVERY_HOURS: "6" } });
    onTestFinished(() => product.close());
    const logs = () => sites.map((site) => site.log()).join("");
    await expect.poll(logs, { timeout: 300_000 }).toContain("scheduled backup created and verified");
    const files = await readdir(BACKUP_DIR);
    expect(files).toEqual([expect.stringMatching(/^campaign-\d{8}T\d{6}Z\.tar\.gz$/)]);
    expect((await stat(join(BACKUP_DIR, files[0] ?? ""))).mode & 0o777).toBe(0o600);
    const state = await product.backups.state();
    expect(state).toEqual({
      made_at: expect.any(String),
      proven_at: expect.any(String),
      failed_at: null,
      copied_at: null,
      every_hours: 6,
    });
  });

  it("a backup is due after its interval, for one process only", async () => {
    const site: TestProduct = await database.use(startProduct);
    const deps = { db: site.database.db, clock: () => site.now };
    const claims = async () => {
      const claimed = await Promise.all([1, 2, 3, 4, 5].map(() => claimSchedule(deps, 6)));
      return claimed.filter(Boolean).length;
    };
    expect(await claims()).toBe(1);
    await site.database.db
      .updateTable("backups")
      .set({ scheduled_at: site.now.toISOString(), claimed_until: "" })
      .execute();
    expect(await claims()).toBe(0);
    site.now = new Date(site.now.getTime() + 6 * HOUR_MS - 1000);
    expect(await claims()).toBe(0);
    site.now = new Date(site.now.getTime() + 1000);
    expect(await claims()).toBe(1);
    // The lease expires after two hours.
    site.now = new Date(site.now.getTime() + 2 * HOUR_MS);
    expect(await claims()).toBe(1);
    // A clock moved back expires it at once.
    site.now = new Date(site.now.getTime() - 9 * HOUR_MS);
    expect(await claims()).toBe(1);
  });

  it("a failed upload is retried by one process only, and by none after it succeeds", async () => {
    const site: TestProduct = await database.use(startProduct);
    const { db } = site.database;
    const deps = { db, clock: () => site.now };
    expect(await claimCopying(deps)).toBe(false);
    const scheduled_at = site.now.toISOString();
    await db.updateTable("backups").set({ scheduled_at }).execute();
    expect([await claimCopying(deps), await claimCopying(deps)]).toEqual([true, false]);
    await db.updateTable("backups").set({ claimed_until: "", copied_at: "2100-01-01T00:00:00.000Z" }).execute();
    expect(await claimCopying(deps)).toBe(true);
    await db.updateTable("backups").set({ claimed_until: "", copied_at: scheduled_at }).execute();
    expect(await claimCopying(deps)).toBe(false);
  });

  it("reliability: a scheduled and a manual backup of the same second are both complete", async () => {
    const site: TestProduct = await database.use(startProduct);
    const made = await Promise.all([1, 2, 3].map(() => site.backups.makeAndVerify()));
    expect(new Set(made.map(({ file }) => file)).size).toBe(3);
    for (const { file } of made) expect((await site.backups.verify(file)).tables).not.toEqual({});
    expect(await readdir(join(site.config.DATA_DIR, "backups"))).toHaveLength(3);
  });

  it("a backup is verified while another one uses its own folder", async () => {
    const site: TestProduct = await database.use(startProduct);
    const folder = join(site.config.DATA_DIR, "backups");
    await mkdir(folder);
    await symlink(join(folder, "nowhere"), join(folder, ".restored-abc"));
    await expect(site.backups.makeAndVerify()).resolves.toMatchObject({ file: expect.any(String) });
  });

  it("removes expired backups, and leaves foreign files alone", async () => {
    const site: TestProduct = await database.use(startProduct);
    const folder = join(site.config.DATA_DIR, "backups");
    await site.backups.makeAndVerify();
    const others = ["by-hand.tar.gz", "campaign-notes.txt"];
    for (const name of others) await writeFile(join(folder, name), "");
    const names = Array.from({ length: 16 }, (_, day) => `campaign-202001${String(day + 10)}T000000Z.tar.gz.age`);
    for (const name of names) await writeFile(join(folder, name), "");
    const broken = join(folder, "campaign-20200101T000000Z.tar.gz.part");
    await writeFile(broken, "");
    await utimes(broken, 0, 0);
    const killed = join(folder, ".restored-abc");
    await mkdir(killed);
    await utimes(killed, 0, 0);
    site.now = new Date(site.now.getTime() + 1000);
    await site.backups.makeAndVerify();
    const left = await readdir(folder);
    expect(left.filter((name) => others.includes(name))).toHaveLength(2);
    expect(left).toHaveLength(2 + 13 + 1 + 2);
    expect(names.filter((name) => !left.includes(name))).toEqual([names[0], names[1]]);
    expect(left).not.toContain("campaign-20200101T000000Z.tar.gz.part");
  });

  it("a failing schedule is reported until it succeeds", async () => {
    const site: TestProduct = await database.use(startProduct, { settings: { BACKUP_DIR: "public" } });
    const token = await site.token();
    const ask = async () => (await site.ask("GET", "/api/dashboard/backups", { token })).json;
    const never = { made_at: null, proven_at: null, failed_at: null, copied_at: null, every_hours: null };
    expect(await ask()).toEqual(never);
    await expect(site.backups.makeAndVerify()).rejects.toThrow(/folder served to the public/);
    expect(await ask()).toEqual({ ...never, failed_at: site.now.toISOString() });
    const file = join(site.config.DATA_DIR, "by-hand.tar.gz");
    await site.backups.make(file);
    const made = { ...never, failed_at: site.now.toISOString(), made_at: site.now.toISOString() };
    expect(await ask()).toEqual(made);
    await site.backups.verify(file);
    expect(await ask()).toEqual({ ...made, proven_at: site.now.toISOString() });
  });
});
