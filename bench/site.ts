import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ADMIN, ADMIN_SETTINGS, SERVER_BUNDLE } from "../script/start-server.ts";
import { getChildren, type Measured, startMeasured } from "./load.ts";

export interface MeasuredSite extends Measured {
  folder: string;
  workers: number;
  leave(): Promise<unknown>;
}

/**
 * Starts the product with sample content and warm caches. Several processes use any core, unless they share
 * the first.
 */
export async function startSite(
  env: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), "campaign-bench-")),
  { anywhere = "WORKERS" in env } = {},
): Promise<MeasuredSite> {
  const site = await startMeasured(SERVER_BUNDLE, {
    env: {
      DATA_DIR: join(folder, "data"),
      PORT: "0",
      SAMPLE_CONTENT: "1",
      LOG_LEVEL: "error",
      ...ADMIN_SETTINGS,
      ...env,
    },
    anywhere,
  });
  return {
    ...site,
    folder,
    workers: Number(env["WORKERS"] ?? 1),
    leave: site.stop,
    async stop() {
      await site.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function startAgain(): Promise<MeasuredSite> {
  const first = await startSite();
  await warmUp(first, "/");
  await first.leave();
  return startSite({}, first.folder);
}

/** Requests the path until it is cached in its final encoding. */
export async function warmUp(site: MeasuredSite, path: string): Promise<{ etag: string }> {
  const staying = site.workers > 1 ? site.workers : 0;
  for (let quiet = 0, turn = 0; quiet < 10 && turn < 600; turn += 1) {
    const children = getChildren(site.child.pid);
    const all = children.length + children.flatMap(getChildren).length;
    quiet = all === staying ? quiet + 1 : 0;
    await pause(100);
  }
  let etag = "";
  for (let turn = 0; turn < 40; turn += 1) {
    const answer = await fetch(site.origin + path);
    await answer.arrayBuffer();
    etag = answer.headers.get("etag") ?? "";
  }
  await pause(1000);
  return { etag };
}

export async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { token: string }).token;
}
