import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Ran, run, runOrThrow } from "../run.ts";
import { getLocalMirror } from "./packages.ts";

export interface Network {
  bridge: string;
  /** The host's address. */
  here: string;
  /** An address that no machine has yet. */
  assign(): string;
  close(): Promise<unknown>;
}

/** A systemd container in its own network namespace. */
export interface Machine {
  name: string;
  address: string;
  root: string;
  run(script: string, input?: string): Promise<Ran>;
  /** @throws Error on failure */
  must(script: string): Promise<string>;
  stop(): Promise<void>;
}

const ip = (words: string) => runOrThrow(["ip", ...words.split(" ")]);

/** @throws Error without the privilege to create networks */
export async function openNetwork(): Promise<Network> {
  let number = 7;
  // Other runs have the first ones.
  const create = () => run(["ip", "link", "add", `runbook${number}`, "type", "bridge"]);
  while ((await create()).code !== 0 && number < 99) number += 1;
  const bridge = `runbook${number}`;
  let hosts = 0;
  const assign = () => `10.98.${number}.${(hosts += 1)}`;
  const here = assign();
  await ip(`addr add ${here}/24 dev ${bridge}`);
  await ip(`link set ${bridge} up`);
  return { bridge, here, assign, close: () => ip(`link del ${bridge}`) };
}

/** Suites of Debian 12 and 13. */
export type Debian = "bookworm" | "trixie";

/** Packages of a fresh server that the runbook uses. */
const PACKAGES = "systemd-sysv,dbus,ca-certificates,curl,iproute2,nano,openssh-client";
const BOOT =
  "--boot --capability=CAP_NET_ADMIN --register=no --keep-unit --resolv-conf=off --timezone=off --link-journal=no --console=pipe".split(
    " ",
  );
/** A non-interactive root login shell. */
const AS_ROOT = (
  "--mount --uts --ipc --net --pid --cgroup --root --wd env --chdir=/root -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive " +
  "PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash --norc -euo pipefail -c"
).split(" ");

async function unpackBase(folder: string, root: string, debian: Debian): Promise<void> {
  const archive = `.cache/runbook/${debian}.tar.gz`;
  if (!existsSync(archive)) {
    const base = join(folder, "base");
    mkdirSync(".cache/runbook", { recursive: true });
    const mirror = getLocalMirror() ?? "";
    await runOrThrow(["debootstrap", "--variant=minbase", `--include=${PACKAGES}`, debian, base, mirror]);
    await runOrThrow(["tar", "-C", base, "--use-compress-program=gzip -1", "-cf", `${archive}.part`, "."]);
    await runOrThrow(["mv", `${archive}.part`, archive]);
    rmSync(base, { recursive: true });
  }
  mkdirSync(root, { recursive: true });
  await runOrThrow(["tar", "-C", root, "-xzf", archive]);
}

export async function boot(
  name: string,
  {
    folder,
    network,
    debian,
    apt,
    hosts,
  }: { folder: string; network: Network; debian: Debian; apt: string; hosts: () => string },
): Promise<Machine> {
  const root = join(folder, name);
  await unpackBase(folder, root, debian);
  const address = network.assign();
  writeFileSync(join(root, "etc/hostname"), `${name}\n`);
  writeFileSync(join(root, "etc/apt/apt.conf.d/90runbook"), apt);
  writeFileSync(join(root, "etc/dpkg/dpkg.cfg.d/90runbook"), "force-unsafe-io\n");
  writeFileSync(join(root, "etc/hosts"), `127.0.0.1 localhost ${name}\n${hosts()}`);
  const machine = `${network.bridge.replace("unbook", "")}-${name}`;
  const place = [`--directory=${root}`, `--machine=${machine}`, `--network-bridge=${network.bridge}`];
  const child = spawn("systemd-nspawn", [...place, ...BOOT], { stdio: ["ignore", "pipe", "pipe"], detached: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (output = (output + chunk).slice(-4000)));
  const init = await waitForInit(child, () => output);
  const inside = (script: string, input = "") => run(["nsenter", `--target=${init}`, ...AS_ROOT, script], { input });
  const must = async (script: string) => {
    const { code, stdout, output } = await inside(script);
    if (code !== 0) throw new Error(`on ${name}, with ${code}: ${script}\n${output}`);
    return stdout;
  };
  await must(`ip addr add ${address}/24 dev host0 && ip link set host0 up`);
  return {
    name,
    address,
    root,
    run: inside,
    must,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const exited = once(child, "exit");
      process.kill(Number(init), "SIGKILL");
      await exited;
    },
  };
}

/** PID of its init process, once it has booted. */
async function waitForInit(child: ChildProcess, getOutput: () => string): Promise<string> {
  for (let turn = 0; turn < 300; turn += 1) {
    await pause(200);
    if (child.exitCode !== null) throw new Error(`systemd-nspawn left with ${child.exitCode}: ${getOutput()}`);
    const init = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8").trim().split(" ").at(-1);
    if (!init) continue;
    const { stdout } = await run(["nsenter", `--target=${init}`, "--all", "systemctl", "is-system-running"]);
    if (["running", "degraded"].includes(stdout.trim())) return init;
  }
  child.kill("SIGKILL");
  throw new Error(`No Debian booted within a minute: ${getOutput()}`);
}
