import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import { toLimitAddress } from "../rate-limit/ip-prefixes.ts";

/** Resolves the client address behind the configured number of proxies. */
export const addressFrom =
  (trustProxy: number) =>
  ({ socket, headers }: IncomingMessage): string =>
    visitorAddress(
      socket.remoteAddress,
      trustProxy === 0 ? undefined : headers["x-forwarded-for"]?.toString(),
      trustProxy,
    );

/** An address with a port, as some proxies write it: `203.0.113.8:443` or `[2001:db8::9]:443`; brackets without a port are allowed. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([^:]*))(?::\d{1,5})?$/;

/** The IP address in one entry of `X-Forwarded-For`, without its port; null for anything that is not one. */
function parseAddress(entry: string): string | null {
  const [, bracketed, plain] = WITH_PORT.exec(entry) ?? [];
  const address = bracketed ?? plain ?? entry;
  const isAddress =
    ipaddr.IPv6.isValid(address) || (bracketed === undefined && ipaddr.IPv4.isValidFourPartDecimal(address));
  return isAddress ? address : null;
}

/**
 * The address under which limits count a visitor. Of `X-Forwarded-For` only the entries that the `trustProxy` reverse
 * proxies in front have written are read. An entry that is no IP address counts as the proxy that passed it on.
 */
export function visitorAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  if (trustProxy === 0 || forwardedFor === undefined) return toLimitAddress(remote ?? "");
  const hops = [...forwardedFor.split(","), remote ?? ""].slice(-1 - trustProxy);
  return toLimitAddress(hops.map((hop) => parseAddress(hop.trim())).find((address) => address !== null) ?? "");
}
