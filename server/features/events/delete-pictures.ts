import type { DeleteQueryBuilder, DeleteResult, Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import type { Storage } from "../../storage/storage.ts";

/** Keys of the copies: one per width, and one preview. */
export const copyKey = (file: string, width: number): string => `${file}-${width}.webp`;
export const previewKey = (file: string): string => `${file}-preview.jpg`;

const COPY = /^(.*)-(?:\d+\.webp|preview\.jpg)$/;

/** True while a picture of an event has this copy. */
export const eventPictureNames = async (db: Kysely<Tables>, key: string): Promise<boolean> => {
  const [, file] = COPY.exec(key) ?? [];
  if (file === undefined) return false;
  return (
    (await db.selectFrom("event_pictures").select("file").where("file", "=", file).executeTakeFirst()) !== undefined
  );
};

const BATCH_SIZE = 500;

interface PictureRemoval {
  /** By hash. */
  remove(hashes: string[]): Promise<void>;
  /** Unreferenced since then. */
  removeUnreferenced(since: string): Promise<void>;
  /** Makes room for new pictures, oldest unreferenced first, so that a changing feed cannot fill the disk. */
  removeExcept(named: ReadonlySet<string>, limits: { most: number; fresh: number }): Promise<void>;
}

interface Deps {
  db: Kysely<Tables>;
  storage: Pick<Storage, "remove">;
}

type Deletion = DeleteQueryBuilder<Tables, "event_pictures", DeleteResult>;

export function createPictureRemoval({ db, storage }: Deps): PictureRemoval {
  const pictures = db.selectFrom("event_pictures");

  async function forget(which: (rows: Deletion) => Deletion): Promise<void> {
    const deleted = await which(db.deleteFrom("event_pictures")).returning(["file", "widths"]).execute();
    for (const { file, widths } of deleted) {
      // Two URLs may have the same content.
      if (!file || (await pictures.select("file").where("file", "=", file).executeTakeFirst())) continue;
      for (const width of JSON.parse(widths) as number[]) await storage.remove(copyKey(file, width));
      await storage.remove(previewKey(file));
    }
  }

  return {
    remove: (hashes) => forget((rows) => rows.where("address_hash", "in", hashes)),

    removeUnreferenced: (since) => forget((rows) => rows.where("named_at", "<", since)),

    async removeExcept(named, { most, fresh }) {
      const { count } = await pictures.select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
      const over = count + fresh - most;
      if (over <= 0) return;
      const rows = await pictures.select("address_hash").orderBy("named_at").execute();
      const others = rows.map(({ address_hash }) => address_hash).filter((hash) => !named.has(hash));
      const surplus = others.slice(0, over);
      for (let from = 0; from < surplus.length; from += BATCH_SIZE)
        await forget((deleted) => deleted.where("address_hash", "in", surplus.slice(from, from + BATCH_SIZE)));
    },
  };
}
