import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

export const SERVER_BUNDLE = [
  "env",
  "MALLOC_ARENA_MAX=2",
  "node_modules/.bin/node",
  "--max-semi-space-size=4",
  "--heap-growing-percent=60",
  "build/program/main.js",
];

export const ADMIN = { email: "clerk@example.org", password: "Right-Horse-7" };
export const ADMIN_SETTINGS = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

export interface StartedServer {
  child: ChildProcess;
  /** The newest 100,000 characters. */
  output(): string;
  /** Resolves once it is logged; without trailing slash. */
  address(): Promise<string>;
  runs(): boolean;
  /** Exit code. */
  left: Promise<number | null>;
  stop(): Promise<number | null>;
}

const KEPT = 100_000;

interface Options {
  env: NodeJS.ProcessEnv;
  /** Own process group, so that signals reach only it. */
  detached?: boolean;
  cwd?: string;
}

export function startServer(command: string[], { env, detached = false, cwd }: Options): StartedServer {
  const [program = "", ...args] = command;
  const child = spawn(program, args, { env, detached, cwd, stdio: ["ignore", "pipe", "pipe"] });
  const left = once(child, "exit").then(([code]) => code as number | null);
  const address = Promise.withResolvers<string>();
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output = (output + chunk.toString("utf8")).slice(-KEPT);
      const url = /^(?:The site is at )?(http:\/\/\S+)\n/m.exec(output)?.[1];
      if (url) address.resolve(url);
    });
  left.then((code) => address.reject(new Error(`${command.join(" ")} left with ${code}:\n${output}`)), address.reject);
  // Avoids unhandled rejections.
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
