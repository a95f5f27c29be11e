import type { Command } from "../../lib/cli-command.ts";
import type { TwoFactorService } from "./two-factor.ts";

export const twoFactorCommands: Record<string, Command<{ secondFactors: TwoFactorService }>> = {
  "second-factor reset": {
    usage: "second-factor reset EMAIL",
    does: "take away passkeys, app and recovery codes of somebody who lost them; every session of theirs ends",
    run: async ({ secondFactors }, [email = "", ...more]) => {
      if (more.length > 0 || !(await secondFactors.reset(email.toLowerCase())))
        throw new Error(`Nobody of the staff has the address ${email || "that is missing"}.`);
      return `${email} logs in with the password alone now, and every session has ended.`;
    },
  },
};
