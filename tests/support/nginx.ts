import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../script/free-port.ts";

/** Caches what it may; `X-Cache` shows hits. */
const CACHE = `
  proxy_cache everything;
  proxy_cache_valid any 10m;
  add_header X-Cache $upstream_cache_status always;`;

const changes = (
  folder: string,
  port: number,
  { upstreams, cache }: { upstreams: string[]; cache: boolean },
): [RegExp, string][] => [
  [/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, ""],
  [/ {2}listen \[::\]:443 ssl http2;\n/, ""],
  [/listen 443 ssl http2;/, `listen 127.0.0.1:${port};`],
  [/ {2}ssl_.*\n {2}ssl_.*\n {2}ssl_.*\n {2}ssl_.*\n/, ""],
  [/server 127\.0\.0\.1:3000 max_fails=0;/, upstreams.map((upstream) => `server ${upstream} max_fails=0;`).join("\n")],
  [/ {2}proxy_cache off;/, cache ? CACHE : ""],
  [/\/var\/log\/nginx\/drug-free-kerala\.log/, join(folder, "access.log")],
  [/\/var\/log\/nginx\/drug-free-kerala-errors\.log/, join(folder, "error.log")],
];

export interface Nginx {
  origin: string;
  accessLog(): string;
  stop(): Promise<void>;
}

/**
 * Starts one in front of these origins.
 * @param options `connections` of the one worker process: Debian's default
 */
export async function startNginx(origins: string[], { cache = false, connections = 768 } = {}): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-nginx-"));
  const port = await freePort();
  let site = readFileSync("deploy/nginx.conf", "utf8");
  for (const [line, stand] of changes(folder, port, {
    upstreams: origins.map((origin) => new URL(origin).host),
    cache,
  })) {
    if (!line.test(site)) throw new Error(`deploy/nginx.conf has no line like ${line}`);
    site = site.replace(line, () => stand);
  }
  writeFileSync(join(folder, "site.conf"), site);
  writeFileSync(join(folder, "nginx.conf"), wrapped(folder, connections));
  const child = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), "-e", "stderr", "-g", "daemon off;"], {
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  const left = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await left;
    rmSync(folder, { recursive: true, force: true });
  };
  const address = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    if (child.exitCode !== null || tries > 2000) throw new Error(`nginx did not start: ${said}`);
    const answers = await fetch(`${address}/metrics`).then(
      () => true,
      () => false,
    );
    if (answers) return { origin: address, accessLog: () => readFileSync(join(folder, "access.log"), "utf8"), stop };
    await pause(50);
  }
}

const wrapped = (folder: string, connections: number) => `
user root root;
worker_processes 1;
pid ${folder}/nginx.pid;
worker_rlimit_nofile 16384;
events { worker_connections ${connections}; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  proxy_cache_path ${folder}/cache keys_zone=everything:1m;
  include ${folder}/site.conf;
}
`;
