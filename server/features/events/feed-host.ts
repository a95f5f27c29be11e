import { type Addresses, isPublicIp, resolveAddresses } from "./public-ip.ts";

/** The feed's host may be private. */
export interface FeedHost {
  place: string;
  /**
   * Resolved once per request (DNS pinning).
   * @throws Error when a public name now resolves to a private network (DNS rebinding), or on timeout
   */
  addresses(signal: AbortSignal): Promise<Addresses>;
}

/** @param lookUp DNS lookup */
export function createFeedHost(url: string, lookUp = resolveAddresses): FeedHost {
  const { hostname } = new URL(url);
  let wasPublic = false;
  return {
    place: getPlace(new URL(url)),
    async addresses(signal) {
      const found = await unlessAborted(lookUp(hostname), signal);
      const areAllPublic = found.every(({ address }) => isPublicIp(address));
      if (wasPublic && !areAllPublic) throw new Error("its address is not public any more");
      wasPublic = areAllPublic;
      return found;
    },
  };
}

/** The system resolver cannot be cancelled; stop waiting. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });

/** `host:port` with the default port. */
export const getPlace = ({ protocol, hostname, port }: URL): string =>
  `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
