import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../../tests/support/databases.ts";
import { derivedErrors } from "../../backups/check-database.ts";
import { indexTexts } from "../index-texts.ts";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open.ts";
import { rowsHolding } from "../text-search.ts";

const DAY = "2026-11-22T00:00:00.000Z";

eachDatabase((database) => {
  const before = async () => {
    const url = database.kind === "sqlite" ? `${await database.fresh()}.before` : await database.fresh();
    const open = openDatabase(url);
    onTestFinished(() => open.close());
    if (database.kind === "postgres")
      for (const statement of ["drop schema public cascade", "create schema public"])
        await sql.raw(statement).execute(open.db);
    await migrate(open, "0013-malayalam");
    return open;
  };

  it("finds existing rows in every spelling", async () => {
    const open = await before();
    const message = "അവൻ കണ്ണൂരില്\u200d ആണ്. ÉCOLE";
    for (let from = 1; from <= 2501; from += 500)
      await sql`insert into contact_submissions (name, phone, email, message, created_at) values ${sql.join(
        Array.from(
          { length: 500 },
          (_, n) => sql`(${`Visitor ${from + n}`}, '9000000001', 'A@example.org', ${message}, ${DAY})`,
        ),
      )}`.execute(open.db);
    await sql`insert into testimonials (name, email, designation, title, description, created_at, is_visible, status)
      values ('അനു', 'Anu@Example.org', 'കായികതാരം', '', 'ഓടാന്\u200d തുടങ്ങി', ${DAY}, 1, 'pending')`.execute(open.db);
    await migrate(open);
    // A background job indexes what the last migrations left.
    await indexTexts(open);
    const found = (q: string, table: "contact_submissions" | "testimonials" = "contact_submissions") =>
      rowsHolding(open, table, [[q]], ["id"]).then((rows) => rows.map(({ id }) => id));
    expect(await found("കണണൂര")).toHaveLength(3000);
    expect(await found("ecole")).toHaveLength(3000);
    expect(await found("visitor 2750")).toEqual([2750]);
    expect(await found("ഓടാന", "testimonials")).toEqual([1]);
    expect(await found("anu@ex", "testimonials")).toEqual([1]);
    expect(await derivedErrors(open)).toEqual([]);
    // Old rows lack lines of later fields.
    await sql`update testimonials set folded = replace(folded, ${"\n\n"}, ${"\n"})`.execute(open.db);
    expect(await derivedErrors(open)).toEqual([]);
    await sql`update testimonials set folded = folded || ${"\n"}`.execute(open.db);
    expect(await derivedErrors(open)).toEqual([]);
    await sql`update testimonials set folded = 'other'`.execute(open.db);
    expect(await derivedErrors(open)).toEqual(["the search index is out of date for 1 rows of testimonials"]);
  });
});
