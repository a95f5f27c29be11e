import { execFileSync } from "node:child_process";
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../script/free-port.ts";

/** The newest version is last. */
const BINARY_FOLDERS = [
  "/usr/lib/postgresql/*/bin",
  "/usr/pgsql-*/bin",
  "/usr/local/pgsql/bin",
  "/opt/homebrew/opt/postgresql*/bin",
];

export interface TemporaryPostgres {
  url: string;
  folder: string;
  /** Immediate shutdown; retains data. */
  crash(): void;
  /** Resolves once it accepts connections. */
  start(): void;
  stop(): void;
}

/** Starts a server with `more` options. Unless `durable`, crash safety is off. */
export async function startPostgres({ durable = false, more = "" } = {}): Promise<TemporaryPostgres> {
  const bin = globSync(BINARY_FOLDERS).toSorted().at(-1);
  if (!bin)
    throw new Error(
      "No PostgreSQL server was found. Install Debian's package postgresql, or run script/test, which does.",
    );
  const folder = mkdtempSync(join(tmpdir(), "campaign-postgres-"));
  const port = await freePort();
  const run = asOwner(folder);
  run(`${bin}/initdb`, [
    "-D",
    `${folder}/data`,
    "-A",
    "trust",
    "-U",
    "postgres",
    "-E",
    "UTF8",
    "--no-locale",
    "--no-sync",
  ]);
  const safety = durable ? "" : "-c fsync=off -c synchronous_commit=off -c full_page_writes=off";
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${safety} -c max_connections=300 ${more}`;
  const start = () =>
    run(`${bin}/pg_ctl`, ["-D", `${folder}/data`, "-o", options, "-l", `${folder}/log`, "-w", "start"]);
  const crash = () => run(`${bin}/pg_ctl`, ["-D", `${folder}/data`, "-m", "immediate", "-w", "stop"]);
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    folder,
    start,
    crash,
    stop() {
      crash();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function asOwner(folder: string) {
  const root = process.getuid?.() === 0;
  const uid = root ? getId("-u") : undefined;
  const gid = root ? getId("-g") : undefined;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o755);
  return (program: string, words: string[]) => {
    execFileSync(program, words, {
      cwd: folder,
      stdio: "ignore",
      ...(uid !== undefined && gid !== undefined && { uid, gid }),
    });
  };
}

const getId = (flag: "-u" | "-g") => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
