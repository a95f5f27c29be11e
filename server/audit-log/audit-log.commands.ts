import type { AddCommands } from "../lib/cli-command.ts";
import type { AuditLog } from "./audit-log.ts";

export const addHistoryCommands: AddCommands<{ history: AuditLog }> = (cli, { run }) => {
  cli
    .command("history")
    .description("the audit log")
    .command("verify")
    .description("verify the hash chain of the audit log; reports the first changed, inserted or deleted row")
    .action(
      run(async ({ history }) => {
        const { rows, broken, cut } = await history.verify();
        if (broken)
          throw new Error(
            `The audit log is broken at row ${broken.id} (${broken.at}): the row was changed, or rows before it were deleted. ` +
              `The ${rows} rows before it are intact.`,
          );
        if (cut)
          throw new Error(`The audit log is broken at its end: rows after the last of its ${rows} rows were deleted.`);
        return `The audit log is intact: ${rows} rows.`;
      }),
    );
};
