import { Command, Help } from "commander";
import { addHistoryCommands } from "../audit-log/audit-log.commands.ts";
import { addBackupCommands } from "../backups/backups.commands.ts";
import type { Container } from "../container/container.ts";
import { addAccountCommands } from "../features/accounts/account.commands.ts";
import { addBreachCommand } from "../features/data-requests/breach.commands.ts";
import { addDataRequestCommands } from "../features/data-requests/data-requests.commands.ts";
import { addEventCommands } from "../features/events/events.commands.ts";
import { addStaffCommands } from "../features/staff/staff.commands.ts";
import { addTwoFactorCommands } from "../features/two-factor/two-factor.commands.ts";
import type { AddCommands, CommandRunner } from "../lib/cli-command.ts";
import { VERSION } from "../lib/version.ts";
import { addMailCommands } from "../mail/mail.commands.ts";
import { addAdvisoriesCommand } from "./advisories.commands.ts";
import { addMigrateCommand } from "./migrate.commands.ts";
import { addMirrorCommand } from "./static-export.commands.ts";
import { addStoredBackupCommands } from "./stored-backups.commands.ts";

/** All operator commands. */
export function createCli(runner: CommandRunner<Container>): Command {
  const cli = new Command("script/admin")
    .description("Operator commands")
    .version(VERSION, "--version", "print the version")
    .showHelpAfterError("Run script/admin --help for all commands, script/admin COMMAND --help for one.")
    .configureHelp({
      visibleCommands: ({ commands }) => commands.flatMap(getRunnable),
      subcommandTerm: (command) => [...getParents(command), Help.prototype.subcommandTerm(command)].join(" "),
    });
  cli.commandsGroup("Accounts:");
  addAccountCommands(cli, runner);
  addStaffCommands(cli, runner);
  addTwoFactorCommands(cli, runner);
  cli.commandsGroup("Content and email:");
  addMailCommands(cli, runner);
  addEventCommands(cli, runner);
  addMirrorCommand(cli, runner);
  addSampleCommands(cli, runner);
  cli.commandsGroup("Personal data and audit log:");
  addDataRequestCommands(cli, runner);
  addHistoryCommands(cli, runner);
  addBreachCommand(cli, runner);
  cli.commandsGroup("Backups, database and checks:");
  addBackupCommands(cli, runner);
  addStoredBackupCommands(cli, runner);
  addMigrateCommand(cli, runner);
  addAdvisoriesCommand(cli, runner);
  for (const group of cli.commands) for (const command of group.commands) command.helpGroup(group.helpGroup());
  return cli;
}

const addSampleCommands: AddCommands<Pick<Container, "sampleContent">> = (cli, { run }) => {
  cli
    .command("sample")
    .description("sample content")
    .command("remove")
    .description("remove only the sample content")
    .action(
      run(async ({ sampleContent }) => {
        await sampleContent.remove();
        return "The sample content was removed.";
      }),
    );
};

/** The command and those below it that do something themselves. */
export function getRunnable(command: Command): Command[] {
  const isGroup = command.commands.length > 0 && command.registeredArguments.length === 0;
  return [...(isGroup ? [] : [command]), ...command.commands.flatMap(getRunnable)];
}

/** `backup prove`, for example. */
export const getCommandName = (command: Command): string => [...getParents(command), command.name()].join(" ");

/** Names of the commands above, without that of the program. */
const getParents = ({ parent }: Command): string[] => (parent?.parent ? [...getParents(parent), parent.name()] : []);
