/** A pause of this length ends a visit. */
const PAUSE_MS = 30 * 60_000;

/** Local storage key. */
const KEY = "last-visit";

interface Visit {
  /** Staff id. */
  id: number;
  /** Last sign of the person on this device, in milliseconds. */
  at: number;
  /** End of the visit before, in milliseconds; null: none on this device. */
  since: number | null;
}

export function continueVisit(before: Visit | null, id: number, now: number): Visit {
  if (before?.id !== id) return { id, at: now, since: null };
  return { id, at: now, since: now - before.at > PAUSE_MS ? before.at : before.since };
}

/** Notes that this person is here; returns when their previous visit on this device ended, ISO 8601 in UTC. */
export function noteVisit(id: number): string | null {
  const { since } = writeVisit(continueVisit(readVisit(), id, Date.now()));
  return since === null ? null : new Date(since).toISOString();
}

function readVisit(): Visit | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "null");
  } catch {
    return null;
  }
}

function writeVisit(visit: Visit): Visit {
  localStorage.setItem(KEY, JSON.stringify(visit));
  return visit;
}
