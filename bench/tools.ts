import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { runOrThrow } from "./run.ts";

const FOLDER = resolve(".cache/tools");

/** A file of an installed npm package. */
export const tool = (path: string): string => join(FOLDER, "node_modules", path);

/** Scanners and Litestream: hundreds of packages, so not dependencies; pinned in `tools/package-lock.json`. */
export async function installTools(): Promise<void> {
  const lock = readFileSync("bench/tools/package-lock.json", "utf8");
  const mark = join(FOLDER, ".installed-from");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) copyFileSync(join("bench/tools", name), join(FOLDER, name));
  process.stderr.write(`installing tools into ${FOLDER}\n`);
  await runOrThrow(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], { cwd: FOLDER });
  writeFileSync(mark, lock);
}
