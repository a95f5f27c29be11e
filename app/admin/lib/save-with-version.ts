import { VERSION_COPY, type Versioned } from "../../../shared/audit-log/audit-log.ts";
import { resolveConflict } from "../components/conflict-dialog.tsx";
import type { ApiResponse } from "./api-client.ts";
import type { SeenVersion } from "./confirm-conflict.ts";
import { formatList, formatValue, TIMESTAMP_FIELDS } from "./field-diff.ts";
import { formatDateTime } from "./format-date.ts";

type Saved = ApiResponse<{ message: string }> | "cancelled";

type Values = Record<string, unknown>;

/**
 * Saves with optimistic locking; on a conflict asks which fields to keep and retries.
 * @param seen version that the form was opened with
 */
export async function saveWithVersion<Fields extends object>(
  fields: Fields,
  { seen, version }: SeenVersion,
  labels: Readonly<Record<keyof Fields, string>>,
  save: (fields: Fields, version: string) => Promise<Saved>,
): Promise<Saved | "back"> {
  const answer = await save(fields, version);
  if (answer === "cancelled" || answer.ok || answer.status !== 412 || !answer.current) return answer;
  const current = answer.current as Values & Versioned;
  const values = fields as Values;
  const differing = Object.keys(labels).filter(
    (name) => name in values && readVersion(values[name]) !== readVersion(current[name]),
  );
  if (differing.length === 0) return { ok: true, body: { message: VERSION_COPY.theirsStand } };
  const theirs = await resolveConflict({
    differences: differing.map((name) => ({
      name,
      label: (labels as Record<string, string>)[name] ?? name,
      mine: shown(name, values[name]),
      theirs: shown(name, current[name]),
      untouched: name in seen && readVersion(values[name]) === readVersion(seen[name]),
    })),
    saved: current.changed
      ? `${current.changed.by.name}, ${formatDateTime(current.changed.at)}`
      : VERSION_COPY.savedMeanwhile,
  });
  if (!theirs) return "back";
  if (theirs.size === differing.length) return { ok: true, body: { message: VERSION_COPY.theirsStand } };
  const chosen = Object.fromEntries([...theirs].map((name) => [name, current[name]]));
  const next = { seen: current, version: String(current.version) };
  return saveWithVersion({ ...fields, ...chosen }, next, labels, save);
}

const shown = (name: string, value: unknown): string =>
  name === "role" || (TIMESTAMP_FIELDS.has(name) && value) ? (formatValue(name, value) ?? "") : readVersion(value);

export const readVersion = (value: unknown): string =>
  Array.isArray(value) ? value.map(formatList).join(", ") : String(value ?? "");
