import { meetsAllCriteria, PASSWORD_MIN_LENGTH } from "../../../shared/accounts/passwords.ts";
import { normalize } from "../../../shared/text/normalize.ts";
import { EMAIL_MAX_LENGTH, isEmail } from "../../../shared/validation/email.ts";
import type { AddCommands } from "../../lib/cli-command.ts";
import type { Admins } from "./accounts.ts";
import { randomPassword } from "./passwords.ts";

/** Timeout for the first byte on stdin, in ms. */
const FIRST_BYTE_TIMEOUT_MS = 3000;
const WEAK = `The password needs at least ${PASSWORD_MIN_LENGTH} characters with an uppercase and a lowercase letter, a number and a symbol.`;

/** Account commands, for when mail does not work. */
export const addAccountCommands: AddCommands<{ admins: Admins }> = (cli, { run }) => {
  cli
    .command("create <EMAIL>")
    .description("create an owner; the password is read from standard input, or generated and shown once")
    .action(
      run(async ({ admins }, _config, address: string) => {
        const email = toEmail(address);
        if (await admins.exists(email)) throw new Error(`A staff account with the email ${email} already exists.`);
        const { password, shown } = await chosenPassword();
        await admins.create({ email, password });
        return `${email} can log in now.${shown}`;
      }),
    );
  cli
    .command("password <EMAIL>")
    .description(
      "set a password; it is read from standard input, or generated and shown once; ends all sessions of that account",
    )
    .action(
      run(async ({ admins }, _config, address: string) => {
        const email = toEmail(address);
        if (!(await admins.exists(email))) throw new Error(`No staff account has the email ${email}.`);
        const { password, shown } = await chosenPassword();
        await admins.setPassword(email, password);
        return `${email} has a new password. All sessions have ended.${shown}`;
      }),
    );
};

/** @throws Error in plain words */
function toEmail(address: string): string {
  const email = normalize(address, EMAIL_MAX_LENGTH)?.toLowerCase() ?? "";
  if (!isEmail(email)) throw new Error("Specify one email address: script/admin password anu@example.org");
  return email;
}

async function chosenPassword(): Promise<{ password: string; shown: string }> {
  const typed = process.stdin.isTTY ? "" : await firstLine();
  if (typed === "") {
    const password = randomPassword();
    return { password, shown: `\nPassword: ${password} (shown this once)` };
  }
  if (!meetsAllCriteria(typed)) throw new Error(WEAK);
  return { password: typed, shown: "" };
}

/** First line of stdin; empty after the timeout. */
async function firstLine(): Promise<string> {
  const nothing = setTimeout(() => process.stdin.destroy(), FIRST_BYTE_TIMEOUT_MS);
  let text = "";
  try {
    for await (const chunk of process.stdin) {
      clearTimeout(nothing);
      text += String(chunk);
      if (text.includes("\n")) break;
    }
  } catch {}
  clearTimeout(nothing);
  return text.split(/\r?\n/, 1)[0] ?? "";
}
