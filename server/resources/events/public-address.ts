import { lookup } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const GLOBAL_6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address may be asked for a picture that somebody else named: not one that is private, loopback, link-local,
 * shared, reserved, for documents, for many at once, or of a tunnel that holds an IPv4 address.
 */
export function isPublic(address: string): boolean {
  if (!isIP(address)) return false;
  const ip = ipaddr.parse(address);
  // The library takes what nobody has handed out yet for public as well.
  return ip.range() === "unicast" && (ip.kind() === "ipv4" || ip.match(GLOBAL_6));
}

/** Where a host is. */
export type Addresses = readonly { address: string; family: number }[];

/** What a host's name means now. @throws Error when it means nothing. */
export async function addressesOf(hostname: string): Promise<Addresses> {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? [{ address: host, family: isIP(host) }] : lookup(host, { all: true });
}

/**
 * The addresses to connect to for a host's name: looked up once, so that what was checked is what is asked.
 * @throws Error when the host has no address, or one that is not public: then none of them is asked.
 */
export async function publicAddressesOf(hostname: string): Promise<Addresses> {
  const found = await addressesOf(hostname);
  if (found.length === 0 || !found.every(({ address }) => isPublic(address)))
    throw new Error("its address is not public");
  return found;
}
