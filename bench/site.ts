import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { ADMIN, ADMIN_SETTINGS, PRODUCT } from "../script/launch.ts";
import { childrenOf, type Measured, startMeasured } from "./load.ts";

/** The product under measurement, over an empty folder of its own. */
export interface MeasuredSite extends Measured {
  folder: string;
  /** Processes that share the port. */
  workers: number;
  /** Stops it and leaves its folder. */
  leave(): Promise<unknown>;
}

/**
 * Starts the product with sample content, quiet, and warm: its pages were asked often enough to have their final form.
 * Several processes run on any core, unless they are to share the first as well.
 */
export async function startSite(
  env: Record<string, string> = {},
  folder = mkdtempSync(join(tmpdir(), "campaign-bench-")),
  { anywhere = "WORKERS" in env } = {},
): Promise<MeasuredSite> {
  const site = await startMeasured(PRODUCT, {
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

/** The same on a database that an earlier start has filled: what a first start does only once is not measured. */
export async function startAgain(): Promise<MeasuredSite> {
  const first = await startSite();
  await warmUp(first, "/");
  await first.leave();
  return startSite({}, first.folder);
}

/** Asks an address until its answer is kept in its final form, after what a first start does beside is done. */
export async function warmUp(site: MeasuredSite, path: string): Promise<{ etag: string }> {
  const staying = site.workers > 1 ? site.workers : 0;
  for (let quiet = 0, turn = 0; quiet < 10 && turn < 600; turn += 1) {
    const children = childrenOf(site.child.pid);
    const all = children.length + children.flatMap(childrenOf).length;
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

/** A token of the administrator. */
export async function logIn(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/admin/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  return ((await answer.json()) as { token: string }).token;
}
