/** The networks around a visitor, as `visitorAddress` names one: none around an IPv4 address. */
export function networksAround(visitor: string): { by56: string; by48: string } | null {
  const [one, two, three, four] = /^((?:[0-9a-f]+:){3}[0-9a-f]+)::\/64$/.exec(visitor)?.[1]?.split(":") ?? [];
  if (four === undefined) return null;
  const upper = (Number.parseInt(four, 16) & 0xff00).toString(16);
  return { by56: `${one}:${two}:${three}:${upper}::/56`, by48: `${one}:${two}:${three}::/48` };
}
