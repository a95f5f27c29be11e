import { must, run } from "./shell.ts";

export interface Network {
  /** The host's address. */
  here: string;
  join(name: string): Promise<{ namespace: string; address: string }>;
  close(): Promise<void>;
}

const BRIDGE = "operated0";
const getAddress = (host: number) => `10.98.7.${host}`;

/** @throws Error without the privilege to create networks */
export async function openNetwork(): Promise<Network> {
  const joined: string[] = [];
  const drop = async () => {
    for (const name of joined) await run(["ip", "netns", "del", `operated-${name}`]);
    await run(["ip", "link", "del", BRIDGE]);
  };
  await drop();
  await must(["ip", "link", "add", BRIDGE, "type", "bridge"]);
  await must(["ip", "addr", "add", `${getAddress(1)}/24`, "dev", BRIDGE]);
  await must(["ip", "link", "set", BRIDGE, "up"]);
  return {
    here: getAddress(1),
    async join(name) {
      const namespace = `operated-${name}`;
      const address = getAddress(joined.length + 2);
      const link = `operated${joined.length + 1}`;
      await run(["ip", "netns", "del", namespace]);
      joined.push(name);
      await must(["ip", "netns", "add", namespace]);
      await must(["ip", "link", "add", link, "type", "veth", "peer", "name", "eth0", "netns", namespace]);
      await must(["ip", "link", "set", link, "master", BRIDGE, "up"]);
      const inside = (...words: string[]) => must(["ip", "-n", namespace, ...words]);
      await inside("link", "set", "lo", "up");
      await inside("addr", "add", `${address}/24`, "dev", "eth0");
      await inside("link", "set", "eth0", "up");
      return { namespace: `/run/netns/${namespace}`, address };
    },
    close: drop,
  };
}
