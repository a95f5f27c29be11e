import { expect, it } from "vitest";
import { visitorAddress } from "../http/visitor.ts";
import { getNetworks } from "./ip-prefixes.ts";

it.each([
  ["127.0.0.1", "127.0.0.1"],
  ["::ffff:192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8::/64"],
  ["::1", "::/64"],
  ["fe80::1%eth0", "fe80::/64"],
  ["no address", "no address"],
  [undefined, ""],
])("security 45: %s is counted as %s", (remote, counted) => {
  expect(visitorAddress(remote, "203.0.113.9", 0)).toBe(counted);
});

it("security 45: trusts as many entries of X-Forwarded-For as there are proxies", () => {
  const from = (proxies: number) => visitorAddress("10.0.0.1", "forged, 2001:db8:1:2::9, 10.0.0.2", proxies);
  expect([0, 1, 2, 3, 9].map(from)).toEqual([
    "10.0.0.1",
    "10.0.0.2",
    "2001:db8:1:2::/64",
    "2001:db8:1:2::/64",
    "2001:db8:1:2::/64",
  ]);
});

it.each<[named: string, counted: string]>([
  ["203.0.113.8", "203.0.113.8"],
  ["203.0.113.8:50001", "203.0.113.8"],
  ["203.0.113.8:50002", "203.0.113.8"],
  ["[::ffff:203.0.113.8]:443", "203.0.113.8"],
  ["::ffff:203.0.113.8", "203.0.113.8"],
  ["::ffff:cb00:7108", "203.0.113.8"],
  ["2001:db8::9", "2001:db8::/64"],
  ["[2001:db8::9]", "2001:db8::/64"],
  ["[2001:db8::9]:443", "2001:db8::/64"],
  ["[2001:db8::9%25eth0]:443", "2001:db8::/64"],
  ["2001:db8::9%eth0", "2001:db8::/64"],
  ["  203.0.113.8 ", "203.0.113.8"],
  ...[
    "",
    "unknown",
    "_hidden",
    "203.0.113.8:x",
    "203.0.113.8:123456",
    "203.0.113",
    "3405803784",
    "0xcb.0.113.8",
    "0313.0.113.8",
    "203.0.113.8/32",
    "203.0.113.8 9",
    "[203.0.113.8]:443",
    "[2001:db8::9",
    "2001:db8::9]:443",
    "[]:443",
    "for=203.0.113.8",
    '"203.0.113.8"',
    "é",
    "9".repeat(5000),
  ].map((junk): [string, string] => [junk, "10.0.0.1"]),
])("security 45: a proxy that sends %j identifies the visitor as %s", (named, counted) => {
  expect(visitorAddress("10.0.0.1", named, 1)).toBe(counted);
  expect(visitorAddress("10.0.0.1", `forged, 198.51.100.7:9, ${named}`, 1)).toBe(counted);
  expect(visitorAddress("::ffff:10.0.0.1", `${named}, 10.0.0.2:80`, 2)).toBe(
    counted === "10.0.0.1" ? "10.0.0.2" : counted,
  );
});

it("security 45: finds the networks of an IPv6 visitor", () => {
  expect(getNetworks("2001:db8:5:abcd::/64")).toEqual({ by56: "2001:db8:5:ab00::/56", by48: "2001:db8:5::/48" });
  expect(getNetworks("2001:db8::/64")).toEqual({ by56: "2001:db8::/56", by48: "2001:db8::/48" });
  for (const none of ["192.0.2.7", "no address", ""]) expect(getNetworks(none)).toBeNull();
});
