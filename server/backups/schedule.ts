import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { isExpired } from "../database/lease.ts";
import type { PickDeps } from "../deps.ts";
import { createPoller, type Poller } from "../lib/async.ts";
import { toTimestamp } from "../lib/clock.ts";
import { noteBackup } from "./record.ts";

const POLL_INTERVAL_MS = 60_000;
/** Lease duration; longer means the process died. */
const LEASE_MS = 2 * 3_600_000;
/** Delay after a failure. */
const RETRY_DELAY_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;

interface Deps extends PickDeps<"db" | "clock" | "log"> {
  /** Absent: no schedule. */
  everyHours: number | undefined;
  copies: boolean;
}

type Claiming = Pick<Deps, "db" | "clock">;

const claim = ({ db, clock }: Claiming) =>
  db
    .updateTable("backups")
    .set({ claimed_until: toTimestamp(clock, LEASE_MS) })
    .where(isExpired("claimed_until", clock, { until: LEASE_MS }));

/** True if a backup is due and this process got the lease. */
export async function claimSchedule(deps: Claiming, everyHours: number): Promise<boolean> {
  const { numUpdatedRows } = await claim(deps)
    .where(({ or, eb }) =>
      or([eb("scheduled_at", "is", null), isExpired("scheduled_at", deps.clock, { since: everyHours * HOUR_MS })]),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The same for copying off-site. */
export async function claimCopying(deps: Claiming): Promise<boolean> {
  const { numUpdatedRows } = await claim(deps)
    .where(({ or, eb, ref }) => or([eb("copied_at", "is", null), eb("copied_at", "<>", ref("scheduled_at"))]))
    .where("scheduled_at", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes a backup every `everyHours` in one of all processes. */
export function createBackupSchedule({ db, clock, log, everyHours, copies }: Deps): Pick<Poller, "start" | "stop"> {
  let child: ChildProcess | undefined;
  let stopped = false;

  const look = async () => {
    if (everyHours === undefined || child || stopped) return;
    if (await claimSchedule({ db, clock }, everyHours))
      await runChild(["backup", "now"], "scheduled backup created and verified");
    else if (copies && (await claimCopying({ db, clock })))
      await runChild(["backup", "copy"], "backups copied off-site");
  };

  const runChild = async (args: string[], done: string) => {
    const { code, said: output } = await spawnAdmin(args);
    if (code === 0) log.info({ output }, done);
    else if (!stopped) log.error({ code, output }, "scheduled backup failed");
    await noteBackup(db, { claimed_until: toTimestamp(clock, code === 0 || stopped ? 0 : RETRY_DELAY_MS) });
  };

  /** A child process, since reading, packing and proving use a core for a while. */
  const spawnAdmin = async (args: string[]) => {
    const command = fileURLToPath(new URL("../cli/main.ts", import.meta.url));
    const started = spawn(process.execPath, [command, ...args], { stdio: ["ignore", "pipe", "pipe"] });
    child = started;
    let output = "";
    for (const stream of [started.stdout, started.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
    try {
      if (started.pid !== undefined) setPriority(started.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      const [code] = await once(started, "close");
      return { code: code as number | null, said: output.trim() };
    } finally {
      child = undefined;
    }
  };

  const looking = createPoller(look, POLL_INTERVAL_MS, (error) =>
    log.warn({ err: error }, "backup schedule check failed"),
  );

  return {
    start() {
      if (everyHours === undefined) return;
      void looking.tick();
      looking.start();
    },
    /** Ends a running backup; it is repeated after the next start. */
    stop() {
      stopped = true;
      child?.kill("SIGTERM");
      return looking.stop();
    },
  };
}
