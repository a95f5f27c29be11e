import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../script/free-port.ts";

/** A real PgBouncer on loopback, in transaction mode. */
export interface PgBouncer {
  /** The URL of the same database, through PgBouncer. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** Starts PgBouncer in front of the PostgreSQL server of `databaseUrl`, with few server connections. */
export async function startPgBouncer(databaseUrl: string): Promise<PgBouncer> {
  const folder = mkdtempSync(join(tmpdir(), "campaign-pgbouncer-"));
  const port = await freePort();
  const { hostname, port: serverPort, username } = new URL(databaseUrl);
  const users = join(folder, "users.txt");
  const config = join(folder, "pgbouncer.ini");
  writeFileSync(users, `"${username}" ""\n`);
  writeFileSync(
    config,
    `[databases]
* = host=${hostname} port=${serverPort}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
max_client_conn = 200
`,
  );
  chmodSync(folder, 0o755);
  const child = spawn("pgbouncer", [config], {
    env: { PATH: `${process.env["PATH"]}:/usr/sbin` },
    stdio: ["ignore", "ignore", "pipe"],
    ...unprivilegedUser(),
  });
  const exited = once(child, "exit");
  let log = "";
  await Promise.race([
    new Promise<void>((resolve) =>
      child.stderr.on("data", (chunk) => {
        log += String(chunk);
        if (log.includes("process up")) resolve();
      }),
    ),
    exited.then(() => {
      throw new Error(`PgBouncer did not start: ${log}`);
    }),
  ]);
  return {
    through(url) {
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    async stop() {
      child.kill("SIGKILL");
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PgBouncer refuses to run as root. */
function unprivilegedUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const getId = (flag: "-u" | "-g") => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
  return { uid: getId("-u"), gid: getId("-g") };
}
