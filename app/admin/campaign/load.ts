import type { Versioned } from "../../../shared/audit-log/audit-log.ts";
import type { Helpline } from "../../../shared/campaign/campaign.ts";
import type { AdminFacts } from "../../../shared/campaign/campaign-facts.schema.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { apiFetch } from "../lib/api-client.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import { HELPLINES } from "./rows.ts";

export type SeenFacts = { id: number } & Versioned & Record<string, unknown>;

export const seenFacts = ({ data, version, changed }: AdminFacts): SeenFacts => ({
  ...Object.fromEntries(Object.entries(data).map(([name, { value }]) => [name, value])),
  id: 1,
  version,
  changed,
});

/** Null when loading failed. */
export async function loadFacts(request: Request): Promise<AdminFacts | null> {
  const response = await apiFetch(request, "GET /api/campaign");
  if (response.ok) return response.body;
  showNotLoaded(request, { kind: "bad", text: CAMPAIGN_COPY.notLoaded });
  return null;
}

export const helplinesIn = (seen: Record<string, unknown>): Helpline[] => [...((seen[HELPLINES] ?? []) as Helpline[])];
