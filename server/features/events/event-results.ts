import type { Kysely } from "kysely";
import { pictureIdIn } from "../../../shared/pictures/pictures.ts";
import type { EventResultColumns, Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { lockPictures } from "../../storage/picture-uses.ts";

/** What an event tells once it is over. */
export interface EventResults {
  results_url: string;
  /** Ids of pictures of the library. */
  gallery: number[];
  gallery_captions: string[];
  gallery_captions_ml: string[];
  runners: number | null;
}

const RESULT_LISTS = ["gallery", "gallery_captions", "gallery_captions_ml"] as const;
export const RESULT_FIELDS = ["results_url", ...RESULT_LISTS, "runners"] as const;

export const NO_RESULTS: EventResults = {
  results_url: "",
  gallery: [],
  gallery_captions: [],
  gallery_captions_ml: [],
  runners: null,
};

/** Lists as columns that hold JSON; for the audit log. */
export const RESULT_RECORDING = {
  lists: [...RESULT_LISTS],
  contextFields: [
    ["gallery", "gallery_captions"],
    ["gallery", "gallery_captions_ml"],
    ["gallery_captions", "gallery"],
    ["gallery_captions_ml", "gallery"],
  ],
} as const;

type Sent = { [Field in keyof EventResults]?: EventResults[Field] | null | undefined };

/** A form with its lists as JSON. */
export function toResultColumns<Form extends Sent>(
  form: Form,
): Omit<Form, (typeof RESULT_LISTS)[number]> & { [Name in (typeof RESULT_LISTS)[number]]?: string } {
  const lists = RESULT_LISTS.flatMap((name) => {
    const list = form[name];
    return list === undefined ? [] : [[name, list && JSON.stringify(list)]];
  });
  return { ...form, ...Object.fromEntries(lists) };
}

/** Without columns that are null. */
export function getResults(row: EventResultColumns): Partial<EventResults> {
  const lists = RESULT_LISTS.flatMap((name) => {
    const list = row[name];
    return list === null ? [] : [[name, JSON.parse(list)]];
  });
  return {
    ...(row.results_url !== null && { results_url: row.results_url }),
    ...Object.fromEntries(lists),
    ...(row.runners !== null && { runners: row.runners }),
  };
}

/**
 * Locks the pictures of an event.
 * @throws AppError "invalid" when one is not in the library
 */
export async function requirePictures(
  trx: Kysely<Tables>,
  { images = "[]", gallery }: { images?: string; gallery?: string | null | undefined },
): Promise<void> {
  const shown = (JSON.parse(images) as string[]).map(pictureIdIn).filter((id) => id !== null);
  const galleryIds = JSON.parse(gallery ?? "[]") as number[];
  if (shown.length + galleryIds.length === 0) return;
  const known = await lockPictures(trx, [...shown, ...galleryIds]);
  if ([...shown, ...galleryIds].some((id) => !known.has(id)))
    throw new AppError("invalid", "event-picture-unknown", { field: "gallery" });
}
