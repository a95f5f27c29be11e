import cluster from "node:cluster";
import { runFirstStart } from "./bootstrap/first-run.ts";
import { readConfig } from "./config/config.ts";
import { createContainer } from "./container/container.ts";
import { appliedMigrations } from "./database/migrate.ts";
import { freePort } from "./http-server/listen.ts";
import { warnAboutMemory } from "./http-server/memory-limit.ts";
import { notifySystemd } from "./http-server/systemd-notify.ts";
import { notifyServing, runWorkers } from "./http-server/workers.ts";
import { createLog } from "./lib/logger.ts";
import { VERSION } from "./lib/version.ts";
import { serve } from "./server.ts";

async function main(dev: boolean): Promise<void> {
  if (process.argv.includes("--version")) return void process.stdout.write(`${VERSION}\n`);
  // Everything the server writes is private to its user.
  process.umask(0o077);
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL);
  const product = await createContainer(config, { log });
  if (cluster.isWorker) {
    await serve({ config, log, product, dev });
    return notifyServing();
  }

  const migrations = (await appliedMigrations(product.database.db)).length;
  log.info({ version: VERSION, database: product.database.kind, migrations }, "server starting");
  warnAboutMemory(config.WORKERS, log);
  const welcome = await runFirstStart(product, config);
  if (config.WORKERS === 1 || dev) {
    announce(await serve({ config, log, product, dev }), welcome);
    return notifySystemd(config, log);
  }
  await product.close();
  const port = await freePort({ host: config.HOST, port: config.PORT });
  if (config.METRICS) (await import("./metrics/across-workers.ts")).aggregateWorkers();
  await runWorkers({ count: config.WORKERS, port, log });
  announce(port, welcome);
  return notifySystemd(config, log);
}

const announce = (port: number, welcome: string) =>
  void process.stdout.write(`\nThe site is at http://localhost:${port}\n${welcome}\n`);

main(process.argv.includes("--dev")).catch((error: unknown) => {
  process.stderr.write(`The server did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
