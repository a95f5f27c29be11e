import type { IncomingMessage } from "node:http";
import type { FeedHost } from "./feed-host.ts";
import { fetchPinnedIp } from "./fetch-pinned-ip.ts";

export interface FeedAddress {
  url: string;
  key: string | undefined;
  keyHeader: string;
}

/** Total, in ms. */
const TIMEOUT_MS = 5000;
const MAX_BYTES = 5 * 1024 * 1024;
/** base64 of `event_updates`. */
export const FEED_REQUEST_HEADERS = "ZXZlbnRfdXBkYXRlcw==";

/**
 * Requests the feed; redirects are failures.
 * @throws Error in a few words, without URL or key
 */
export async function fetchFeed(
  { url, key, keyHeader }: FeedAddress,
  host: FeedHost,
  stopped: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  const headers = {
    "Content-Type": "application/json",
    Accept: "application/json",
    "Accept-Encoding": "identity",
    ...(key !== undefined && { [keyHeader]: key }),
  };
  const body = JSON.stringify({ request: FEED_REQUEST_HEADERS });
  const unreached = (error: unknown) => {
    throw signal.aborted
      ? new Error("it did not answer in time")
      : new Error(`it could not be reached: ${explainFailure(error)}`);
  };
  const addresses = await host.addresses(signal).catch(unreached);
  const response = await fetchPinnedIp(new URL(url), { addresses, method: "POST", headers, body, signal }).catch(
    unreached,
  );
  try {
    const { statusCode = 0 } = response;
    if (statusCode < 200 || statusCode > 299) throw new Error(`it answered ${statusCode}`);
    return await readAtMost(response, MAX_BYTES);
  } catch (error) {
    throw signal.aborted ? new Error("it did not answer in time") : error;
  } finally {
    response.destroy();
  }
}

/** The code of a fault of the network; its words would name the address. */
const explainFailure = (error: unknown): string => {
  if (!(error instanceof Error)) return "no connection";
  return "code" in error ? String(error.code) : error.message;
};

/** @throws Error beyond `limit` bytes, declared or not */
export async function readAtMost(response: IncomingMessage, limit: number): Promise<Buffer<ArrayBuffer>> {
  if (Number(response.headers["content-length"] ?? 0) > limit) throw new Error("it is too large");
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > limit) throw new Error("it is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
