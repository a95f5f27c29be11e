import { VERSION_COPY, type Versioned } from "../../../shared/audit-log/audit-log.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { confirmAction } from "../components/confirmation.tsx";
import type { ApiResponse } from "./api-client.ts";
import { diffFields } from "./field-diff.ts";
import { formatRelative } from "./format-date.ts";

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
  const answer = await send(version);
  if (answer.ok || answer.status !== 412 || !answer.current) return answer;
  const current = answer.current as Values & Versioned;
  const { changed } = current;
  const again = await confirmAction({
    title: VERSION_COPY.changedTitle,
    text: changed
      ? interpolate(VERSION_COPY.changedBy, { name: changed.by.name, when: formatRelative(changed.at) })
      : VERSION_COPY.changedBySomebody,
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
