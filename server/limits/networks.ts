import ipaddr from "ipaddr.js";

const networkOf = (address: string, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;

/** Under what an address is counted: an IPv6 one by its /64, which is what one household gets. */
export function countedAs(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  return ip.kind() === "ipv6" ? networkOf(address, 64) : ip.toString();
}

/** The networks around whoever is counted so: none around an IPv4 address. */
export function networksAround(counted: string): { by56: string; by48: string } | null {
  const [network = "", bits] = counted.split("/");
  return bits === undefined ? null : { by56: networkOf(network, 56), by48: networkOf(network, 48) };
}
