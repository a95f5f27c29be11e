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

/** What many parts are handed when they are made, under the one name that it has everywhere. */
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
  /** The site's address, known for certain once somebody listens. */
  site: { origin: string };
}

/** Those of them that a part needs, by their names. */
export type CommonNeeds<Names extends keyof Common> = Pick<Common, Names>;
