import type { Kysely } from "kysely";
import type { WriteAuditEntry } from "./actions/audit-recorder.ts";
import type { ActionRunner } from "./actions/run-action.ts";
import type { ContentVersion } from "./database/content-version.ts";
import type { GroupCommit } from "./database/group-commit.ts";
import type { Database } from "./database/open.ts";
import type { Tables } from "./database/tables.ts";
import type { Clock } from "./lib/clock.ts";
import type { Log } from "./lib/logger.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { RateLimits } from "./rate-limit/limits.ts";
import type { Storage } from "./storage/storage.ts";
import type { Uploads } from "./storage/uploads.ts";

/** Dependencies with the same name everywhere. */
interface SharedDeps {
  db: Kysely<Tables>;
  database: Pick<Database, "db" | "kind">;
  clock: Clock;
  log: Log;
  publicContent: ContentVersion;
  groupCommit: GroupCommit;
  actions: ActionRunner;
  writeAuditEntry: WriteAuditEntry;
  limits: RateLimits;
  mailer: Mailer;
  storage: Storage;
  uploads: Uploads;
  /** Final once the server listens. */
  site: { origin: string };
}

/** Picks common dependencies by name. */
export type PickDeps<Names extends keyof SharedDeps> = Pick<SharedDeps, Names>;
