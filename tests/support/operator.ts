import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** What an operator's command left with, and all that it wrote. */
interface Operated {
  code: number | null;
  output: string;
}

/**
 * The environment of an operator's command: these settings, and what `script/admin` gives besides. What Node compiled once
 * it need not compile again, which is half of what a command costs.
 */
export function operatorSettings(settings: Record<string, string>): NodeJS.ProcessEnv {
  const { NODE_COMPILE_CACHE } = process.env;
  return { PATH: "/usr/bin:/bin", NODE_COMPILE_CACHE, ...settings };
}

/** Begins an operator's command as `script/admin` does, with these settings and no others; `typed` goes to its standard input. */
export function beginOperator(
  words: string[],
  settings: Record<string, string>,
  typed = "",
): { child: ChildProcess; done: Promise<Operated> } {
  const child = spawn(process.execPath, ["server/operator.ts", ...words], { env: operatorSettings(settings) });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  // One that needs nothing typed may have left before.
  child.stdin.on("error", () => {});
  child.stdin.end(typed);
  return { child, done: once(child, "close").then(([code]) => ({ code: code as number | null, output })) };
}

/** Asks an operator's command, and waits until it left. */
export const askOperator = (words: string[], settings: Record<string, string>, typed = ""): Promise<Operated> =>
  beginOperator(words, settings, typed).done;
