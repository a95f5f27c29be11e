import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { getSite, until } from "./site.ts";
import { getLost, startWriters, type Writers } from "./writers.ts";

export interface SlowNetwork {
  writers: Writers;
  lost: number;
  /** Open connections when the network failed, and ms until all were closed. */
  held: number;
  released: number;
}

const NAMESPACE = "campaign-fault";
const [NEAR, FAR] = ["10.203.77.1", "10.203.77.2"];
const ip = (words: string) => execFileSync("ip", words.split(" "), { encoding: "utf8", stdio: "pipe" });

/** A network namespace with 256 kbit/s and a short queue that drops packets. */
export async function slowDown(seconds: number): Promise<SlowNetwork | string> {
  try {
    ip(`netns add ${NAMESPACE}`);
  } catch (error) {
    return `a network of its own cannot be made here: ${error instanceof Error ? error.message.split("\n")[0] : error}`;
  }
  try {
    ip(`link add campaign0 type veth peer name campaign1 netns ${NAMESPACE}`);
    ip(`addr add ${NEAR}/30 dev campaign0`);
    ip("link set campaign0 up");
    ip(`-n ${NAMESPACE} addr add ${FAR}/30 dev campaign1`);
    ip(`-n ${NAMESPACE} link set campaign1 up`);
    const site = await getSite({ host: FAR, before: ["ip", "netns", "exec", NAMESPACE] });
    try {
      await site.start();
      for (const [where, device] of [
        [[], "campaign0"],
        [["-n", NAMESPACE], "campaign1"],
      ] as const) {
        const shape = "root tbf rate 256kbit burst 4kb limit 12kb".split(" ");
        execFileSync("tc", [...where, "qdisc", "add", "dev", device, ...shape], { stdio: "pipe" });
      }
      const writers = startWriters(site.origin, { writers: 40, size: 3000, patience: 15_000 });
      await pause(seconds * 1000);
      const held = heldConnections();
      ip("link set campaign0 down");
      const released = await until(async () => heldConnections() === 0, 60_000);
      await writers.stop();
      await site.stop();
      return { writers, held, released, lost: await getLost(site.databaseUrl, writers.acknowledged) };
    } finally {
      await site.remove();
    }
  } finally {
    ip(`netns delete ${NAMESPACE}`);
  }
}

function heldConnections(): number {
  const words = ["netns", "exec", NAMESPACE, "ss", "-Htn", "state", "established"];
  return execFileSync("ip", words, { encoding: "utf8" }).split("\n").filter(Boolean).length;
}
