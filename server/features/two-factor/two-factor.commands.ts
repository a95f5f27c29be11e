import type { AddCommands } from "../../lib/cli-command.ts";
import type { TwoFactorService } from "./two-factor.ts";

export const addTwoFactorCommands: AddCommands<{ secondFactors: TwoFactorService }> = (cli, { run }) => {
  cli
    .command("second-factor")
    .description("two-factor authentication")
    .command("reset <EMAIL>")
    .description("remove passkeys, authenticator app and recovery codes of a staff member and end all their sessions")
    .action(
      run(async ({ secondFactors }, _config, email: string) => {
        if (!(await secondFactors.reset(email.toLowerCase())))
          throw new Error(`No staff account has the email ${email}.`);
        return `${email} can now log in with the password alone. All sessions have ended.`;
      }),
    );
};
