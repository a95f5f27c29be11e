import type { Server } from "node:http";
import { endRequest, hasBody } from "./request-time.ts";

/** A chunk below this size is merged with its neighbours: each alone would take 250 bytes of memory besides. */
const SMALL_BYTES = 512;
const MERGED_BYTES = 4096;
/** Small chunks of a body that holds little else, as sent or as they arrived. A large upload has a few per hundred KB. */
const MAX_SMALL_CHUNKS = 2000;

const TOO_LARGE = "HTTP/1.1 413 Payload Too Large\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Merges the small chunks of a body before anything keeps them, also while nothing reads it yet, and ends a request
 * with 413 when it consists of too many. Bodies of one-byte chunks otherwise hold 250 times their size.
 */
export function mergeSmallChunks(server: Server): void {
  server.on("request", (request, response) => {
    if (!hasBody(request)) return;
    const push = request.push.bind(request);
    let small = 0;
    let received = 0;
    let refused = false;
    let merged: Buffer | undefined;
    let used = 0;

    const flush = () => {
      if (used === 0 || !merged) return true;
      // A copy: a part of `merged` would keep all of it in memory.
      const chunk = Buffer.from(merged.subarray(0, used));
      used = 0;
      return push(chunk);
    };
    const flushLater = () => void flush();

    request.push = (chunk: Buffer | null) => {
      if (refused) return false;
      received += chunk?.length ?? 0;
      if (chunk === null || chunk.length >= SMALL_BYTES) {
        flush();
        return push(chunk);
      }
      small += 1;
      if (small > MAX_SMALL_CHUNKS && small * SMALL_BYTES > received) {
        refused = true;
        used = 0;
        endRequest(request, response, TOO_LARGE);
        return false;
      }
      merged ??= Buffer.allocUnsafe(MERGED_BYTES);
      if (used === 0) setImmediate(flushLater);
      used += chunk.copy(merged, used);
      return used + SMALL_BYTES > MERGED_BYTES ? flush() : true;
    };
  });
}
