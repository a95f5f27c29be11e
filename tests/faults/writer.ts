import { openDatabase } from "../../server/database/open.ts";

/** Reads, then writes, in each transaction. */
const [, , url = "", times = "0"] = process.argv;
const database = openDatabase(url);
for (let time = 0; time < Number(times); time += 1) {
  await database.db.transaction().execute(async (trx) => {
    const row = await trx.selectFrom("installation").select("value").where("name", "=", "counted").executeTakeFirst();
    const value = String(Number(row?.value ?? 0) + 1);
    await trx
      .insertInto("installation")
      .values({ name: "counted", value })
      .onConflict((of) => of.column("name").doUpdateSet({ value }))
      .execute();
  });
}
await database.close();
