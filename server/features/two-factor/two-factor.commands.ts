import type { Command } from "../../lib/cli-command.ts";
import type { TwoFactorService } from "./two-factor.ts";

export const twoFactorCommands: Record<string, Command<{ secondFactors: TwoFactorService }>> = {
  "second-factor reset": {
    usage: "second-factor reset EMAIL",
    does: "remove passkeys, authenticator app and recovery codes of a staff member and end all their sessions",
    run: async ({ secondFactors }, [email = "", ...more]) => {
      if (more.length > 0 || !(await secondFactors.reset(email.toLowerCase())))
        throw new Error(email ? `No staff account has the email ${email}.` : "Specify an email address.");
      return `${email} can now log in with the password alone. All sessions have ended.`;
    },
  },
};
