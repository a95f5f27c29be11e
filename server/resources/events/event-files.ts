import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { addressOf, keyOf } from "../../storage/storage.ts";

/** Where pictures lie that staff uploaded for events. */
export const UPLOADS_FOLDER = "event-uploads";
/** Where the sample's pictures of events lie. */
export const SAMPLES_FOLDER = "event-samples";

const BEGINNINGS = [UPLOADS_FOLDER, SAMPLES_FOLDER].map((folder) => addressOf(`${folder}/`));

/** The keys of the product's own files that a row of an event names. */
export const filesIn = ({ images = "[]" }: { images?: string }): string[] =>
  ((JSON.parse(images) ?? []) as string[])
    .filter((address) => BEGINNINGS.some((beginning) => address.startsWith(beginning)))
    .map(keyOf);

/** Whether an event of the product's own names the file under this key. */
export const eventNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  BEGINNINGS.some((beginning) => addressOf(key).startsWith(beginning)) &&
  (await db
    .selectFrom("events")
    .select("id")
    .where("images", "like", `%"${addressOf(key)}"%`)
    .executeTakeFirst()) !== undefined;
