import type { Database as SqliteFile } from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Client } from "pg";
import type { Tables } from "./tables.ts";

/** Best-effort notifications between processes; receivers also poll. */
export interface ChangeNotifications {
  /** Sent when the transaction commits. */
  notify(trx: Kysely<Tables>): Promise<void>;
  /** Calls `changed` when another process may have changed something. Returns a function that stops it. */
  subscribe(changed: () => void): () => void;
}

/** Takes microseconds. */
const POLL_INTERVAL_MS = 200;
/** Reconnect delay. */
const RECONNECT_DELAY_MS = 500;
const CHANNEL = "public_content";

/** `PRAGMA data_version` counts commits of other connections. */
export function createSqliteNotifications(file: SqliteFile): ChangeNotifications {
  const count = (last?: unknown) => {
    try {
      return file.open ? file.pragma("data_version", { simple: true }) : 0;
    } catch {
      // Locked while another process recovers the journal: the next check will see it.
      return last;
    }
  };
  return {
    notify: async () => {},
    subscribe(changed) {
      let last = count();
      const timer = setInterval(() => {
        const now = count(last);
        if (now !== last) changed();
        last = now;
      }, POLL_INTERVAL_MS).unref();
      return () => clearInterval(timer);
    },
  };
}

/** `NOTIFY` is delivered on commit. `LISTEN` needs a connection of its own, which is reconnected. */
export function createPostgresNotifications(
  connection: () => Client,
  onError: (error: Error) => void,
): ChangeNotifications {
  return {
    notify: async (trx) => void (await sql`select pg_notify(${CHANNEL}, '')`.execute(trx)),
    subscribe(changed) {
      let stopped = false;
      let client: Client | undefined;
      const listen = () => {
        if (stopped) return;
        const mine = connection();
        client = mine;
        let over = false;
        const again = (error?: Error) => {
          if (over) return;
          over = true;
          mine.end().catch(() => {});
          if (stopped) return;
          onError(error ?? new Error("the connection that hears of changes was closed"));
          setTimeout(listen, RECONNECT_DELAY_MS).unref();
        };
        mine.on("error", again);
        mine.on("end", () => again());
        mine.on("notification", changed);
        mine
          .connect()
          .then(() => mine.query(`listen ${CHANNEL}`))
          // Catches up with what was missed.
          .then(changed)
          .catch(again);
      };
      listen();
      return () => {
        stopped = true;
        client?.end().catch(() => {});
      };
    },
  };
}
