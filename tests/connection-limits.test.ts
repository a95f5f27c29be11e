import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const FILE = "deploy/connection-limits.nft";
const LIMIT = 5;
const rules = readFileSync(FILE, "utf8");

/** Runs a command in a network namespace of its own that has these rules; undefined where the kernel or the user may not. */
function inNamespace(nft: string, command: string[]) {
  const userNamespace = process.getuid?.() === 0 ? [] : ["--map-root-user"];
  const setUp =
    'PATH="$PATH:/usr/sbin:/sbin"; ip link set lo up && printf %s "$RULES" | nft -f - || exit 99; exec "$@"';
  const { status, stdout, stderr } = spawnSync(
    "unshare",
    [...userNamespace, "--net", "sh", "-c", setUp, "sh", ...command],
    {
      env: { PATH: process.env["PATH"], RULES: nft },
      encoding: "utf8",
    },
  );
  return { status, stdout, stderr };
}

const namespaces = spawnSync("unshare", ["--net", "true"]).status === 0;

/** Connects ten times from one address and once from another, and prints how many of each are let in. */
const COUNT = `
  const net = require("node:net");
  const server = net.createServer((socket) => socket.on("error", () => {}).write("in"));
  const enter = (localAddress) => new Promise((resolve) => {
    const socket = net.connect({ port: 443, host: "127.0.0.1", localAddress });
    socket.on("error", () => resolve(0)).once("data", () => resolve(1));
  });
  server.listen(443, "127.0.0.1", async () => {
    let one = 0;
    for (let count = 0; count < 10; count += 1) one += await enter("127.0.0.2");
    process.stdout.write([one, await enter("127.0.0.3")].join());
    process.exit();
  });`;

it.skipIf(!namespaces)("security 55: the kernel limits the connections of one address, and accepts others", () => {
  expect(rules.match(/over 500/g)).toHaveLength(2);
  const few = rules.replaceAll("over 500", `over ${LIMIT}`);
  expect(inNamespace(few, [process.execPath, "-e", COUNT])).toEqual({ status: 0, stdout: `${LIMIT},1`, stderr: "" });
});
