import { resolve } from "node:path";
import type { AddCommands } from "../../lib/cli-command.ts";
import type { Events } from "./events.ts";
import { exportEvents, importEvents } from "./import-export.ts";

export const addEventCommands: AddCommands<{ events: Events }> = (cli, { run }) => {
  const group = cli.command("events").description("local events");
  group
    .command("import <FILE>")
    .description(
      "import local events from a JSON file in feed format, replacing earlier imports; changes by staff are kept",
    )
    .action(
      run(async ({ events }, { CALLED_FROM }, file: string) => {
        const count = await importEvents(events, resolve(CALLED_FROM, file));
        return `${count} events imported.`;
      }),
    );
  group
    .command("export <FILE>")
    .description("export local events to a JSON file in feed format")
    .action(
      run(async ({ events }, { CALLED_FROM }, file: string) => {
        const count = await exportEvents(events, resolve(CALLED_FROM, file));
        return `${count} events exported.`;
      }),
    );
};
