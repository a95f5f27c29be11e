import { type Addresses, addressesOf, isPublic } from "./public-address.ts";

/** The feed's own host, which may be asked whatever network it is in. */
export interface FeedHost {
  place: string;
  /**
   * Where it is now, looked up once for each question: what was checked is what is asked.
   * @throws Error when its name led to public addresses before and now leads into another network; the signal's reason when
   * that took too long.
   */
  addresses(signal: AbortSignal): Promise<Addresses>;
}

/** @param url The feed's configured address. @param lookUp What a name means at this moment. */
export function createFeedHost(url: string, lookUp = addressesOf): FeedHost {
  const { hostname } = new URL(url);
  let wasPublic = false;
  return {
    place: placeOf(new URL(url)),
    async addresses(signal) {
      const found = await unlessAborted(lookUp(hostname), signal);
      const areAllPublic = found.every(({ address }) => isPublic(address));
      if (wasPublic && !areAllPublic) throw new Error("its address is not public any more");
      wasPublic = areAllPublic;
      return found;
    },
  };
}

/** The machine's resolver cannot be told to stop; nobody waits for it longer than this. */
const unlessAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    signal.addEventListener("abort", end, { once: true });
    if (signal.aborted) end();
    work.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
  });

/** Host and port of an address; the port of the scheme where none is written. */
export const placeOf = ({ protocol, hostname, port }: URL): string =>
  `${hostname}:${port || (protocol === "https:" ? 443 : 80)}`;
