import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { EVENT_UPLOADS_FOLDER } from "../../storage/picture-uses.ts";
import { toFileKey, toFileUrl } from "../../storage/storage.ts";

export const SAMPLES_FOLDER = "event-samples";

const BEGINNINGS = [EVENT_UPLOADS_FOLDER, SAMPLES_FOLDER].map((folder) => toFileUrl(`${folder}/`));

/** Storage keys referenced by an event. */
export const filesIn = ({ images = "[]" }: { images?: string }): string[] =>
  ((JSON.parse(images) ?? []) as string[])
    .filter((address) => BEGINNINGS.some((beginning) => address.startsWith(beginning)))
    .map(toFileKey);

/** True while a local event references the file. */
export const eventNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  BEGINNINGS.some((beginning) => toFileUrl(key).startsWith(beginning)) &&
  (await db
    .selectFrom("events")
    .select("id")
    .where("images", "like", `%"${toFileUrl(key)}"%`)
    .executeTakeFirst()) !== undefined;
