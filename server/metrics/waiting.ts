import { setTimeout as pause } from "node:timers/promises";
import type { BackupState } from "../../domain/backups.ts";
import { remembered } from "../asking.ts";
import type { Health } from "../health.ts";
import type { LettersWaiting } from "../mail/letter-order.ts";
import type { EventsState } from "../resources/events/events.ts";

/** What the database says about what waits; null while it does not answer. */
export interface Waiting {
  letters: LettersWaiting;
  events: EventsState;
  backups: BackupState;
  /** When the installation began, ISO 8601 in UTC. */
  begun: string;
  writable: boolean;
  storageUp: boolean;
}

interface Sources {
  letters: { waiting(): Promise<LettersWaiting> };
  events: { state(): Promise<EventsState> };
  backups: { state(): Promise<BackupState>; begun(): Promise<string> };
  health: Pick<Health, "writes" | "storage">;
}

/** How long the database may take, in milliseconds; after that it counts as down. */
const PATIENCE = 2000;
/** One reading asks once, however many numbers come of it, in milliseconds. */
const HOLDS = 500;

/** Asks the database at most twice a second, and never waits for it longer than two. */
export function askWhatWaits({ letters, events, backups, health }: Sources): () => Promise<Waiting | null> {
  const ask = async (): Promise<Waiting | null> => {
    const all = Promise.all([letters.waiting(), events.state(), backups.state(), backups.begun()]).then(
      async ([waiting, happening, made, begun]) => {
        const [writable, storageUp] = await Promise.all([health.writes(), health.storage()]);
        return { letters: waiting, events: happening, backups: made, begun, writable, storageUp };
      },
      () => null,
    );
    return Promise.race([all, pause(PATIENCE, null, { ref: false })]);
  };
  return remembered(ask, HOLDS);
}
