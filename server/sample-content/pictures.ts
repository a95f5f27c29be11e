import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { SampleContent } from "../../sample-content/sample-content.ts";
import { SAMPLES_FOLDER } from "../features/events/event-files.ts";
import type { StoredFile } from "../storage/file-references.ts";
import { toFileUrl } from "../storage/storage.ts";

/** Replaces picture names by paths; returns the files to store. */
export async function withPictures(sample: SampleContent): Promise<{ sample: SampleContent; pictures: StoredFile[] }> {
  const files = new Map<string, StoredFile>();
  for (const name of new Set(sample.events.flatMap(({ images }) => images))) {
    const content = await readFile(new URL(`../../sample-content/pictures/${name}`, import.meta.url));
    const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
    files.set(name, { key: `${SAMPLES_FOLDER}/${hash}-${name}`, content });
  }
  const getPath = (name: string) => toFileUrl(files.get(name)?.key ?? name);
  const events = sample.events.map((event) => ({ ...event, images: event.images.map(getPath) }));
  return { sample: { ...sample, events }, pictures: [...files.values()] };
}
