import type { Kysely } from "kysely";
import type { Tables } from "../../database/tables.ts";
import { addressOf } from "../../storage/storage.ts";

/** Where pictures lie that staff uploaded for events. */
export const UPLOADS_FOLDER = "event-uploads";

const BEGINNING = addressOf(`${UPLOADS_FOLDER}/`);

/** The keys of the uploaded pictures that a row of an event names. */
export const uploadsIn = ({ images = "[]" }: { images?: string }): string[] =>
  ((JSON.parse(images) ?? []) as string[])
    .filter((address) => address.startsWith(BEGINNING))
    .map((address) => address.slice(addressOf("").length));

/** Whether an event names a file. */
export const eventNames = async (db: Kysely<Tables>, key: string): Promise<boolean> =>
  key.startsWith(`${UPLOADS_FOLDER}/`) &&
  (await db
    .selectFrom("events")
    .select("id")
    .where("images", "like", `%"${addressOf(key)}"%`)
    .executeTakeFirst()) !== undefined;
