import type { KyselyPlugin } from "kysely";
import { migrate } from "../../server/database/migrate.ts";
import { openDatabase } from "../../server/database/open.ts";

/** Migrates and kills itself just before the given statement; 0 counts statements. */
const [, , url = "", killedAt = "0"] = process.argv;
let statements = 0;
const counting: KyselyPlugin = {
  transformQuery({ node }) {
    statements += 1;
    if (statements === Number(killedAt)) process.kill(process.pid, "SIGKILL");
    return node;
  },
  transformResult: async ({ result }) => result,
};
const database = openDatabase(url);
await migrate({ ...database, db: database.db.withPlugin(counting) });
await database.close();
process.stdout.write(`${statements}\n`);
