import sharp, { type Sharp } from "sharp";
import { onTestFinished } from "vitest";
import { type EventFeedServer, startEventFeed } from "./event-feed.ts";

/** Stopped after the test. */
export async function startFeed(): Promise<EventFeedServer> {
  const feed = await startEventFeed();
  onTestFinished(() => feed.close());
  return feed;
}

/** With the photographer in its metadata. */
export const buildPicture = (width = 1600, height = 1000): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#b23a1a" } }).withExif({ IFD0: { Artist: "Someone" } });
