import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../tests/support/databases.ts";
import { aTestimonial } from "../tests/support/factories.ts";
import { ADMIN, startProduct } from "../tests/support/product.ts";

/** Runs an operator's command as `script/admin` does; `typed` goes to its standard input. */
async function admin(databaseUrl: string, words: string[], typed = "") {
  const folder = mkdtempSync(join(tmpdir(), "campaign-operator-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const child = spawn(process.execPath, ["server/operator.ts", ...words], {
    env: { DATA_DIR: folder, DATABASE_URL: databaseUrl, PATH: "/usr/bin:/bin" },
  });
  let output = "";
  child.stdout.on("data", (chunk) => (output += String(chunk)));
  child.stderr.on("data", (chunk) => (output += String(chunk)));
  child.stdin.end(typed);
  const [code] = await once(child, "close");
  return { code, output };
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

  it("an operator makes an administrator, with a given or a random password", async () => {
    const { url, login } = await start();
    const given = await admin(url, ["create", "Anu@Example.org"], "Given-Horse-1\n");
    expect(given).toEqual({ code: 0, output: "anu@example.org can log in now.\n" });
    expect(await login("anu@example.org", "Given-Horse-1")).toBe(200);

    const random = await admin(url, ["create", "binu@example.org"]);
    const password = /^Password: (\S+) \(shown this once\)$/m.exec(random.output)?.[1] ?? "";
    expect(await login("binu@example.org", password)).toBe(200);
  });

  it("an operator sets a password when mail does not work, and every session ends", async () => {
    const { url, site, login } = await start();
    const token = await site.token();
    const set = await admin(url, ["password", ADMIN.email], "Given-Horse-1");
    expect(set).toEqual({ code: 0, output: "admin@example.org has a new password, and every session has ended.\n" });
    expect((await site.ask("GET", "/api/admin/profile", { token })).status).toBe(401);
    expect(await login(ADMIN.email, "Given-Horse-1")).toBe(200);
  });

  it("an operator is told what cannot be done", async () => {
    const { url, login } = await start();
    const refused = async (words: string[], typed = "") => {
      const { code, output } = await admin(url, words, typed);
      expect(code).toBe(1);
      return output;
    };
    expect(await refused(["create", ADMIN.email])).toBe(
      "There is already an administrator with the address admin@example.org.\n",
    );
    expect(await refused(["password", "nobody@example.org"])).toBe(
      "There is no administrator with the address nobody@example.org.\n",
    );
    expect(await refused(["password", "nobody"])).toMatch(/^Say one e-mail address/);
    expect(await refused(["password", ADMIN.email], "weak\n")).toMatch(/^The password needs at least 8 characters/);
    expect(await login(ADMIN.email, ADMIN.password)).toBe(200);
  });

  it("an operator hands out what is stored about a visitor, and removes it when told twice", async () => {
    const { url, site } = await start();
    await aTestimonial(site, { email: "Anu@example.org", status: "approved", description: "I run." });
    const exported = await admin(url, ["visitor", "export", "anu@example.org"]);
    expect(JSON.parse(exported.output)).toMatchObject({ testimonials: [{ description: "I run." }], enquiries: [] });

    const asked = await admin(url, ["visitor", "erase", "anu@example.org"]);
    expect(asked.output).toMatch(/testimonials\s+1, of which 1 on the public site/);
    expect(asked.output).toMatch(/Nothing was removed\. .* visitor erase anu@example\.org --yes\n$/);
    const done = await admin(url, ["visitor", "erase", "anu@example.org", "--yes"]);
    expect([done.code, done.output]).toEqual([0, expect.stringContaining("These are removed.")]);
    expect((await site.visitors.find("anu@example.org")).testimonials).toEqual([]);
  });
});
