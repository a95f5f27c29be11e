import SQLite from "better-sqlite3";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { fillDisk } from "../../tests/support/full-disk.ts";
import { ADMIN, startProduct } from "../../tests/support/product.ts";
import { startSite } from "../../tests/support/site.ts";
import { describeError } from "../lib/logger.ts";

const NAMED = "X-Request-Id";
const OURS = /^[0-9a-f]{8}-[0-9a-f]{4}$/;

interface Line {
  id?: string;
  route?: string;
  msg?: string;
}

eachDatabase((database) => {
  it("an error has the same id in the response header, in the body and in the log", async () => {
    const lines: Line[] = [];
    const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line)) });
    const site = await database.use(startProduct, { log });
    await site.database.db.schema.dropTable("essential_links").execute();
    const { status, headers, json } = await site.ask("GET", "/api/essential-links");
    expect([status, json]).toEqual([500, { message: expect.any(String), code: "fault", request: headers.get(NAMED) }]);
    expect(json.request).toMatch(OURS);
    const told = lines.filter(({ id }) => id === json.request);
    expect(told.map(({ msg, route }) => msg ?? route)).toEqual(["unhandled error", "/api/essential-links"]);
  });

  it("a full database is a 503 that has an id too", async () => {
    const site = await database.use(startProduct);
    await fillDisk(site.database, "contact_submissions", "insert");
    const json = { name: "Anu", phone: "9876543210", email: "anu@example.org", message: "Hello." };
    const refused = await site.ask("POST", "/api/contact", { json });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(refused.json).toEqual({
      message: expect.any(String),
      code: "unavailable",
      request: refused.headers.get(NAMED),
    });
  });

  it("visitor input never reaches the log, not even in a URL", async () => {
    let output = "";
    const site = await database.use(startProduct, {
      log: pino({ level: "info" }, { write: (line) => void (output += line) }),
    });
    for (const path of ["/anu@example.org", "/admin/anu@example.org", "/files/anu@example.org", "/api/anu@example.org"])
      for (const method of ["GET", "PUT"]) await site.ask(method, path);
    await site.ask("GET", "/api/testimonials?page=anu@example.org");
    expect(output.match(/"route":/g)).toHaveLength(9);
    expect(output).not.toContain("anu");
  });

  it("the log reports an error without the values that the database repeats in it", async () => {
    const site = await database.use(startProduct);
    const again = site.database.db.insertInto("admins").values({
      name: "A",
      email: ADMIN.email,
      password_hash: "-",
      role: "reader",
      created_at: "2026-01-01T00:00:00.000Z",
    });
    const error = await again.execute().catch((error: unknown) => error);
    const told = JSON.stringify(describeError(error));
    expect(told).toContain("stack");
    expect(told).toMatch(/23505|SQLITE_CONSTRAINT_UNIQUE/);
    expect(told).not.toContain(ADMIN.email);
  });

  it("an external id is accepted only behind a proxy, and only if well formed", async () => {
    const alone = await database.use(startProduct);
    const behind = await database.use(startProduct, { settings: { TRUST_PROXY: "1" } });
    const named = async (site: typeof alone, name: string) =>
      (await site.ask("GET", "/api/brochures", { headers: { [NAMED]: name } })).headers.get(NAMED);
    expect(await named(alone, "a".repeat(32))).toMatch(OURS);
    for (const given of ["0123456789abcdef0123456789abcdef", "01234567-89ab-4cde-8f01-23456789abcd", "01234567-89ab"])
      expect(await named(behind, given)).toBe("01234567-89ab");
    for (const odd of ["short", "a".repeat(65), "0123456789AB", 'a"}{"level":60', "<script>alert(1)"])
      expect(await named(behind, odd)).toMatch(OURS);
  });
});

it("a page that failed to render shows the id of its log entry", async () => {
  const site = await startSite({ SAMPLE_CONTENT: "0" });
  onTestFinished(async () => void (await site.stop()));
  const file = new SQLite(`${site.dataDir}/campaign.sqlite`);
  file.exec("alter table testimonials rename to elsewhere");
  file.close();
  const answer = await fetch(`${site.origin}/testimonials?page=2`);
  const id = answer.headers.get(NAMED) ?? "none";
  expect([answer.status, id]).toEqual([500, expect.stringMatching(OURS)]);
  expect((await answer.text()).replaceAll("<!-- -->", "")).toContain(`Please quote reference ${id} if you contact us.`);
  const told = site
    .log()
    .split("\n")
    .find((line) => line.includes(id) && line.includes('"err"'));
  expect(told).toContain("no such table: testimonials");

  const whole = await fetch(`${site.origin}/about-us`);
  expect([whole.status, whole.headers.get(NAMED), (await whole.text()).includes("data-request-id")]).toEqual([
    200,
    null,
    false,
  ]);
  // Metrics are off by default.
  expect((await fetch(`${site.origin}/metrics`)).status).toBe(404);
});
