import { readFile, writeFile } from "node:fs/promises";
import type { Events } from "./events.ts";
import { type FeedEvent, MAX_EVENTS, readFeedItem, toFeedItem } from "./feed-item.ts";
import { absoluteImages, ownImages } from "./local-events.ts";

type Own = Pick<Events, "own" | "replaceOwn" | "origin">;

/**
 * Imports a JSON list in the feed's format, all or nothing; events created or edited by staff are kept.
 * @returns the number of events now
 * @throws Error in one line
 */
export async function importEvents(events: Own, path: string): Promise<number> {
  const items = listIn(await readFile(path, "utf8"));
  const misfits: number[] = [];
  const imported: FeedEvent[] = [];
  for (const [index, item] of items.entries()) {
    const event = readFeedItem(item);
    if (event) imported.push({ ...event, images: ownImages(event.images, events.origin) });
    else misfits.push(index + 1);
  }
  if (misfits.length > 0)
    throw new Error(
      `Nothing was imported. These entries do not fit, counted from 1: ${misfits.slice(0, 20).join(", ")}. ` +
        "Each needs a caption and last_modified_at, a date and time; description and district are text.",
    );
  await events.replaceOwn(imported);
  return imported.length;
}

/** Exports local events in the feed's format. */
export async function exportEvents(events: Own, path: string): Promise<number> {
  const own = await events.own();
  const data = own.map((event) => toFeedItem({ ...event, images: absoluteImages(event.images, events.origin) }));
  await writeFile(path, `${JSON.stringify({ data }, null, 2)}\n`, { mode: 0o600 });
  return own.length;
}

function listIn(text: string): unknown[] {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch {
    throw new Error("The file is not JSON.");
  }
  const list = typeof content === "object" && content !== null && "data" in content ? content.data : content;
  if (!Array.isArray(list)) throw new Error("The file must hold a list of events, or an object with one under data.");
  if (list.length > MAX_EVENTS)
    throw new Error(`The file holds ${list.length} events. There can be at most ${MAX_EVENTS}.`);
  return list;
}
