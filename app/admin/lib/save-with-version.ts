import { VERSION_COPY, type Versioned } from "../../../shared/audit-log/audit-log.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { confirmAction } from "../components/confirmation.tsx";
import type { ApiResponse } from "./api-client.ts";
import { formatDateTime, formatRelative } from "./format-date.ts";
import { formatStored } from "./format-list.ts";

type Saved = ApiResponse<{ message: string }> | "cancelled";

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
  const response = await save(fields, version);
  if (response === "cancelled" || response.ok || response.status !== 412 || !response.current) return response;
  const current = response.current as Values & Versioned;
  const values = fields as Values;
  const differing = Object.keys(labels).filter(
    (name) => name in values && formatStored(values[name]) !== formatStored(current[name]),
  );
  if (differing.length === 0) return { ok: true, body: { message: VERSION_COPY.theirsKept } };
  const [{ resolveConflict }, { formatValue, TIMESTAMP_FIELDS }] = await Promise.all([
    import("../components/conflict-dialog.tsx"),
    import("./field-diff.ts"),
  ]);
  const shown = (name: string, value: unknown): string =>
    name === "role" || (TIMESTAMP_FIELDS.has(name) && value) ? (formatValue(name, value) ?? "") : formatStored(value);
  const theirs = await resolveConflict({
    differences: differing.map((name) => ({
      name,
      label: (labels as Record<string, string>)[name] ?? name,
      mine: shown(name, values[name]),
      theirs: shown(name, current[name]),
      untouched: name in seen && formatStored(values[name]) === formatStored(seen[name]),
    })),
    saved: current.changed
      ? `${current.changed.by.name}, ${formatDateTime(current.changed.at)}`
      : VERSION_COPY.savedMeanwhile,
  });
  if (!theirs) return "back";
  if (theirs.size === differing.length) return { ok: true, body: { message: VERSION_COPY.theirsKept } };
  const chosen = Object.fromEntries([...theirs].map((name) => [name, current[name]]));
  const next = { seen: current, version: String(current.version) };
  return saveWithVersion({ ...fields, ...chosen }, next, labels, save);
}

type Values = Record<string, unknown>;

export interface SeenVersion {
  /** Empty when unknown. */
  seen: Values;
  version: string;
}

interface ConflictOptions<Body> extends SeenVersion {
  /** Label of the confirming button. */
  verb: string;
  send(version: string): Promise<ApiResponse<Body>>;
}

/**
 * Sends an action with optimistic locking; on a conflict shows the changes and asks again. "kept" when
 * declined.
 */
export async function saveOrResolve<Body>({
  seen,
  version,
  verb,
  send,
}: ConflictOptions<Body>): Promise<ApiResponse<Body> | "kept"> {
  const response = await send(version);
  if (response.ok || response.status !== 412 || !response.current) return response;
  const current = response.current as Values & Versioned;
  const { changed } = current;
  const { diffFields } = await import("./field-diff.ts");
  const again = await confirmAction({
    title: VERSION_COPY.changedTitle,
    text: changed
      ? interpolate(VERSION_COPY.changedBy, { name: changed.by.name, when: formatRelative(changed.at) })
      : VERSION_COPY.changedAnonymously,
    changes: diffFields(seen, current),
    verb,
  });
  if (!again) return "kept";
  return saveOrResolve({ seen: current, version: String(current.version), verb, send });
}

/** The same for the item in a form. */
export const resolveSeen = <Body = { message: string }>(
  form: FormData,
  verb: string,
  send: ConflictOptions<Body>["send"],
): Promise<ApiResponse<Body> | "kept"> => saveOrResolve({ ...readSeenVersion(form), verb, send });

/** Reads `seen` and `version`. */
export const readSeenVersion = (form: FormData): SeenVersion => ({
  seen: { ...JSON.parse(String(form.get("seen") ?? "{}")) },
  version: String(form.get("version")),
});
