import pg from "pg";
import { ADMIN } from "../../script/start-server.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { ask } from "./ask.ts";
import { getSite, until } from "./site.ts";

/** Milliseconds until another server shows a change. */
export interface TwoNodes {
  /** With notifications. */
  heard: number[];
  /** With the listening connection cut at the change. */
  unheard: number[];
}

export async function showChanges(changes: number, cuts: number): Promise<TwoNodes> {
  const postgres = await startPostgres({ durable: true });
  const settings = { DATABASE_URL: postgres.url };
  const sites = [await getSite({ settings }), await getSite({ settings })] as const;
  const [one, other] = sites;
  try {
    for (const site of sites) await site.start();
    const { json } = await ask(one.origin, "POST", "/api/admin/login", { json: ADMIN });
    const { token } = json;
    let changed = 0;
    const change = async (description: string) => {
      await ask(other.origin, "GET", "/essential-links");
      const link = { number: String(9_847_000_000 + changed++), label: "telephone", description };
      const { status } = await ask(one.origin, "POST", "/api/essential-links/add", { token, json: link });
      if (status !== 201) throw new Error(`The change was answered with ${status}.`);
      return until(async () => (await ask(other.origin, "GET", "/essential-links")).text.includes(description), 10_000);
    };
    const result: TwoNodes = { heard: [], unheard: [] };
    for (let turn = 0; turn < changes; turn += 1) result.heard.push(await change(`Heard change ${turn}.`));
    for (let turn = 0; turn < cuts; turn += 1) {
      await until(() => cutListening(postgres.url));
      result.unheard.push(await change(`Unheard change ${turn}.`));
    }
    return result;
  } finally {
    for (const site of sites) await site.remove();
    postgres.stop();
  }
}

async function cutListening(url: string): Promise<boolean> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %'",
  );
  await client.end();
  return rowCount === 2;
}
