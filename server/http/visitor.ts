import { isIPv6 } from "node:net";

/**
 * The address that limits count. The client's own word (`X-Forwarded-For`) is believed only as far as `trustProxy`
 * reverse proxies stand in front; an IPv6 visitor is counted by the /64 network, which is what one household gets.
 */
export function visitorAddress(
  remote: string | undefined,
  forwardedFor: string | undefined,
  trustProxy: number,
): string {
  const hops = [...(forwardedFor ?? "").split(",").map((hop) => hop.trim()), remote ?? ""];
  const address = (trustProxy > 0 ? hops.at(-1 - trustProxy) || hops.find(Boolean) : remote) ?? "";
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  return isIPv6(mapped) ? networkOf(mapped) : mapped;
}

/** The first four groups of an IPv6 address, written out. */
function networkOf(address: string): string {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head.split(":").filter(Boolean);
  const right = tail?.split(":").filter(Boolean) ?? [];
  const groups =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0"), ...right];
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":")}::/64`;
}
