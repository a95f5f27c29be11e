import { isEmail } from "../../shared/validation/email.ts";
import type { AddCommands } from "../lib/cli-command.ts";
import type { TestEmails } from "./test-emails.ts";

interface Parts {
  testLetters: TestEmails;
  incomingMail: { file(raw: Uint8Array): Promise<{ filed: boolean; message: string }> };
}

/** Longer emails are refused anyway. */
const MAX_INPUT_BYTES = 160 * 1024 * 1024;

export const addMailCommands: AddCommands<Parts> = (cli, { run }) => {
  const group = cli.command("mail").description("email delivery");
  group
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
  group
    .command("file")
    .description("file an email from standard input as an enquiry or as part of one; exits with 1 if it is not filed")
    .action(
      run(async ({ incomingMail }) => {
        if (process.stdin.isTTY) throw new Error("Pass an email: script/admin mail file < message.eml");
        const { filed, message } = await incomingMail.file(await readInput());
        if (!filed) throw new Error(message);
        return message;
      }),
    );
};

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of process.stdin as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_INPUT_BYTES) break;
  }
  return Buffer.concat(chunks);
}
