import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Command } from "commander";
import type { Config } from "../../server/config/config.ts";
import type { AddCommands } from "../../server/lib/cli-command.ts";

interface Operated {
  code: number | null;
  output: string;
}

/** Includes Node's compile cache, which halves the time of a command. */
export function operatorSettings(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return { PATH: "/usr/bin:/bin", NODE_COMPILE_CACHE, ...settings };
}

export function beginOperator(
  words: string[],
  settings: Record<string, string>,
  typed = "",
): { child: ChildProcess; done: Promise<Operated> } {
  const child = spawn(process.execPath, ["build/program/admin.js", ...words], { env: operatorSettings(settings) });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  // The command may have exited already.
  child.stdin.on("error", () => {});
  child.stdin.end(typed);
  return { child, done: once(child, "close").then(([code]) => ({ code: code as number | null, output })) };
}

export const askOperator = (words: string[], settings: Record<string, string>, typed = ""): Promise<Operated> =>
  beginOperator(words, settings, typed).done;

/** Output of a command that runs in this process. */
export async function runCommand<Parts extends { config: Config }>(
  add: AddCommands<Parts>,
  parts: Parts,
  words: string[],
): Promise<string> {
  let output = "";
  const cli = new Command().exitOverride().configureOutput({ writeErr: () => {} });
  add(cli, {
    run:
      (action) =>
      async (...args) =>
        void (output = await action(parts, parts.config, ...args)),
    runAlone:
      (action) =>
      async (...args) =>
        void (output = await action(parts.config, ...args)),
  });
  await cli.parseAsync(words, { from: "user" });
  return output;
}
