import type { Database as SqliteFile } from "better-sqlite3";
import { type Kysely, sql } from "kysely";
import type { Client } from "pg";
import type { Tables } from "./tables.ts";

/**
 * Word between the processes on one database that something changed. It is quick and promises nothing: a word can be
 * lost, so whoever hears it also looks for himself from time to time.
 */
export interface ChangeSignal {
  /** Tells the others, at the moment in which the caller's transaction is committed. */
  tell(trx: Kysely<Tables>): Promise<void>;
  /** Calls `changed` when another process may have changed something; also too often. Returns what ends it. */
  hear(changed: () => void): () => void;
}

/** How often the change counter of the SQLite file is read, which takes microseconds, in milliseconds. */
const LOOK_EVERY = 200;
/** How long until a lost connection is made anew, in milliseconds. */
const LISTEN_AGAIN = 500;
const CHANNEL = "public_content";

/** SQLite counts the commits of other connections to its file (https://sqlite.org/pragma.html#pragma_data_version). */
export function sqliteSignal(file: SqliteFile): ChangeSignal {
  const count = (last?: unknown) => {
    try {
      return file.open ? file.pragma("data_version", { simple: true }) : 0;
    } catch {
      // Locked while another process recovers the journal: the next look tells.
      return last;
    }
  };
  return {
    tell: async () => {},
    hear(changed) {
      let last = count();
      const timer = setInterval(() => {
        const now = count(last);
        if (now !== last) changed();
        last = now;
      }, LOOK_EVERY).unref();
      return () => clearInterval(timer);
    },
  };
}

/**
 * PostgreSQL carries the word by NOTIFY, which arrives only if the transaction is committed. Listening takes a
 * connection of its own, which is made again whenever it is lost.
 */
export function postgresSignal(connection: () => Client, onFault: (fault: Error) => void): ChangeSignal {
  return {
    tell: async (trx) => void (await sql`select pg_notify(${CHANNEL}, '')`.execute(trx)),
    hear(changed) {
      let stopped = false;
      let client: Client | undefined;
      const listen = () => {
        if (stopped) return;
        const mine = connection();
        client = mine;
        let over = false;
        const again = (fault?: Error) => {
          if (over) return;
          over = true;
          mine.end().catch(() => {});
          if (stopped) return;
          onFault(fault ?? new Error("the connection that hears of changes was closed"));
          setTimeout(listen, LISTEN_AGAIN).unref();
        };
        mine.on("error", again);
        mine.on("end", () => again());
        mine.on("notification", changed);
        mine
          .connect()
          .then(() => mine.query(`listen ${CHANNEL}`))
          // What was told while nobody listened is looked for now.
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
