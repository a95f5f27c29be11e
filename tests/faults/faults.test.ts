import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, inject, it, onTestFinished, type TestContext } from "vitest";
import { ask } from "../../script/ask.ts";
import { getSite } from "../../script/site.ts";
import { eachDatabase } from "../support/databases.ts";
import { TIMED } from "../support/timed.ts";
import { fillDisk, smallDisk } from "./full-disk.ts";
import { killWhileWriting, stopWhileWriting } from "./kills.ts";
import { killMigrations } from "./migrations.ts";
import { crashPostgres } from "./postgres-restarts.ts";
import { killWhileReplying } from "./replies.ts";
import { Unavailable } from "./writers.ts";

const noPostgres = inject("postgresUrl") === "";

/** Short versions of what `script/bench faults` does. */
async function expectHolds(context: TestContext, fault: Promise<string>): Promise<void> {
  try {
    console.log(`figures: ${await fault}`);
  } catch (error) {
    if (error instanceof Unavailable) return context.skip(error.message);
    throw error;
  }
}

eachDatabase((database) => {
  it("reliability: a server killed under eight writers has everything it acknowledged", async (context) =>
    expectHolds(context, killWhileWriting(2, { DATABASE_URL: await database.fresh() })));

  it("reliability: a reply is sent once, though the server is killed while it sends", async (context) =>
    expectHolds(context, killWhileReplying(4, { DATABASE_URL: await database.fresh() })));
});

it("reliability: with a full disk writes get 503, reads go on, and writes recover", async (context) =>
  expectHolds(context, fillDisk()));

it("reliability: a log on a full disk delays no request", async (context) => {
  const disk = smallDisk(1);
  if (typeof disk === "string") return context.skip(disk);
  onTestFinished(() => disk.remove());
  writeFileSync(join(disk.folder, "filling"), Buffer.alloc(1024 * 1024 - 8192));
  const intoLog = ["sh", "-c", `exec "$@" >'${disk.folder}/log'`, "sh"];
  const site = await getSite({ before: intoLog, settings: { LOG_LEVEL: "info" } });
  onTestFinished(() => site.remove());
  await site.start();
  for (let turn = 0; turn < 100; turn += 1)
    expect((await ask(site.origin, "GET", "/api/admin/profile")).status).toBe(401);
  expect((await site.stop()).code).toBe(0);
});

it.skipIf(noPostgres)("reliability: the site survives a crash of PostgreSQL under load, without data loss", (context) =>
  expectHolds(context, crashPostgres(1)),
);

it.skipIf(noPostgres)("reliability: a killed migration leaves the old or the new schema", (context) =>
  expectHolds(context, killMigrations(1, [0, 0.3, 0.6, 0.9, 1])),
);

it.each([
  ["one process", {}],
  ["two workers, with two signals to all processes", { WORKERS: "2" }],
])("reliability: accepted requests are answered before the site stops: %s", TIMED, async (_, settings) => {
  console.log(`figures: ${await stopWhileWriting(2, settings)}`);
});

it("reliability: an unfinished request does not delay the stop beyond ten seconds", TIMED, async () => {
  const site = await getSite();
  onTestFinished(() => site.remove());
  await site.start();
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname).on("error", () => {});
  await once(socket, "connect");
  socket.write("POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{");
  const { code, milliseconds } = await site.stop();
  expect(code).toBe(0);
  expect(milliseconds).toBeLessThan(10_000);
});
