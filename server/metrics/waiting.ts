import { setTimeout as pause } from "node:timers/promises";
import type { BackupState } from "../../shared/backups/backups.ts";
import type { EventsState } from "../features/events/events.ts";
import type { Health } from "../health.ts";
import { memoizeFor } from "../lib/async.ts";
import type { EmailBacklog } from "../mail/email-job.ts";

/** Queue lengths; null while the database is down. */
export interface Backlog {
  emails: EmailBacklog;
  events: EventsState;
  backups: BackupState;
  /** Time of installation, ISO 8601 in UTC. */
  installedAt: string;
  writable: boolean;
  storageUp: boolean;
}

interface Sources {
  emails: { waiting(): Promise<EmailBacklog> };
  events: { state(): Promise<EventsState> };
  backups: { state(): Promise<BackupState>; installedAt(): Promise<string> };
  health: Pick<Health, "writes" | "storage">;
}

const DATABASE_TIMEOUT_MS = 2000;
/** Cache duration: one scrape reads several values. */
const CACHE_TTL_MS = 500;

/** Queries at most twice a second, waiting two seconds at most. */
export function createBacklogReader({ emails, events, backups, health }: Sources): () => Promise<Backlog | null> {
  const ask = async (): Promise<Backlog | null> => {
    const all = Promise.all([emails.waiting(), events.state(), backups.state(), backups.installedAt()]).then(
      async ([waiting, happening, backedUpAt, installedAt]) => {
        const [writable, storageUp] = await Promise.all([health.writes(), health.storage()]);
        return { emails: waiting, events: happening, backups: backedUpAt, installedAt, writable, storageUp };
      },
      () => null,
    );
    return Promise.race([all, pause(DATABASE_TIMEOUT_MS, null, { ref: false })]);
  };
  return memoizeFor(ask, CACHE_TTL_MS);
}
