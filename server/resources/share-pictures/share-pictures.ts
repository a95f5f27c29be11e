import { createHash } from "node:crypto";
import type { SharePicture } from "../../../domain/share-pictures.ts";
import { boundAtOnce } from "../../limits/at-once.ts";
import { drawApart } from "./draw-apart.ts";

/** Pictures that others see when a page is shared, drawn when they are first asked for. */
export interface SharePictures {
  /** What tells a picture from every other: the same words have the same one. Part of its address. */
  versionOf(picture: SharePicture): string;
  /** The picture as PNG, 1200 by 630; null while too many are being drawn. */
  draw(picture: SharePicture): Promise<Buffer<ArrayBuffer> | null>;
}

/** Counted up when the same words are to be drawn otherwise: each picture then has a new address. */
const DRAWING = 1;
/** What is kept of drawn pictures, in bytes: about a hundred and fifty. */
const KEPT = 8 * 1024 * 1024;

interface Needs {
  draw?: (picture: SharePicture) => Promise<Buffer>;
}

/**
 * One picture is drawn at a time, a few more wait, and what was drawn is kept: whoever asks for all events at once keeps
 * one processor a little busy, and nobody from their page.
 */
export function createSharePictures({ draw = drawApart }: Needs = {}): SharePictures {
  const busy = new Error("too many pictures are being drawn");
  const atOnce = boundAtOnce({ working: 1, waiting: 8, refusal: () => busy });
  const kept = new Map<string, Buffer<ArrayBuffer>>();
  const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();
  let bytes = 0;

  const keep = (version: string, png: Buffer<ArrayBuffer>) => {
    kept.set(version, png);
    bytes += png.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= KEPT) break;
      kept.delete(oldest);
      bytes -= length;
    }
  };

  const versionOf = (picture: SharePicture) =>
    createHash("sha256")
      .update(JSON.stringify([DRAWING, picture]))
      .digest("base64url")
      .slice(0, 16);

  const renew = (version: string, picture: SharePicture) => {
    const drawing = atOnce(() => draw(picture))
      .then((png) => {
        const own = Buffer.from(png);
        keep(version, own);
        return own;
      })
      .finally(() => underWay.delete(version));
    underWay.set(version, drawing);
    return drawing;
  };

  return {
    versionOf,
    async draw(picture) {
      const version = versionOf(picture);
      const known = kept.get(version);
      if (known) {
        // The one that was used last goes last.
        kept.delete(version);
        kept.set(version, known);
        return known;
      }
      try {
        return await (underWay.get(version) ?? renew(version, picture));
      } catch (fault) {
        if (fault === busy) return null;
        throw fault;
      }
    },
  };
}
