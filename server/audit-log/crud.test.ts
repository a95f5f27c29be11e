import { expect, it } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { startProduct } from "../../tests/support/product.ts";

const LINK = { label: "telephone", description: "A line" } as const;

eachDatabase((database) => {
  it("security 53: a list has at most 1,000 entries, added one by one or imported", async () => {
    const site = await database.use(startProduct);
    const token = await site.token();
    const rows = Array.from({ length: 999 }, (_, number) => ({ ...LINK, number: String(7_000_000 + number) }));
    for (let from = 0; from < rows.length; from += 100)
      await site.database.db
        .insertInto("essential_links")
        .values(rows.slice(from, from + 100))
        .execute();
    const add = (number: string) => site.ask("POST", "/api/essential-links/add", { token, json: { ...LINK, number } });
    const full = {
      status: 409,
      json: {
        code: "list-full",
        message: "There are already 1000 entries. Please delete some that are not needed.",
      },
    };
    const answers = await Promise.all([add("8000001"), add("8000002")]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await add("8000003")).toMatchObject(full);
    const body = new FormData();
    body.set("file", new File(["number,label,description\n8000004,telephone,A line\n"], "links.csv"));
    expect(await site.ask("POST", "/api/import/essential-links", { token, body })).toMatchObject(full);
    expect((await site.ask("GET", "/api/essential-links")).json).toHaveLength(1000);
  });
});
