import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { buildTestimonial } from "../../tests/support/factories.ts";
import { askOperator } from "../../tests/support/operator.ts";
import { ADMIN, startProduct } from "../../tests/support/product.ts";
import { markMigrated } from "../database/migration-marker.ts";

async function admin(databaseUrl: string, words: string[], typed = "", settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "campaign-operator-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return askOperator(words, { DATA_DIR: folder, DATABASE_URL: databaseUrl, ...settings }, typed);
}

eachDatabase((database) => {
  const start = async () => {
    const url = await database.fresh();
    const site = await startProduct(url);
    onTestFinished(() => site.close());
    const login = async (email: string, password: string) =>
      (await site.ask("POST", "/api/admin/login", { json: { email, password } })).status;
    return { url, site, login };
  };

  it("an operator creates an administrator, with a given or a random password", async () => {
    const { url, login } = await start();
    const given = await admin(url, ["create", "Anu@Example.org"], "Given-Horse-1\n");
    expect(given).toEqual({ code: 0, output: "anu@example.org can log in now.\n" });
    expect(await login("anu@example.org", "Given-Horse-1")).toBe(200);

    const random = await admin(url, ["create", "binu@example.org"]);
    const password = /^Password: (\S+) \(shown this once\)$/m.exec(random.output)?.[1] ?? "";
    expect(await login("binu@example.org", password)).toBe(200);
  });

  it("an operator sets a password when email is down, and every session ends", async () => {
    const { url, site, login } = await start();
    const token = await site.token();
    const set = await admin(url, ["password", ADMIN.email], "Given-Horse-1");
    expect(set).toEqual({ code: 0, output: "admin@example.org has a new password. All sessions have ended.\n" });
    expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
    expect(await login(ADMIN.email, "Given-Horse-1")).toBe(200);
  });

  it("the audit log records what an operator did to an account, without secrets", async () => {
    const { url, site } = await start();
    const email = "anu@example.org";
    expect((await admin(url, ["create", email], "Given-Horse-1\n")).code).toBe(0);
    expect((await admin(url, ["password", email], "Other-Horse-2\n")).code).toBe(0);
    expect((await admin(url, ["second-factor", "reset", email])).code).toBe(0);
    expect((await admin(url, ["second-factor", "reset", "nobody@example.org"])).code).toBe(1);
    const { id } = await site.database.db
      .selectFrom("admins")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
    const person = { id: 0, name: "Operator" };
    const about = { kind: "staff", id, label: "Admin" };
    const token = await site.token();
    const { data } = (await site.ask("GET", "/api/history", { token })).json;
    expect(data).toMatchObject([
      { act: "take away second factors", who: person, about, fields: {} },
      { act: "set password", who: person, about, fields: {} },
      { act: "make account", who: person, about, fields: { role: { before: null, after: "owner" } } },
    ]);
    expect((await site.ask("GET", "/api/history/people", { token })).json.data).toEqual([person]);
    expect((await site.ask("GET", `/api/history?who=${person.id}`, { token })).json.data).toEqual(data);
    expect(JSON.stringify(await site.database.db.selectFrom("history").selectAll().execute())).not.toMatch(/Horse/);
  });

  database.itOnce("an operator gets an error for what cannot be done", async () => {
    const { url, login } = await start();
    const refused = async (words: string[], typed = "") => {
      const { code, output } = await admin(url, words, typed);
      expect(code).toBe(1);
      return output;
    };
    expect(await refused(["create", ADMIN.email])).toBe(
      "A staff account with the email admin@example.org already exists.\n",
    );
    expect(await refused(["password", "nobody@example.org"])).toBe(
      "No staff account has the email nobody@example.org.\n",
    );
    expect(await admin(url, ["check", "--frob"])).toMatchObject({ code: 2 });
    expect(await refused(["password", "nobody"])).toMatch(/^Specify one email address/);
    expect(await refused(["password", ADMIN.email], "weak\n")).toMatch(/^The password needs at least 8 characters/);
    expect(await login(ADMIN.email, ADMIN.password)).toBe(200);
  });

  it("an operator exports a visitor's data, and erases it after confirmation", async () => {
    const { url, site } = await start();
    await buildTestimonial(site, { email: "Anu@example.org", status: "approved", description: "I run." });
    const exported = await admin(url, ["visitor", "export", "anu@example.org"]);
    expect(JSON.parse(exported.output)).toMatchObject({ testimonials: [{ description: "I run." }], enquiries: [] });

    const asked = await admin(url, ["visitor", "erase", "anu@example.org"]);
    expect(asked.output).toMatch(/testimonials\s+1, of which 1 on the public site/);
    expect(asked.output).toMatch(/Nothing was removed\. .* visitor erase anu@example\.org --yes\n$/);
    const DATA_DIR = mkdtempSync(join(tmpdir(), "campaign-erased-"));
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    writeFileSync(join(DATA_DIR, "before-2.backup"), "");
    const schedule = { BACKUP_EVERY_HOURS: "24", BACKUP_DIR: "/mnt/backups", BACKUP_KEEP: "14,8,0" };
    const done = await admin(url, ["visitor", "erase", "anu@example.org", "--yes"], "", { DATA_DIR, ...schedule });
    expect([done.code, done.output]).toEqual([0, expect.stringContaining("This data was removed. It remains in:")]);
    for (const line of [
      "backups in /mnt/backups: deleted within 8 weeks (BACKUP_KEEP)",
      `the backup ${DATA_DIR}/before-2.backup: until you delete it`,
      database.kind === "postgres" ? "the files of PostgreSQL: until its pages are reused" : "copies by Litestream",
    ])
      expect(done.output).toContain(`\n  ${line}`);
    expect((await site.visitors.find("anu@example.org")).testimonials).toEqual([]);
  });

  database.itOnce("file arguments are resolved from the operator's working directory", async () => {
    const { url } = await start();
    const here = mkdtempSync(join(tmpdir(), "campaign-here-"));
    onTestFinished(() => rmSync(here, { recursive: true, force: true }));
    const ask = (words: string[]) => admin(url, words, "", { CALLED_FROM: here });
    expect(await ask(["backup", "mine.tar.gz"])).toMatchObject({ code: 0 });
    expect(readdirSync(here)).toEqual(["mine.tar.gz"]);
    expect(await ask(["backup", "prove", "./mine.tar.gz"])).toMatchObject({ code: 0 });
    expect(await ask(["events", "export", "events.json"])).toMatchObject({ code: 0 });
    expect(await ask(["events", "import", "events.json"])).toMatchObject({ code: 0 });
  });

  if (database.kind === "postgres")
    it("an erasure is not reported as complete while the database from before PostgreSQL exists", async () => {
      const { url, site } = await start();
      await buildTestimonial(site, { email: "anu@example.org" });
      const DATA_DIR = mkdtempSync(join(tmpdir(), "campaign-moved-"));
      onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
      const [usual, elsewhere] = [join(DATA_DIR, "campaign.sqlite"), join(DATA_DIR, "other.sqlite")];
      for (const file of [usual, elsewhere]) writeFileSync(file, "");
      await markMigrated(site.database.db as never, elsewhere);
      const erase = (words: string[]) =>
        admin(url, ["visitor", "erase", "anu@example.org", ...words], "", { DATA_DIR });
      const asked = await erase([]);
      expect(asked).toEqual({ code: 0, output: expect.stringContaining(`rm -f '${usual}' `) });
      const done = await erase(["--yes"]);
      expect([done.code, done.output]).toEqual([
        1,
        expect.stringMatching(/^Under [^]+This data was removed[^]+still exists/),
      ]);
      expect(done.output).toContain(`rm -f '${elsewhere}' `);
      expect((await site.visitors.find("anu@example.org")).testimonials).toEqual([]);
      for (const file of [usual, elsewhere]) rmSync(file);
      expect(await erase(["--yes"])).toEqual({ code: 0, output: "Nothing is stored under anu@example.org.\n" });
    });
});
