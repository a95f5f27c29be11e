import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** The product as `script/server` starts it. */
export const PRODUCT = [
  "env",
  "MALLOC_ARENA_MAX=2",
  "node_modules/.bin/node",
  "--max-semi-space-size=4",
  "--heap-growing-percent=60",
  "build/program/main.js",
];

/** Who may log in where a server is launched with these settings. */
export const ADMIN = { email: "clerk@example.org", password: "Right-Horse-7" };
export const ADMIN_SETTINGS = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** A server as a process of its own. */
export interface Launched {
  child: ChildProcess;
  /** What it wrote so far: the newest 100,000 characters. */
  output(): string;
  /** Its address, without a slash at the end, once it says it. */
  address(): Promise<string>;
  runs(): boolean;
  /** The code with which it left, once it did. */
  left: Promise<number | null>;
  /** Asks it to stop; returns the code with which it left. */
  stop(): Promise<number | null>;
}

const KEPT = 100_000;

interface Options {
  env: NodeJS.ProcessEnv;
  /** In a group of processes of its own: a signal to all of it reaches nobody else. */
  detached?: boolean;
}

/** Starts a server: the one launcher of tests, measurements, faults and pictures. */
export function launch(command: string[], { env, detached = false }: Options): Launched {
  const [program = "", ...words] = command;
  const child = spawn(program, words, { env, detached, stdio: ["ignore", "pipe", "pipe"] });
  const left = once(child, "exit").then(([code]) => code as number | null);
  const address = Promise.withResolvers<string>();
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString("utf8")).slice(-KEPT);
      const said = /^(?:The site is at )?(http:\/\/\S+)\n/m.exec(output)?.[1];
      if (said) address.resolve(said);
    });
  left.then((code) => address.reject(new Error(`${command.join(" ")} left with ${code}:\n${output}`)), address.reject);
  // Not everybody asks for it.
  address.promise.catch(() => {});
  return {
    child,
    output: () => output,
    address: () => address.promise,
    runs: () => child.exitCode === null && child.signalCode === null,
    left,
    stop() {
      child.kill("SIGTERM");
      return left;
    },
  };
}
