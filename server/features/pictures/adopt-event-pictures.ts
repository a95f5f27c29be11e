import { buffer } from "node:stream/consumers";
import { setImmediate as nextTurn } from "node:timers/promises";
import { PICTURE_LIMITS } from "../../../shared/pictures/pictures.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import type { PickDeps } from "../../deps.ts";
import { EVENT_UPLOADS_FOLDER } from "../../storage/picture-uses.ts";
import { toFileKey } from "../../storage/storage.ts";

const BATCH_SIZE = 200;

/** Adds pictures that were uploaded for events to the library, under the address that they have. */
export function createEventPictureAdoption({ db, storage, log }: PickDeps<"db" | "storage" | "log">) {
  async function adoptOne(file_key: string, alt: string): Promise<void> {
    const file = await storage.find(file_key);
    if (!file) return;
    // Loaded on demand: large.
    const { default: sharp } = await import("sharp");
    const { width, height } = await sharp(await buffer(await file.open())).metadata();
    await db
      .insertInto("pictures")
      .values({ file_key, width, height, alt, from_event: 1, folded: foldText(alt) })
      .onConflict((row) => row.column("file_key").doNothing())
      .execute();
  }

  const count = async () =>
    Number(
      (
        await db
          .selectFrom("pictures")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .executeTakeFirstOrThrow()
      ).count,
    );

  return async (): Promise<void> => {
    let remaining = PICTURE_LIMITS.count - (await count());
    for (let after = 0; ; ) {
      const events = await db
        .selectFrom("events")
        .select(["id", "images", "image_descriptions"])
        .where("id", ">", after)
        .where("images", "like", `%"/files/${EVENT_UPLOADS_FOLDER}/%`)
        .orderBy("id")
        .limit(BATCH_SIZE)
        .execute();
      const found = new Map<string, string>();
      for (const { images, image_descriptions } of events) {
        const described = JSON.parse(image_descriptions) as string[];
        for (const [place, address] of (JSON.parse(images) as string[]).entries())
          if (address.startsWith(`/files/${EVENT_UPLOADS_FOLDER}/`))
            found.set(toFileKey(address), described[place] ?? "");
      }
      const known = await db
        .selectFrom("pictures")
        .select("file_key")
        .where("file_key", "in", ["", ...found.keys()])
        .execute();
      for (const { file_key } of known) found.delete(file_key);
      for (const [key, alt] of found) {
        if (remaining <= 0) return;
        await adoptOne(key, alt).catch((err: unknown) => log.warn({ err, key }, "picture not added to the library"));
        remaining -= 1;
        await nextTurn();
      }
      const last = events.at(-1);
      if (!last || events.length < BATCH_SIZE) return;
      after = last.id;
    }
  };
}
