import { execFile } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import { sql } from "kysely";
import { describe, expect, inject, it, onTestFinished } from "vitest";
import { eachDatabase } from "../../tests/support/databases.ts";
import { TIMED } from "../../tests/support/timed.ts";
import { isDatabaseDown } from "./db-errors.ts";
import { openDatabase } from "./open.ts";

const run = promisify(execFile);

eachDatabase((database) => {
  if (database.kind === "postgres") {
    it("reliability: a connection lost in a transaction aborts only that transaction", async () => {
      const { db, close } = openDatabase(await database.fresh());
      onTestFinished(close);
      const cut = db.transaction().execute(async (trx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
        await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
        await pause(200);
        await sql`select 1`.execute(trx);
      });
      const error = await cut.catch((error: unknown) => error);
      expect(isDatabaseDown(error), String(error)).toBe(true);
      await sql`select 1`.execute(db);
    });
    return;
  }

  it("reliability: several processes that read and then write one SQLite file never get 'busy'", async () => {
    const url = await database.fresh();
    const writer = ["tests/faults/writer.ts", url, "150"];
    await Promise.all([1, 2, 3].map(() => run("node_modules/.bin/node", writer)));
    const { db, close } = openDatabase(url);
    const row = await db.selectFrom("installation").select("value").where("name", "=", "counted").executeTakeFirst();
    await close();
    expect(row?.value).toBe("450");
  });

  it("reliability: reports a full database on commit, and recovers when there is space", async () => {
    const { db, close } = openDatabase(await database.fresh());
    onTestFinished(close);
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit(pages.rows[0]?.page_count ?? 1)}`.execute(db);
    const insert = () =>
      db.transaction().execute((trx) =>
        trx
          .insertInto("installation")
          .values({ name: "large", value: "x".repeat(1_000_000) })
          .execute(),
      );
    const error = await insert().catch((error: unknown) => error);
    expect(isDatabaseDown(error), String(error)).toBe(true);
    await sql`pragma max_page_count = 1000000`.execute(db);
    await insert();
  });
});

it("names a file that is not a database, and leaves its permissions unchanged", () => {
  const path = join(mkdtempSync(join(tmpdir(), "campaign-other-")), "of-somebody");
  onTestFinished(() => rmSync(dirname(path), { recursive: true }));
  writeFileSync(path, "of somebody else\n".repeat(100));
  chmodSync(path, 0o644);
  expect(() => openDatabase(`sqlite:${path}`)).toThrow(`The database ${path}: file is not a database`);
  expect(statSync(path).mode & 0o777).toBe(0o644);
});

it("waits for a connection for the timeout in the URL", TIMED, async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  const { ping, close } = openDatabase(`postgres://site@127.0.0.1:${port}/site?connect_timeout=1`);
  onTestFinished(async () => {
    await close();
    silent.close();
  });
  const began = performance.now();
  await expect(ping()).rejects.toThrow(/timeout/);
  expect(performance.now() - began).toBeLessThan(2500);
});

describe.skipIf(inject("postgresUrl") === "")("PostgreSQL behind a silent network", () => {
  it("reliability: is reached again over new connections", async () => {
    const { port } = new URL(inject("postgresUrl"));
    const network = await startNetwork(Number(port));
    const url = `${inject("postgresUrl").replace(`:${port}/`, `:${network.port}/`)}?query_timeout=300`;
    const database = openDatabase(url);
    onTestFinished(() => database.close());
    const askTenAtOnce = () => Promise.allSettled(Array.from({ length: 10 }, () => database.ping()));
    await askTenAtOnce();

    network.silenceEverybody();
    const answers = await askTenAtOnce();
    for (const answer of answers)
      expect(answer.status === "rejected" && isDatabaseDown(answer.reason), JSON.stringify(answer)).toBe(true);
    for (let turn = 0; turn < 10; turn += 1) await database.ping();
  });
});

/** A proxy that can silence existing connections without closing them. */
async function startNetwork(to: number) {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(to, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => {});
      one.on("close", () => other.destroy());
      one.pipe(other);
      sockets.add(one);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    silenceEverybody() {
      for (const socket of sockets) socket.unpipe().on("data", () => {});
    },
  };
}
