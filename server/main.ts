import cluster from "node:cluster";
import { assemble } from "./assemble.ts";
import { readConfig } from "./config.ts";
import { firstStart } from "./first-start.ts";
import { freePort } from "./front/listen.ts";
import { tellSupervisor } from "./front/supervisor.ts";
import { runWorkers, tellServing } from "./front/workers.ts";
import { createLog } from "./log.ts";
import { serve } from "./serve.ts";
import { VERSION } from "./version.ts";

async function main(dev: boolean): Promise<void> {
  if (process.argv.includes("--version")) return void process.stdout.write(`${VERSION}\n`);
  // Everything the server writes is private to its user.
  process.umask(0o077);
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL);
  const product = await assemble(config, { log });
  if (cluster.isWorker) {
    await serve({ config, log, product, dev });
    return tellServing();
  }

  const welcome = await firstStart(product, config);
  if (config.WORKERS === 1 || dev) {
    announce(await serve({ config, log, product, dev }), welcome);
    return tellSupervisor(config, log);
  }
  await product.close();
  const port = await freePort({ host: config.HOST, port: config.PORT });
  if (config.METRICS) (await import("./metrics/across-workers.ts")).addUpForWorkers();
  await runWorkers({ count: config.WORKERS, port, log });
  announce(port, welcome);
  return tellSupervisor(config, log);
}

const announce = (port: number, welcome: string) =>
  void process.stdout.write(`\nThe site is at http://localhost:${port}\n${welcome}\n`);

main(process.argv.includes("--dev")).catch((error: unknown) => {
  process.stderr.write(`The server did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
