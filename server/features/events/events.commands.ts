import { resolve } from "node:path";
import type { Command } from "../../lib/cli-command.ts";
import type { Events } from "./events.ts";
import { exportEvents, importEvents } from "./import-export.ts";

export const eventCommands: Record<string, Command<{ events: Events }>> = {
  "events import": {
    usage: "events import FILE",
    does: "import local events from a JSON file in feed format, replacing earlier imports; changes by staff are kept",
    run: async ({ events }, words, config) => {
      const count = await importEvents(events, resolve(config.CALLED_FROM, fileIn(words)));
      return `${count} events imported.`;
    },
  },
  "events export": {
    usage: "events export FILE",
    does: "export local events to a JSON file in feed format",
    run: async ({ events }, words, config) => {
      const count = await exportEvents(events, resolve(config.CALLED_FROM, fileIn(words)));
      return `${count} events exported.`;
    },
  },
};

function fileIn([path, ...more]: string[]): string {
  if (path === undefined || more.length > 0) throw new Error("Specify one file: script/admin events import FILE.");
  return path;
}
