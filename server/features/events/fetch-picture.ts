import { readAtMost } from "./feed-client.ts";
import { type FeedHost, getPlace } from "./feed-host.ts";
import { fetchPinnedIp } from "./fetch-pinned-ip.ts";
import { resolvePublicIps } from "./public-ip.ts";

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 10 * 1024 * 1024;

/**
 * Downloads a picture; no redirects, public hosts only, except the feed's own host.
 * @throws Error in a few words
 */
export async function fetchPicture(address: string, feed: FeedHost | null, stopped: AbortSignal): Promise<Buffer> {
  const url = new URL(address);
  const signal = AbortSignal.any([stopped, AbortSignal.timeout(TIMEOUT_MS)]);
  try {
    const addresses = await (getPlace(url) === feed?.place
      ? feed.addresses(signal)
      : resolvePublicIps(url.hostname, { signal }));
    const headers = { Accept: "image/avif,image/webp,image/png,image/jpeg,image/gif", "Accept-Encoding": "identity" };
    const response = await fetchPinnedIp(url, { addresses, method: "GET", headers, signal });
    try {
      if (response.statusCode !== 200) throw new Error(`it answered ${response.statusCode}`);
      return await readAtMost(response, MAX_BYTES);
    } finally {
      response.destroy();
    }
  } catch (error) {
    throw signal.aborted ? new Error("it did not come in time") : error;
  }
}
