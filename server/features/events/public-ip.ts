import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

const GLOBAL_6 = ipaddr.parseCIDR("2000::/3");

/** True for globally reachable unicast addresses; guards against SSRF. */
export function isPublicIp(address: string): boolean {
  if (!isIP(address)) return false;
  const ip = ipaddr.parse(address);
  // `ipaddr.js` counts unassigned IPv6 as unicast.
  return ip.range() === "unicast" && (ip.kind() === "ipv4" || ip.match(GLOBAL_6));
}

export type Addresses = readonly { address: string; family: number }[];

/** @throws Error when the name does not resolve */
export async function resolveAddresses(hostname: string): Promise<Addresses> {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? [{ address: host, family: isIP(host) }] : lookup(host, { all: true });
}

const DNS_TIMEOUT_MS = { timeout: 1500, tries: 2 };

interface LookupOptions {
  signal: AbortSignal;
  servers?: string[];
}

/**
 * Resolves a foreign host name once (DNS pinning) with c-ares, which can time out and holds no thread.
 * @throws Error when it does not resolve, or any address is not public
 */
export async function resolvePublicIps(hostname: string, looking: LookupOptions): Promise<Addresses> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await queryNameServers(host, looking);
  if (found.length === 0) throw new Error("its host has no address");
  if (!found.every(({ address }) => isPublicIp(address))) throw new Error("its address is not public");
  return found;
}

async function queryNameServers(host: string, { signal, servers }: LookupOptions): Promise<Addresses> {
  const resolver = new Resolver(DNS_TIMEOUT_MS);
  if (servers) resolver.setServers(servers);
  const end = () => resolver.cancel();
  signal.addEventListener("abort", end, { once: true });
  try {
    const answers = await Promise.allSettled([
      resolver.resolve4(host).then((found) => found.map((address) => ({ address, family: 4 }))),
      resolver.resolve6(host).then((found) => found.map((address) => ({ address, family: 6 }))),
    ]);
    return answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  } finally {
    signal.removeEventListener("abort", end);
  }
}
