import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { TestProduct } from "./product.ts";

export async function getEmails({ config, emails }: Pick<TestProduct, "config" | "emails">): Promise<string[]> {
  await emails.deliver();
  const folder = join(config.DATA_DIR, "outbox");
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  const files = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { letter: await readFile(path, "utf8"), at: (await stat(path, { bigint: true })).mtimeNs };
    }),
  );
  // File time, as test clocks may be frozen.
  return files.toSorted((a, b) => (a.at < b.at ? -1 : 1)).map(({ letter }) => letter);
}

export function readCode(email: string | undefined): string {
  const code = /^(\d{6})\r?$/m.exec(email ?? "")?.[1];
  if (!code) throw new Error("There is no code in this letter.");
  return code;
}

export const getInvitation = (email: string | undefined): string =>
  /\/admin\/invitation#([\w-]{43})\b/.exec(email?.replaceAll(/=\r?\n/g, "") ?? "")?.[1] ?? "";
