import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN, ADMIN_SETTINGS, SERVER_BUNDLE, startServer } from "./start-server.ts";

export interface TempSite {
  /** Without trailing slash. */
  origin: string;
  admin: { email: string; password: string };
  close(): Promise<void>;
}

export async function startTempSite(): Promise<TempSite> {
  const folder = await mkdtemp(join(tmpdir(), "campaign-fresh-"));
  const settings = { PORT: "0", DATA_DIR: folder, SAMPLE_CONTENT: "1", LOG_LEVEL: "warn", ...ADMIN_SETTINGS };
  const server = startServer(SERVER_BUNDLE, { env: { ...process.env, ...settings } });
  return {
    origin: await server.address(),
    admin: ADMIN,
    async close() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
