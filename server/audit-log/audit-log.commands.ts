import type { Command } from "../lib/cli-command.ts";
import type { AuditLog } from "./audit-log.ts";

export const historyCommands: Record<string, Command<{ history: AuditLog }>> = {
  "history verify": {
    usage: "history verify",
    does: "follow the chain of the history, and name the first row that was changed, put in or taken out",
    run: async ({ history }) => {
      const { rows, broken, cut } = await history.verify();
      if (broken)
        throw new Error(
          `The history is broken at row ${broken.id} of ${broken.at}: it was changed, or rows before it are missing. ` +
            `The ${rows} rows before it are whole.`,
        );
      if (cut) throw new Error(`The history is broken at its end: rows after the newest of its ${rows} are missing.`);
      return `The history is whole: ${rows} rows.`;
    },
  },
};
