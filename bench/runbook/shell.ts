import { spawn } from "node:child_process";
import { once } from "node:events";

export interface Ran {
  code: number | null;
  said: string;
  seen: string;
}

const KEPT = 20_000;
/** Timeout in ms. */
const LONGEST = 15 * 60_000;

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

/** @throws Error with the output if the command fails */
export async function must(command: string[], input = ""): Promise<string> {
  const { code, said, seen } = await run(command, input);
  if (code !== 0) throw new Error(`${command.join(" ")} left with ${code}:\n${seen}`);
  return said;
}
