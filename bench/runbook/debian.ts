import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Network } from "./network.ts";
import { getLocalMirror, RELEASE } from "./packages.ts";
import { must, type Ran, run } from "./shell.ts";

/** A systemd container in its own network. */
export interface Machine {
  name: string;
  address: string;
  root: string;
  run(script: string): Promise<Ran>;
  /** @throws Error on failure */
  must(script: string): Promise<string>;
  stop(): Promise<void>;
}

const BASE = ".cache/operated/debian-12-with-ssh.tar.gz";
/** Packages of a fresh server that the runbook uses. */
const BROUGHT = "systemd-sysv,dbus,ca-certificates,curl,iproute2,nano,openssh-client";

const BOOTED =
  "--boot --register=no --keep-unit --resolv-conf=off --timezone=off --link-journal=no --console=pipe".split(" ");
/** A non-interactive root login shell. */
const AS_ROOT = (
  "--mount --uts --ipc --net --pid --cgroup --root --wd env --chdir=/root -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive " +
  "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash --norc -euo pipefail -c"
).split(" ");

async function base(folder: string): Promise<string> {
  if (existsSync(BASE)) return BASE;
  const root = join(folder, "base");
  mkdirSync(".cache/operated", { recursive: true });
  await must(["debootstrap", "--variant=minbase", `--include=${BROUGHT}`, RELEASE, root, getLocalMirror() ?? ""]);
  await must(["tar", "-C", root, "--use-compress-program=gzip -1", "-cf", `${BASE}.part`, "."]);
  await must(["mv", `${BASE}.part`, BASE]);
  rmSync(root, { recursive: true });
  return BASE;
}

export async function boot(
  name: string,
  { folder, network, apt, hosts }: { folder: string; network: Network; apt: string; hosts: () => string },
): Promise<Machine> {
  const root = join(folder, name);
  mkdirSync(root, { recursive: true });
  await must(["tar", "-C", root, "-xzf", await base(folder)]);
  const { namespace, address } = await network.join(name);
  writeFileSync(join(root, "etc/hostname"), `${name}\n`);
  writeFileSync(join(root, "etc/apt/apt.conf.d/90operated"), apt);
  writeFileSync(join(root, "etc/dpkg/dpkg.cfg.d/90operated"), "force-unsafe-io\n");
  writeFileSync(join(root, "etc/hosts"), `127.0.0.1 localhost ${name}\n${hosts()}`);
  const place = [`--directory=${root}`, `--machine=operated-${name}`, `--network-namespace-path=${namespace}`];
  const child = spawn("systemd-nspawn", [...place, ...BOOTED], { stdio: ["ignore", "pipe", "pipe"], detached: true });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk) => (said = (said + chunk).slice(-4000)));
  const leader = await getLeader(child, () => said);
  const inside = (script: string) => run(["nsenter", `--target=${leader}`, ...AS_ROOT, script]);
  return {
    name,
    address,
    root,
    run: inside,
    async must(script) {
      const { code, said, seen } = await inside(script);
      if (code !== 0) throw new Error(`on ${name}, with ${code}: ${script}\n${seen}`);
      return said;
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const left = once(child, "exit");
      process.kill(Number(leader), "SIGKILL");
      await left;
    },
  };
}

/** PID of its init process. */
async function getLeader(child: ChildProcess, said: () => string): Promise<string> {
  for (let turn = 0; turn < 300; turn += 1) {
    await pause(200);
    if (child.exitCode !== null) throw new Error(`systemd-nspawn left with ${child.exitCode}: ${said()}`);
    const leader = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ").at(-1);
    if (!leader) continue;
    const { said: state } = await run(["nsenter", `--target=${leader}`, "--all", "systemctl", "is-system-running"]);
    if (["running", "degraded"].includes(state.trim())) return leader;
  }
  child.kill("SIGKILL");
  throw new Error(`No Debian booted within a minute: ${said()}`);
}
