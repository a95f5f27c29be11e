import { parseArgs } from "node:util";
import { historyCommands } from "../audit-log/audit-log.commands.ts";
import { backupCommands } from "../backups/backups.commands.ts";
import { readConfig } from "../config/config.ts";
import { type Container, createContainer } from "../container/container.ts";
import { accountCommands } from "../features/accounts/account.commands.ts";
import { breachCommands } from "../features/data-requests/breach.commands.ts";
import { dataRequestCommands } from "../features/data-requests/data-requests.commands.ts";
import { eventCommands } from "../features/events/events.commands.ts";
import { staffCommands } from "../features/staff/staff.commands.ts";
import { twoFactorCommands } from "../features/two-factor/two-factor.commands.ts";
import type { Command, StandaloneCommand } from "../lib/cli-command.ts";
import { createLog } from "../lib/logger.ts";
import { VERSION } from "../lib/version.ts";
import { mailCommands } from "../mail/mail.commands.ts";
import { requireInstallation } from "./require-installation.ts";
import { staticExportCommands } from "./static-export.commands.ts";

const COMMANDS: Record<string, Command<Container> | StandaloneCommand> = {
  ...accountCommands,
  ...staffCommands,
  ...twoFactorCommands,
  ...mailCommands,
  ...eventCommands,
  ...dataRequestCommands,
  ...backupCommands,
  ...historyCommands,
  ...breachCommands,
  ...staticExportCommands,
  "sample remove": {
    usage: "sample remove",
    does: "remove only the sample content",
    run: async ({ sampleContent }) => {
      await sampleContent.remove();
      return "The sample content was removed.";
    },
  },
};

const help = () =>
  [
    "Operator commands:",
    "",
    ...Object.values(COMMANDS).map(({ usage, does }) => `  script/admin ${usage.padEnd(26)} ${does}`),
    "",
  ].join("\n");

async function main(): Promise<void> {
  // Output is private to the user.
  process.umask(0o077);
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      version: { type: "boolean" },
      help: { type: "boolean", short: "h" },
      yes: { type: "boolean" },
      overwrite: { type: "boolean" },
      link: { type: "boolean" },
      people: { type: "boolean" },
      identity: { type: "string" },
    },
  });
  if (values.version) return void process.stdout.write(`${VERSION}\n`);
  const name = Object.keys(COMMANDS).find((words) => `${positionals.join(" ")} `.startsWith(`${words} `));
  if (values.help || positionals.length === 0) return void process.stdout.write(help());
  const command = name && COMMANDS[name];
  if (!command) throw new Error(`Unknown command.\n\n${help()}`);
  const flags = (["yes", "overwrite", "link", "people"] as const)
    .filter((flag) => values[flag])
    .map((flag) => `--${flag}`);
  if (values.identity !== undefined) flags.push(`--identity=${values.identity}`);
  const words = [...positionals.slice(name.split(" ").length), ...flags];
  const config = readConfig();
  if ("runAlone" in command) return void process.stdout.write(`${await command.runAlone(words, config)}\n`);
  await requireInstallation(config, { begins: command.begins ?? false });
  // stdout is for results.
  const log = createLog("warn", { write: (line) => void process.stderr.write(line) });
  const product = await createContainer(config, { log });
  try {
    const output = await command.run(product, words, config);
    process.stdout.write(`${output}\n`);
  } finally {
    await product.close();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
