import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { AuditEntry, AuditedKind, Versioned } from "../../../shared/audit-log/audit-log.ts";
import { apiFetch } from "../lib/api-client.ts";

const POLL_INTERVAL_MS = 15_000;
/** Polling stops after this, so that idle sessions expire. */
const IDLE_TIMEOUT_MS = 10 * 60_000;
const MAX_ENTRIES = 5;

export type OpenedVersion = { id: number } & Versioned;

/** Polls for changes by others while a form is visible. */
export function useNewerVersion(kind: AuditedKind, { id, changed }: OpenedVersion, behind: number): AuditEntry[] {
  const [newer, setNewer] = useState<AuditEntry[]>([]);
  const { revalidate } = useRevalidator();
  const at = changed?.at;
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    let seen = Date.now();
    const look = async () => {
      if (document.hidden || Date.now() - seen > IDLE_TIMEOUT_MS) return;
      try {
        const response = await apiFetch(new Request(location.href, { signal }), "GET /api/history", {
          query: { kind, id, limit: MAX_ENTRIES },
        });
        if (response.ok) setNewer(getUnseenChanges(response.body.data, at, behind));
      } catch (ended) {
        if (signal.aborted) return;
        if (!(ended instanceof Response)) throw ended;
        void revalidate();
      }
    };
    const noteActivity = () => {
      seen = Date.now();
    };
    const returnToPage = () => {
      noteActivity();
      void look();
    };
    for (const event of ["keydown", "pointerdown"]) addEventListener(event, noteActivity, { signal });
    addEventListener("focus", returnToPage, { signal });
    document.addEventListener("visibilitychange", returnToPage, { signal });
    const timer = setInterval(look, POLL_INTERVAL_MS);
    void look();
    return () => {
      clearInterval(timer);
      ending.abort();
    };
  }, [kind, id, at, behind, revalidate]);
  return newer;
}

/** Audit-log entries after the loaded version that changed something. */
export function getUnseenChanges(acts: AuditEntry[], known: string | undefined, behind: number): AuditEntry[] {
  const index = known === undefined ? -1 : acts.findIndex(({ at }) => at === known);
  const unknown = index < 0 ? acts : acts.slice(0, index + behind);
  return unknown.filter(({ fields }) => Object.keys(fields).length > 0);
}
