import ipaddr from "ipaddr.js";

const toNetwork = (address: string, bits: number): string =>
  `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`)}/${bits}`;

/** IPv6 is counted per /64, the network of one household. */
export function toLimitAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const ip = ipaddr.process(address);
  return ip.kind() === "ipv6" ? toNetwork(address, 64) : ip.toString();
}

/** Surrounding IPv6 networks; null for IPv4. */
export function getNetworks(counted: string): { by56: string; by48: string } | null {
  const [network = "", bits] = counted.split("/");
  return bits === undefined ? null : { by56: toNetwork(network, 56), by48: toNetwork(network, 48) };
}
