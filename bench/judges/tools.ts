import { execFile } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Where the judges from the package registry live. They bring some 660 packages and 260 MB with them, more than the
 * product itself, so they are no dependencies of it: `tools/package-lock.json` names each with its integrity, and the
 * first run installs them here, without running any script of theirs.
 */
const FOLDER = resolve(".cache/judges");
const LIST = join(import.meta.dirname, "tools");

/** What a command left behind. */
export interface Ran {
  code: number;
  output: string;
}

interface Options {
  /** Milliseconds after which it is ended. */
  within?: number;
  cwd?: string;
  env?: Record<string, string>;
}

/** Runs a command to its end and resolves to what it said, whatever its code. */
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

/** Installs the judges where they are missing. */
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

/** The path of a file within the installed judges. */
export const tool = (path: string): string => join(FOLDER, "node_modules", path);
