import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { ask } from "../../bench/faults/ask.ts";
import { smallDisk } from "../../bench/faults/full-disk.ts";
import { getSite } from "../../bench/faults/site.ts";

it("reliability: a log on a full disk keeps nobody waiting", async (context) => {
  const disk = smallDisk(1);
  if (typeof disk === "string") return context.skip(disk);
  onTestFinished(() => disk.remove());
  writeFileSync(join(disk.folder, "filling"), Buffer.alloc(1024 * 1024 - 8192));
  const intoLog = ["sh", "-c", `exec "$@" >'${disk.folder}/log'`, "sh"];
  const site = await getSite({ before: intoLog, settings: { LOG_LEVEL: "info" } });
  onTestFinished(() => site.remove());
  await site.start();
  for (let turn = 0; turn < 100; turn += 1)
    expect((await ask(site.origin, "GET", "/api/admin/profile")).status).toBe(401);
  expect((await site.stop()).code).toBe(0);
});
