import { spawn } from "node:child_process";
import { once } from "node:events";

/** What a command came to. */
export interface Ran {
  code: number | null;
  /** Standard output. */
  said: string;
  /** Both streams in turn, as somebody at a screen sees them: the newest 20,000 characters. */
  seen: string;
}

const KEPT = 20_000;
/** A command that takes longer has hung, in milliseconds. */
const LONGEST = 15 * 60_000;

/** Runs a command to its end; it has nothing to read. */
export async function run([program = "", ...words]: string[], input = ""): Promise<Ran> {
  const child = spawn(program, words, { stdio: ["pipe", "pipe", "pipe"], timeout: LONGEST });
  let said = "";
  let seen = "";
  child.stdin.on("error", () => {}).end(input);
  child.stdout.on("data", (chunk: Buffer) => (said += chunk));
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (seen = (seen + chunk.toString("utf8")).slice(-KEPT)));
  const [code] = (await once(child, "close")) as [number | null];
  return { code, said, seen };
}

/** @throws Error with what the command said, where it fails */
export async function must(command: string[], input = ""): Promise<string> {
  const { code, said, seen } = await run(command, input);
  if (code !== 0) throw new Error(`${command.join(" ")} left with ${code}:\n${seen}`);
  return said;
}
