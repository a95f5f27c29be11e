import { execFile } from "node:child_process";
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { promisify } from "node:util";
import SQLite from "better-sqlite3";
import { ADMIN } from "../../script/start-server.ts";
import { answers, startEventFeed } from "../../tests/support/event-feed.ts";
import { openMailServer } from "../../tests/support/mail-server.ts";
import { startPostgres } from "../../tests/support/postgres.ts";
import { renameTable } from "../../tests/support/rename-table.ts";
import { startS3 } from "../../tests/support/s3-server.ts";
import { ask } from "../ask.ts";
import { smallDisk } from "../faults/full-disk.ts";
import { moveClock } from "../faults/moved-clock.ts";
import type { Site } from "../site.ts";
import { crowd } from "./visitors.ts";

interface Stand {
  settings?: Record<string, string>;
  dataDir?: string;
  hurt(site: Site): unknown;
  remove?(): unknown;
}

interface Fault {
  /** For the report. */
  made: string;
  /** Cannot run in parallel with others. */
  alone?: true;
  /** A string: why it is unavailable here. */
  stand(): Promise<Stand | string>;
}

const forgetPassword = async ({ origin }: Site) => {
  const { status } = await ask(origin, "POST", "/api/admin/forgot-password", { json: { email: ADMIN.email } });
  if (status !== 200) throw new Error(`The request for a password reset returned ${status}.`);
};

async function mailHost() {
  let refusal: number | undefined;
  const server = await openMailServer({
    onRcptTo: (_address, _session, done) =>
      done(refusal === undefined ? null : Object.assign(new Error("Not this one"), { responseCode: refusal })),
  });
  return { server, settings: { SMTP_URL: server.url }, refuse: (code: number) => (refusal = code) };
}

const byClock = async (
  stand: (clock: { settings: Record<string, string>; set(to: string): void }) => Stand | Promise<Stand>,
) => {
  const clock = moveClock();
  if (typeof clock === "string") return clock;
  const { settings, remove, ...rest } = await stand(clock);
  return {
    ...rest,
    settings: { ...clock.settings, ...settings },
    async remove() {
      await remove?.();
      clock.remove();
    },
  };
};

const admin = ({ dataDir }: Site, words: string[], settings: Record<string, string>) =>
  promisify(execFile)("node_modules/.bin/node", ["server/cli/main.ts", ...words], {
    env: { PATH: process.env["PATH"], DATA_DIR: dataDir, ...settings },
  });

/** Leaks 900 MB on SIGUSR1. */
const LEAK = `process.on("SIGUSR2",()=>{globalThis.leak=Buffer.alloc(9e8,1)})`;

/** By alert name. */
export const FAULTS: Record<string, Fault> = {
  ProcessDown: {
    made: "the process is killed",
    stand: async () => ({ hurt: (site) => site.kill() }),
  },
  DatabaseDown: {
    made: "PostgreSQL is stopped as a crash would",
    async stand() {
      const postgres = await startPostgres();
      return {
        settings: { DATABASE_URL: postgres.url },
        hurt: () => postgres.crash(),
        remove() {
          postgres.start();
          postgres.stop();
        },
      };
    },
  },
  DatabaseReadOnly: {
    made: "another file fills the disk of the data",
    async stand() {
      const disk = smallDisk(128);
      if (typeof disk === "string") return disk;
      return {
        dataDir: disk.folder,
        hurt() {
          const ballast = openSync(join(disk.folder, "ballast"), "w");
          try {
            for (;;) writeSync(ballast, Buffer.alloc(65_536));
          } catch {}
          closeSync(ballast);
        },
        remove: disk.remove,
      };
    },
  },
  StorageDown: {
    made: "the bucket's server is stopped",
    async stand() {
      const s3 = await startS3();
      return { settings: s3.settings, hurt: s3.stop, remove: s3.remove };
    },
  },
  HighErrorRate: {
    made: "the table of enquiries is missing, so that new enquiries fail",
    stand: async () => ({ hurt: (site) => renameTable(site, "contact_submissions", "gone") }),
  },
  LoadShedding: {
    made: "2,500 concurrent writes",
    alone: true,
    async stand() {
      let here: ReturnType<typeof crowd> | undefined;
      return {
        hurt(site) {
          here = crowd(site.origin);
        },
        remove: () => here?.stop(),
      };
    },
  },
  EmailDeliveryFailing: {
    made: "the mail server defers an email, then goes down",
    async stand() {
      const { server, settings, refuse } = await mailHost();
      return {
        settings,
        async hurt(site) {
          refuse(451);
          await forgetPassword(site);
          await pause(1000);
          await server.disappear();
        },
        remove: server.disappear,
      };
    },
  },
  EmailQueueStuck: {
    made: "a trigger blocks updates of queued emails; the clock moves six minutes",
    stand: () =>
      byClock(({ set }) => ({
        async hurt(site) {
          const file = new SQLite(join(site.dataDir, "campaign.sqlite"));
          file.exec("create trigger stuck before update on letters begin select raise(abort, 'stuck'); end");
          file.close();
          await forgetPassword(site);
          set("+6m");
        },
      })),
  },
  EmailsRejected: {
    made: "the mail server rejects an email permanently",
    async stand() {
      const { server, settings, refuse } = await mailHost();
      return {
        settings,
        async hurt(site) {
          refuse(550);
          await forgetPassword(site);
        },
        remove: server.disappear,
      };
    },
  },
  EventFeedStale: {
    made: "the event feed is down; the clock moves two hours",
    async stand() {
      const feed = await startEventFeed();
      feed.answer = answers.list([]);
      return byClock(({ set }) => ({
        settings: { EVENT_FEED_URL: feed.url },
        async hurt() {
          await feed.close();
          set("+2h");
        },
      }));
    },
  },
  BackupOld: {
    made: "no backup is made; the clock moves three days",
    stand: () => byClock(({ set }) => ({ hurt: () => set("+3d") })),
  },
  BackupFailed: {
    made: "the backup folder is replaced by a file; the clock moves two hours",
    stand: () =>
      byClock(({ set }) => ({
        settings: { BACKUP_EVERY_HOURS: "1" },
        hurt({ dataDir }) {
          const folder = join(dataDir, "backups");
          rmSync(folder, { recursive: true, force: true });
          writeFileSync(folder, "");
          set("+2h");
        },
      })),
  },
  BackupNotCopied: {
    made: "backups are made and verified by hand but not copied; the clock moves three days",
    stand() {
      const copied = { BACKUP_COPY_COMMAND: "/bin/true" };
      return byClock(({ set, settings }) => ({
        settings: copied,
        async hurt(site) {
          const by = moveClock();
          if (typeof by === "string") throw new Error(by);
          by.set("+3d");
          const file = join(site.dataDir, "by-hand.backup");
          for (const words of [
            ["backup", file],
            ["backup", "prove", file],
          ])
            await admin(site, words, { ...settings, ...by.settings, ...copied });
          by.remove();
          set("+3d");
        },
      }));
    },
  },
  LoginBruteForce: {
    made: "80 logins with a wrong password, 10 at a time",
    stand: async () => ({
      async hurt({ origin }) {
        // Below the load-shedding threshold.
        for (let round = 0; round < 8; round += 1)
          await Promise.all(
            Array.from({ length: 10 }, (_, place) =>
              ask(origin, "POST", "/api/admin/login", {
                json: { email: `clerk-${round}-${place}@example.org`, password: "Wrong-Horse-7" },
              }),
            ),
          );
      },
    }),
  },
  MemoryHigh: {
    made: "a preloaded module allocates 900 MB",
    stand: async () => ({
      settings: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(LEAK)}` },
      hurt: (site) => process.kill(site.pid(), "SIGUSR2"),
    }),
  },
};
