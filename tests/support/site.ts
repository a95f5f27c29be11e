import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A real server of its own, as an operator would start it. */
export interface Site {
  /** Its address, without a slash at the end. */
  origin: string;
  dataDir: string;
  admin: { email: string; password: string };
  /** Everything that it wrote to its log so far. */
  log(): string;
  /** Files of the mail outbox, oldest first. */
  outbox(): Promise<string[]>;
  /** Asks it to stop, and returns the code with which it left. */
  stop(): Promise<number>;
}

const ADMIN = { email: "clerk@example.org", password: "Right-Horse-7" };

/** Settings under which a site has other content than the prepared one, or keeps it elsewhere. */
const OF_ITS_OWN = ["SAMPLE_CONTENT", "DATABASE_URL", "STORAGE_URL", "EVENT_FEED_URL"];

/**
 * Starts one on a free port, with sample content unless told otherwise: on a copy of the prepared folder
 * (`prepared-site.ts`) where there is one, else over an empty folder.
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "campaign-site-"));
  const prepared = process.env["PREPARED_SITE"];
  if (prepared && !OF_ITS_OWN.some((name) => name in settings)) await cp(prepared, dataDir, { recursive: true });
  const child = spawn("node_modules/.bin/node", ["build/program/main.js"], {
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: "0",
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: "1",
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const left = once(child, "exit");
  let output = "";
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const address = /The site is at (http:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`The server left with ${code}:\n${output}`)));
  });
  return {
    origin,
    dataDir,
    admin: ADMIN,
    log: () => output,
    outbox: async () =>
      (await readdir(join(dataDir, "outbox")).catch(() => [])).toSorted().map((name) => join(dataDir, "outbox", name)),
    async stop() {
      child.kill("SIGTERM");
      const [code] = await left;
      await rm(dataDir, { recursive: true, force: true });
      return code as number;
    },
  };
}
