import { createHash } from "node:crypto";
import type { OgImage } from "../../../shared/og-images/og-images.ts";
import { limitConcurrency } from "../../rate-limit/concurrency-limit.ts";
import { drawInWorker } from "./render.worker.ts";

/** Open Graph images, drawn on first request. */
export interface OgImages {
  /** Content hash, part of the URL. */
  versionOf(picture: OgImage): string;
  /** PNG; null when the queue is full. */
  draw(picture: OgImage): Promise<Buffer<ArrayBuffer> | null>;
}

/** Increment when the design changes. */
const DRAWING_VERSION = 1;
/** Bytes; about 150 images. */
const MAX_CACHE_BYTES = 8 * 1024 * 1024;

interface Deps {
  draw?: (picture: OgImage) => Promise<Buffer>;
}

/** Serial drawing with a short queue and an LRU cache. */
export function createOgImages({ draw = drawInWorker }: Deps = {}): OgImages {
  const busy = new Error("too many pictures are being drawn");
  const limitDrawing = limitConcurrency({ working: 1, waiting: 8, refusal: () => busy });
  const cache = new Map<string, Buffer<ArrayBuffer>>();
  const pending = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let bytes = 0;

  const keep = (version: string, png: Buffer<ArrayBuffer>) => {
    cache.set(version, png);
    bytes += png.length;
    for (const [oldest, { length }] of cache) {
      if (bytes <= MAX_CACHE_BYTES) break;
      cache.delete(oldest);
      bytes -= length;
    }
  };

  const getVersion = (picture: OgImage) =>
    createHash("sha256")
      .update(JSON.stringify([DRAWING_VERSION, picture]))
      .digest("base64url")
      .slice(0, 16);

  const renew = (version: string, picture: OgImage) => {
    const drawing = limitDrawing(() => draw(picture))
      .then((png) => {
        const own = Buffer.from(png);
        keep(version, own);
        return own;
      })
      .finally(() => pending.delete(version));
    pending.set(version, drawing);
    return drawing;
  };

  return {
    versionOf: getVersion,
    async draw(picture) {
      const version = getVersion(picture);
      const known = cache.get(version);
      if (known) {
        cache.delete(version);
        cache.set(version, known);
        return known;
      }
      try {
        return await (pending.get(version) ?? renew(version, picture));
      } catch (error) {
        if (error === busy) return null;
        throw error;
      }
    },
  };
}
