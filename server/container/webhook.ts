import { createFeedHost } from "../features/events/feed-host.ts";
import { fetchPinnedIp } from "../features/events/fetch-pinned-ip.ts";

const TIMEOUT_MS = 10_000;

/**
 * Posts JSON to an address of the settings: resolved once, no redirects, the answer is not read.
 * @throws Error unless the answer is 2xx
 */
export function createWebhookClient(): (url: string, body: object) => Promise<void> {
  const hosts = new Map<string, ReturnType<typeof createFeedHost>>();
  return async (url, body) => {
    const host = hosts.get(url) ?? createFeedHost(url);
    hosts.set(url, host);
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetchPinnedIp(new URL(url), {
      addresses: await host.addresses(signal),
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal,
    });
    response.destroy();
    const { statusCode = 0 } = response;
    if (statusCode < 200 || statusCode > 299) throw new Error(`the webhook answered ${statusCode}`);
  };
}
