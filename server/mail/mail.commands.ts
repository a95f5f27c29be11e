import { isEmail } from "../../shared/validation/email.ts";
import type { Command } from "../lib/cli-command.ts";
import type { TestEmails } from "./test-emails.ts";

export const mailCommands: Record<string, Command<{ testLetters: TestEmails }>> = {
  "mail test": {
    usage: "mail test EMAIL",
    does: "send a test letter at once, and say what the mail server answered",
    run: async ({ testLetters }, [to = "", ...more]) => {
      if (more.length > 0 || !isEmail(to))
        throw new Error("Say one e-mail address, like script/admin mail test anu@example.org.");
      const { letter, message } = await testLetters.sendTo(to);
      if (letter === "not sent") throw new Error(message);
      return message;
    },
  },
};
