import { lookup, Resolver } from "node:dns/promises";
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

/** As Node's own look-up gives them: a family is 4 or 6. */
export type Addresses = readonly { address: string; family: number }[];

/** What a host's name means now to this machine. @throws Error when it means nothing. */
export async function addressesOf(hostname: string): Promise<Addresses> {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? [{ address: host, family: isIP(host) }] : lookup(host, { all: true });
}

/** How long a name server may think, in milliseconds, and how often it is asked. */
const PATIENCE = { timeout: 1500, tries: 2 };

interface Looking {
  signal: AbortSignal;
  /** Other name servers than the machine's. */
  servers?: string[];
}

/**
 * The addresses to connect to for the name of a host that somebody else chose: looked up once, so that what was checked is
 * what is asked. Name servers are asked without the machine's resolver, which takes its own time whatever anybody waits for, and
 * holds a thread meanwhile.
 * @throws Error when the host has no address, or one that is not public: then none of them is asked.
 */
export async function publicAddressesOf(hostname: string, looking: Looking): Promise<Addresses> {
  const host = hostname.replace(/^\[|\]$/g, "");
  const found = isIP(host) ? [{ address: host, family: isIP(host) }] : await askNameServers(host, looking);
  if (found.length === 0) throw new Error("its host has no address");
  if (!found.every(({ address }) => isPublic(address))) throw new Error("its address is not public");
  return found;
}

async function askNameServers(host: string, { signal, servers }: Looking): Promise<Addresses> {
  const resolver = new Resolver(PATIENCE);
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
