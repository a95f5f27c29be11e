import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SampleContent } from "../../sample-content/sample-content.ts";
import { addressOf, type Storage } from "../storage/storage.ts";

const FOLDER = "event-samples";

/** The sample with the paths of its pictures in place of their names; the pictures themselves go into storage. */
export async function withPicturesKept(sample: SampleContent, storage: Storage): Promise<SampleContent> {
  const paths = new Map<string, string>();
  for (const name of new Set(sample.events.flatMap(({ images }) => images))) {
    const content = await readFile(new URL(`../../sample-content/pictures/${name}`, import.meta.url));
    const key = `${FOLDER}/${createHash("sha256").update(content).digest("hex").slice(0, 16)}-${name}`;
    if (!(await storage.find(key))) await storage.put(key, content);
    paths.set(name, addressOf(key));
  }
  const pathsOf = (images: string[]) => images.map((name) => paths.get(name) ?? name);
  return { ...sample, events: sample.events.map((event) => ({ ...event, images: pathsOf(event.images) })) };
}

/** Removes the sample's pictures, except those that an event still names. */
export async function removePictures(storage: Storage, stillNamed: readonly string[]): Promise<void> {
  for (const key of await storage.list(FOLDER)) if (!stillNamed.includes(addressOf(key))) await storage.remove(key);
}
