import { readConfig } from "../config/config.ts";
import { createContainer } from "../container/container.ts";
import { createLog } from "../lib/logger.ts";
import { createCli } from "./cli.ts";
import { requireInstallation } from "./require-installation.ts";

// Output is private to the user.
process.umask(0o077);
const print = (output: string) => void process.stdout.write(`${output}\n`);
const cli = createCli({
  run:
    (action, { begins } = { begins: false }) =>
    async (...args) => {
      const config = readConfig();
      await requireInstallation(config, { begins });
      // stdout is for results.
      const log = createLog("warn", { write: (line) => void process.stderr.write(line) });
      const product = await createContainer(config, { log });
      try {
        print(await action(product, config, ...args));
      } finally {
        await product.close();
      }
    },
  runAlone:
    (action) =>
    async (...args) =>
      print(await action(readConfig(), ...args)),
});

const words = process.argv.slice(2);
cli.parseAsync(words.length > 0 ? words : ["--help"], { from: "user" }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
