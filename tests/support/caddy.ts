import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../script/free-port.ts";

/** A real Caddy with deploy/Caddyfile, without TLS. */
export interface Caddy {
  origin: string;
  /** Resident memory, in bytes. */
  memory(): number;
  stop(): Promise<void>;
}

/** The version of the installed Caddy; undefined where there is none. */
export const caddyVersion = (): string | undefined =>
  spawnSync("caddy", ["version"], { encoding: "utf8" }).stdout?.trim();

/** Starts Caddy in front of this origin. */
export async function startCaddy(origin: string): Promise<Caddy> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-caddy-"));
  const port = await freePort();
  const changes: [string, string][] = [
    ["SITE_NAME {", `http://:${port} {\n\tbind 127.0.0.1`],
    ["{\n\tservers {", "{\n\tadmin off\n\tservers {"],
    ["reverse_proxy 127.0.0.1:3000 {", `reverse_proxy ${new URL(origin).host} {`],
  ];
  // Caddy 2.6 has other names for it, which the file says.
  if (/^v?2\.6\./.test(caddyVersion() ?? ""))
    changes.push(["request_buffers 64KiB", "buffer_requests\n\t\tmax_buffer_size 64KiB"]);
  let config = readFileSync("deploy/Caddyfile", "utf8");
  for (const [line, replacement] of changes) {
    if (!config.includes(line)) throw new Error(`deploy/Caddyfile has no line ${line}`);
    config = config.replace(line, replacement);
  }
  writeFileSync(join(folder, "Caddyfile"), config);
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")], {
    env: { PATH: process.env["PATH"], HOME: folder },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let log = "";
  child.stderr.on("data", (chunk) => (log += String(chunk)));
  const exited = once(child, "exit");
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 2000) throw new Error(`Caddy did not start: ${log}`);
    if (
      await fetch(`${address}/metrics`).then(
        () => true,
        () => false,
      )
    )
      break;
    await pause(50);
  }
  return {
    origin: address,
    memory: () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, "utf8"))?.[1]) * 1024,
    async stop() {
      child.kill("SIGKILL");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
