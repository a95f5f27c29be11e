import { writeFile } from "node:fs/promises";
import type { Config } from "../config/config.ts";
import { getPasswordFile } from "../config/password-file.ts";
import type { Container } from "../container/container.ts";
import { isUniqueViolation } from "../database/db-errors.ts";
import { randomPassword } from "../features/accounts/passwords.ts";

/**
 * Fills an empty database: sample content and the first administrator. Safe when several processes start at
 * once. Returns what to print.
 */
export async function runFirstStart(product: Container, config: Config): Promise<string> {
  if (config.SAMPLE_CONTENT) await product.sampleContent.fillIfEmpty().catch(unlessDuplicate);
  return (await firstAdministrator(product, config).catch(unlessDuplicate)) ?? "";
}

function unlessDuplicate(error: unknown): void {
  if (!isUniqueViolation(error)) throw error;
}

/** Creates the first administrator if there is none; returns the login to print once. */
async function firstAdministrator({ admins }: Container, config: Config): Promise<string> {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config;
  if (await admins.exists()) return "";
  const password = ADMIN_PASSWORD ?? randomPassword();
  await admins.create({ email: ADMIN_EMAIL, password });
  const shown = ADMIN_PASSWORD ? "the one in ADMIN_PASSWORD" : await present(password, config);
  return `Log in at /admin as ${ADMIN_EMAIL}\nPassword: ${shown}\n`;
}

/** The output of systemd and of containers goes to a log, which outlives the password. */
async function present(password: string, { PRINT_FIRST_PASSWORD, NOTIFY_SOCKET, DATA_DIR }: Config): Promise<string> {
  if (PRINT_FIRST_PASSWORD && NOTIFY_SOCKET === undefined) return `${password} (shown this once)`;
  const file = getPasswordFile(DATA_DIR);
  await writeFile(file, `${password}\n`, { mode: 0o600 });
  return `in the file ${file}. Change it after the first login, then delete the file.`;
}
