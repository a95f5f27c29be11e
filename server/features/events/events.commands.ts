import { resolve } from "node:path";
import type { Command } from "../../lib/cli-command.ts";
import type { Events } from "./events.ts";
import { exportEvents, importEvents } from "./import-export.ts";

export const eventCommands: Record<string, Command<{ events: Events }>> = {
  "events import": {
    usage: "events import FILE",
    does: "make the events of a JSON file, in the feed's shape, the product's own, in place of those of a file before; what staff told stays",
    run: async ({ events }, words, config) => {
      const count = await importEvents(events, resolve(config.CALLED_FROM, fileIn(words)));
      return `The product has ${count} events of its own now.`;
    },
  },
  "events export": {
    usage: "events export FILE",
    does: "write the product's own events to a JSON file, in the feed's shape",
    run: async ({ events }, words, config) => {
      const count = await exportEvents(events, resolve(config.CALLED_FROM, fileIn(words)));
      return `${count} events were written.`;
    },
  },
};

function fileIn([path, ...more]: string[]): string {
  if (path === undefined || more.length > 0) throw new Error("Say one file: script/admin events import FILE.");
  return path;
}
