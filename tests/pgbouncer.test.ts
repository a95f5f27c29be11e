import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished, vi } from "vitest";
import { migrate } from "../server/database/migrate.ts";
import { type Database, openDatabase } from "../server/database/open.ts";
import { eachDatabase } from "./support/databases.ts";
import { type PgBouncer, startPgBouncer } from "./support/pgbouncer.ts";
import { startProduct } from "./support/product.ts";
import { startSite } from "./support/site.ts";
import { TIMED } from "./support/timed.ts";

const isTested = inject("postgresUrl") !== "";
let pgbouncer: PgBouncer;

beforeAll(async () => {
  if (isTested) pgbouncer = await startPgBouncer(inject("postgresUrl"));
});

afterAll(() => pgbouncer?.stop());

eachDatabase((database) => {
  describe.runIf(database.kind === "postgres")("behind PgBouncer in transaction mode", () => {
    it("the server starts, and stores and shows submissions", async () => {
      const site = await startSite({ DATABASE_URL: pgbouncer.through(await database.fresh()) });
      onTestFinished(() => void site.stop());
      const enquiry = {
        name: "Anu",
        phone: "9000000001",
        email: "anu@example.org",
        district: "Kollam",
        message: "Hello.",
      };
      const send = await fetch(`${site.origin}/api/contact`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(enquiry),
      });
      expect([send.status, (await fetch(`${site.origin}/readyz`)).status]).toEqual([201, 200]);
      expect((await fetch(`${site.origin}/events`)).status).toBe(200);
      expect(site.log()).not.toMatch(/"level":(50|60)/);
    });

    it("an empty database is migrated", async () => {
      const url = pgbouncer.through(await database.fresh());
      const empty = openDatabase(url);
      onTestFinished(() => empty.close());
      await sql`drop schema public cascade`.execute(empty.db);
      await sql`create schema public`.execute(empty.db);
      await migrate(empty);
      expect(await empty.db.selectFrom("admins").selectAll().execute()).toEqual([]);
    });

    it("another process sees a change of public content within 5 s", TIMED, async () => {
      const url = pgbouncer.through(await database.fresh());
      const item = await startProduct(url);
      onTestFinished(() => item.close());
      const other = await startProduct(url);
      onTestFinished(() => other.close());
      const notice = { text: "It rains.", kind: "warning", until: "2100-01-01T00:00:00Z" };
      for (let turn = 0; turn < 3; turn += 1) {
        const before = other.publicContent.version();
        const add = await item.ask("POST", "/api/notices/add", { token: await item.token(), json: notice });
        expect(add.status).toBe(201);
        await vi.waitFor(() => expect(other.publicContent.version()).toBeGreaterThan(before), {
          timeout: 5000,
          interval: 20,
        });
      }
    });

    it("the idle timeout applies to every transaction and stays on no shared connection", async () => {
      const { db, close } = openDatabase(pgbouncer.through(await database.fresh()));
      onTestFinished(close);
      const timeout = async (on: Database["db"]) =>
        (
          await sql<{ value: string }>`select current_setting('idle_in_transaction_session_timeout') as value`.execute(
            on,
          )
        ).rows[0]?.value;
      expect(await db.transaction().execute(timeout)).toBe("30s");
      const readOnly = db.transaction().setIsolationLevel("repeatable read").setAccessMode("read only");
      expect(await readOnly.execute(timeout)).toBe("30s");
      expect(await timeout(db)).toBe("0");
    });
  });
});
