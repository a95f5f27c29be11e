import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open.ts";

eachDatabase((database) => {
  it("lists the targets of entries written before and after", async () => {
    const url = database.kind === "sqlite" ? `${await database.fresh()}.before` : await database.fresh();
    const open = openDatabase(url);
    onTestFinished(() => open.close());
    if (database.kind === "postgres")
      for (const statement of ["drop schema public cascade", "create schema public"])
        await sql.raw(statement).execute(open.db);
    await migrate(open, "0031-long-texts");
    const entry = { at: "2026-11-22T00:00:00.000Z", who_id: 1, who_name: "Anu", act: "x", hash: "x", several: null };
    const rows = [
      { ...entry, kind: "enquiry", about: 7, fields: "{}" },
      { ...entry, kind: "enquiry", about: null, several: ",3,1,", fields: '{"ids":{"before":[3,1],"after":null}}' },
      { ...entry, kind: "staff", about: 2, fields: '{"enquiries":{"before":[7,9],"after":null}}' },
      { ...entry, kind: "campaign facts", about: null, fields: '{"enquiries":1}' },
    ] as const;
    const add = () => open.db.insertInto("history").values(rows).execute();
    const targets = async () =>
      (
        await open.db
          .selectFrom("audit_log_targets")
          .selectAll()
          .orderBy("entry_id")
          .orderBy("kind")
          .orderBy("target_id")
          .execute()
      ).map(({ entry_id, kind, target_id }) => `${entry_id} ${kind} ${target_id}`);
    await add();
    await migrate(open);
    await add();
    const expected = ["1 enquiry 7", "2 enquiry 1", "2 enquiry 3", "3 enquiry 7", "3 enquiry 9", "3 staff 2"];
    const later = ["5 enquiry 7", "6 enquiry 1", "6 enquiry 3", "7 enquiry 7", "7 enquiry 9", "7 staff 2"];
    expect(await targets()).toEqual([...expected, ...later]);
  });
});
