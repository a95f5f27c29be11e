import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** Scanners from npm: 660 packages, 260 MB, so not dependencies; pinned in `tools/package-lock.json`. */
const FOLDER = resolve(".cache/judges");
const LIST = join(import.meta.dirname, "tools");

export interface Ran {
  code: number;
  output: string;
}

interface Options {
  /** Timeout in ms. */
  within?: number;
  cwd?: string;
  env?: Record<string, string>;
}

export function run(
  [program = "", ...words]: string[],
  { within = 120_000, cwd, env = {} }: Options = {},
): Promise<Ran> {
  return new Promise((done) => {
    const options = { timeout: within, cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    execFile(program, words, options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === "number" ? error.code : 1) : 0;
      done({ code, output: `${stdout}${stderr}` });
    });
  });
}

export async function installTools(): Promise<void> {
  const lock = readFileSync(join(LIST, "package-lock.json"), "utf8");
  const mark = join(FOLDER, ".installed-from");
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  mkdirSync(FOLDER, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) copyFileSync(join(LIST, name), join(FOLDER, name));
  process.stderr.write("installing the judges into .cache/judges\n");
  const { code, output } = await run(["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund"], {
    cwd: FOLDER,
    within: 600_000,
  });
  if (code !== 0) throw new Error(`The judges could not be installed:\n${output}`);
  writeFileSync(mark, lock);
}

export const tool = (path: string): string => join(FOLDER, "node_modules", path);
