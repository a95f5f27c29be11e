import { existsSync, rmSync } from "node:fs";
import { copyReadOnlyDatabase } from "../backups/read-only-copy.ts";
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
    (action, { begins = false, fromReadOnly = false } = {}) =>
    async (...args) => {
      const given = readConfig();
      const { config, remove } = await copyReadOnlyDatabase(given, fromReadOnly ? String(args[0]) : undefined);
      await requireInstallation(config, { begins });
      const created = begins ? getMissingFile(config.DATABASE_URL) : undefined;
      // stdout is for results.
      const log = createLog("warn", { write: (line) => void process.stderr.write(line) });
      const product = await createContainer(config, { log });
      try {
        print(await action(product, config, ...args));
      } catch (error) {
        await product.close();
        await remove();
        // A refused restore must not leave an empty database.
        if (created !== undefined) for (const end of ["", "-wal", "-shm"]) rmSync(created + end, { force: true });
        throw error;
      }
      await product.close();
      await remove();
    },
  runAlone:
    (action) =>
    async (...args) =>
      print(await action(readConfig(), ...args)),
});

/** The SQLite file that the command is going to create. */
function getMissingFile(url: string): string | undefined {
  const file = url.startsWith("sqlite:") ? url.slice("sqlite:".length) : undefined;
  return file !== undefined && !existsSync(file) ? file : undefined;
}

const words = process.argv.slice(2);
cli.parseAsync(words.length > 0 ? words : ["--help"], { from: "user" }).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  // 1 of `check` is a warning.
  process.exit(words[0] === "check" ? 2 : 1);
});
