import { isEmail } from "../../shared/validation/email.ts";
import type { Command } from "../lib/cli-command.ts";
import type { TestEmails } from "./test-emails.ts";

export const mailCommands: Record<string, Command<{ testLetters: TestEmails }>> = {
  "mail test": {
    usage: "mail test EMAIL",
    does: "send a test email now and print the mail server's response",
    run: async ({ testLetters }, [to = "", ...more]) => {
      if (more.length > 0 || !isEmail(to))
        throw new Error("Specify one email address: script/admin mail test anu@example.org");
      const { letter, message } = await testLetters.sendTo(to);
      if (letter === "not sent") throw new Error(message);
      return message;
    },
  },
};
