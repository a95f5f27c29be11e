import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { getSite } from "../../script/site.ts";
import { openDatabase } from "../../server/database/open.ts";

const WITHIN = 180_000;

/** Does the slow first run once (ten CPU seconds); `startSite` copies its folder. */
export default async function prepareSite(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "campaign-prepared-"));
  const site = await getSite({ dataDir, settings: { SAMPLE_CONTENT: "1" } });
  try {
    await site.start();
    const pictures = await readdir(join(dataDir, "files", "event-samples"));
    const deadline = performance.now() + WITHIN;
    while ((await sizedPictures(site.databaseUrl)) < pictures.length) {
      if (performance.now() > deadline) throw new Error(`The sample's pictures were not sized:\n${site.output()}`);
      await pause(100);
    }
    await site.stop();
    await withoutComing(site.databaseUrl);
  } finally {
    await site.remove();
  }
  process.env["PREPARED_SITE"] = dataDir;
  return () => rm(dataDir, { recursive: true, force: true });
}

/** Removes scheduled sample content, which would interfere with tests. */
async function withoutComing(databaseUrl: string): Promise<void> {
  const database = openDatabase(databaseUrl);
  await database.db.deleteFrom("events").where("starts_at", ">", new Date().toISOString()).execute();
  await database.db.deleteFrom("notices").execute();
  await database.db.deleteFrom("page_versions").execute();
  await database.close();
}

async function sizedPictures(databaseUrl: string): Promise<number> {
  const database = openDatabase(databaseUrl);
  const rows = await database.db.selectFrom("event_pictures").select("file").where("file", "is not", null).execute();
  await database.close();
  return rows.length;
}
