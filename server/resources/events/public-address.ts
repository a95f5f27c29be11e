import { lookup } from "node:dns/promises";
import { BlockList, isIP, isIPv6 } from "node:net";

/** Networks that are nobody's public server: private, loopback, link-local, shared, documentation, multicast, reserved. */
const NOT_PUBLIC_4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const;
/** Within 2000::/3, the public part of IPv6: tunnels that hold an IPv4 address, and documentation. */
const NOT_PUBLIC_6 = [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const;

const notPublic = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_4) notPublic.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of NOT_PUBLIC_6) notPublic.addSubnet(network, prefix, "ipv6");
const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

/** Whether an IP address may be asked for a picture that somebody else named. */
export function isPublic(address: string): boolean {
  if (isIPv6(address)) return global6.check(address, "ipv6") && !notPublic.check(address, "ipv6");
  return isIP(address) === 4 && !notPublic.check(address, "ipv4");
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
