import type { Kysely } from "kysely";
import type { Acts } from "./acts/acts.ts";
import type { WriteHistory } from "./acts/told.ts";
import type { Clock } from "./clock.ts";
import type { GroupCommit } from "./database/group-commit.ts";
import type { Database } from "./database/open.ts";
import type { PublicContent } from "./database/public-content.ts";
import type { Tables } from "./database/tables.ts";
import type { Limits } from "./limits/limits.ts";
import type { Log } from "./log.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Storage } from "./storage/storage.ts";
import type { Uploads } from "./storage/uploads.ts";

/** Dependencies with the same name everywhere. */
interface Common {
  db: Kysely<Tables>;
  database: Pick<Database, "db" | "kind">;
  clock: Clock;
  log: Log;
  publicContent: PublicContent;
  groupCommit: GroupCommit;
  acts: Acts;
  writeHistory: WriteHistory;
  limits: Limits;
  mailer: Mailer;
  storage: Storage;
  uploads: Uploads;
  /** Final once the server listens. */
  site: { origin: string };
}

/** Picks common dependencies by name. */
export type CommonNeeds<Names extends keyof Common> = Pick<Common, Names>;
