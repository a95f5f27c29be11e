import { countedAs } from "../limits/networks.ts";

/** The address that limits count; `X-Forwarded-For` is believed only as far as `trustProxy` reverse proxies stand in front. */
export function visitorAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const hops = [...(forwardedFor ?? "").split(",").map((hop) => hop.trim()), remote ?? ""];
  return countedAs((trustProxy > 0 ? hops.at(-1 - trustProxy) || hops.find(Boolean) : remote) ?? "");
}
