import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { getSite, until } from "../../script/site.ts";
import { countEnquiries, startWriters, toFigures, Unavailable } from "../../tests/faults/writers.ts";

const NAMESPACE = "campaign-fault";
const [NEAR, FAR] = ["10.203.77.1", "10.203.77.2"];
const SHAPE = "root tbf rate 256kbit burst 4kb limit 12kb";

const run = (command: string) => {
  const [program = "", ...words] = command.split(" ");
  return execFileSync(program, words, { encoding: "utf8", stdio: "pipe" });
};

/** A network namespace with 256 kbit/s and a short queue that drops packets, and is then disconnected. */
export async function slowDown(seconds = 15): Promise<string> {
  try {
    run(`ip netns add ${NAMESPACE}`);
  } catch (error) {
    throw new Unavailable(`no network namespace can be made here: ${String(error).split("\n")[0]}`);
  }
  const countConnections = () =>
    run(`ip netns exec ${NAMESPACE} ss -Htn state established`).split("\n").filter(Boolean).length;
  try {
    run(`ip link add campaign0 type veth peer name campaign1 netns ${NAMESPACE}`);
    run(`ip addr add ${NEAR}/30 dev campaign0`);
    run("ip link set campaign0 up");
    run(`ip -n ${NAMESPACE} addr add ${FAR}/30 dev campaign1`);
    run(`ip -n ${NAMESPACE} link set campaign1 up`);
    const site = await getSite({ host: FAR, before: ["ip", "netns", "exec", NAMESPACE] });
    try {
      await site.start();
      run(`tc qdisc add dev campaign0 ${SHAPE}`);
      run(`tc -n ${NAMESPACE} qdisc add dev campaign1 ${SHAPE}`);
      const writers = startWriters(site.origin, { writers: 40, size: 3000, timeoutMs: 15_000 });
      await pause(seconds * 1000);
      const open = countConnections();
      run("ip link set campaign0 down");
      const closed = await until(async () => countConnections() === 0, 60_000);
      await writers.stop();
      await site.stop();
      const { lost } = await countEnquiries(site.databaseUrl, writers.acknowledged);
      assert.equal(lost, 0);
      assert.ok(closed <= 30_000);
      return `${toFigures(writers, lost)}; ${open} dead connections closed within ${Math.round(closed)} ms`;
    } finally {
      await site.remove();
    }
  } finally {
    run(`ip netns delete ${NAMESPACE}`);
  }
}
