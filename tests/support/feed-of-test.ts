import sharp, { type Sharp } from "sharp";
import { onTestFinished } from "vitest";
import { type EventFeedServer, startEventFeed } from "./event-feed.ts";

/** A feed that is gone when the test is over. */
export async function startFeed(): Promise<EventFeedServer> {
  const feed = await startEventFeed();
  onTestFinished(() => feed.close());
  return feed;
}

/** A picture that says who took it. */
export const aPicture = (width = 1600, height = 1000): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#b23a1a" } }).withExif({ IFD0: { Artist: "Somebody" } });
