import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN, ADMIN_SETTINGS, SERVER_BUNDLE, startServer } from "../../script/start-server.ts";

/** A real server process. */
export interface Site {
  /** Without trailing slash. */
  origin: string;
  dataDir: string;
  admin: { email: string; password: string };
  /** The newest 100,000 characters. */
  log(): string;
  /** Oldest first. */
  outbox(): Promise<string[]>;
  /** Resolves to the exit code. */
  stop(): Promise<number | null>;
}

/** With these settings the prepared folder cannot be used. */
const OF_ITS_OWN = ["SAMPLE_CONTENT", "DATABASE_URL", "STORAGE_URL", "EVENT_FEED_URL"];

/** @param cwd folder of another build */
export async function startSite(settings: Record<string, string> = {}, cwd?: string): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), "campaign-site-"));
  const prepared = process.env["PREPARED_SITE"];
  if (prepared && !OF_ITS_OWN.some((name) => name in settings)) await cp(prepared, dataDir, { recursive: true });
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  const server = startServer(SERVER_BUNDLE, {
    ...(cwd !== undefined && { cwd }),
    env: {
      PATH,
      HOME,
      NODE_COMPILE_CACHE,
      PORT: "0",
      DATA_DIR: dataDir,
      SAMPLE_CONTENT: "1",
      ...ADMIN_SETTINGS,
      ...settings,
    },
  });
  return {
    origin: await server.address(),
    dataDir,
    admin: ADMIN,
    log: server.output,
    outbox: async () =>
      (await readdir(join(dataDir, "outbox")).catch(() => []))
        .filter((name) => name.endsWith(".eml"))
        .toSorted()
        .map((name) => join(dataDir, "outbox", name)),
    async stop() {
      const code = await server.stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
