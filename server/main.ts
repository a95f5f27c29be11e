import cluster from "node:cluster";
import { once } from "node:events";
import { assemble } from "./assemble.ts";
import { readConfig } from "./config.ts";
import { firstStart } from "./first-start.ts";
import { createLog } from "./log.ts";
import { serve } from "./serve.ts";
import { runWorkers } from "./workers.ts";

async function main(dev: boolean): Promise<void> {
  const config = readConfig();
  const log = createLog(config.LOG_LEVEL);
  const product = await assemble(config, { log });
  if (cluster.isWorker) return void (await serve({ config, log, product, dev }));

  const welcome = await firstStart(product, config);
  if (config.WORKERS === 1 || dev) return announce(await serve({ config, log, product, dev }), welcome);
  await product.close();
  runWorkers(config.WORKERS, log);
  if (config.METRICS) (await import("./metrics/across-workers.ts")).addUpForWorkers();
  const [, address] = (await once(cluster, "listening")) as [unknown, { port: number }];
  announce(address.port, welcome);
}

const announce = (port: number, welcome: string) =>
  void process.stdout.write(`\nThe site is at http://localhost:${port}\n${welcome}\n`);

main(process.argv.includes("--dev")).catch((error: unknown) => {
  process.stderr.write(`The server did not start. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
