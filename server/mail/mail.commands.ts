import { isEmail } from "../../shared/validation/email.ts";
import type { AddCommands } from "../lib/cli-command.ts";
import type { TestEmails } from "./test-emails.ts";

export const addMailCommands: AddCommands<{ testLetters: TestEmails }> = (cli, { run }) => {
  cli
    .command("mail")
    .description("email delivery")
    .command("test <EMAIL>")
    .description("send a test email now and print the mail server's response")
    .action(
      run(async ({ testLetters }, _config, to: string) => {
        if (!isEmail(to)) throw new Error("Specify one email address: script/admin mail test anu@example.org");
        const { letter, message } = await testLetters.sendTo(to);
        if (letter === "not sent") throw new Error(message);
        return message;
      }),
    );
};
