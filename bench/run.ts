import { execFile } from "node:child_process";

export interface Ran {
  code: number;
  stdout: string;
  /** Standard output and then errors. */
  output: string;
}

interface Options {
  timeoutMs?: number;
  cwd?: string;
  env?: Record<string, string>;
  input?: string;
}

export function run(
  [program = "", ...words]: string[],
  { timeoutMs = 15 * 60_000, cwd, env = {}, input = "" }: Options = {},
): Promise<Ran> {
  return new Promise((resolve) => {
    const options = { timeout: timeoutMs, cwd, env: { ...process.env, ...env }, maxBuffer: 64 * 1024 * 1024 };
    const child = execFile(program, words, options, (error, stdout, stderr) => {
      const code = error ? (typeof error.code === "number" ? error.code : 1) : 0;
      resolve({ code, stdout, output: `${stdout}${stderr}` });
    });
    // The command may not read it.
    child.stdin?.on("error", () => {}).end(input);
  });
}

/** @throws Error with the output if the command fails */
export async function runOrThrow(command: string[], options: Options = {}): Promise<string> {
  const { code, stdout, output } = await run(command, options);
  if (code !== 0) throw new Error(`${command.join(" ")} left with ${code}:\n${output.slice(-20_000)}`);
  return stdout;
}
