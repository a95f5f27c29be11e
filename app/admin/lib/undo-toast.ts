import { type AuditedKind, VERSION_COPY } from "../../../shared/audit-log/audit-log.ts";
import type { Toast } from "../../components/toasts.ts";
import { apiFetch } from "./api-client.ts";
import { failureToast } from "./form-result.ts";
import { showResultToast } from "./result-toast.ts";

/** Window event: reload after an undo. */
export const UNDO_LABEL = "put-back";

export const UNDO_TOAST_MS = 10_000;

let offeredUndo: { act: () => void; until: number } | null = null;

export const showDeleted = (message: string, kind: AuditedKind, id: string): void =>
  showUndoable(message, kind, [Number(id)]);

export function showUndoable(text: string, kind: AuditedKind, ids: readonly number[]): void {
  const act = () => {
    offeredUndo = null;
    void undoEntry(kind, ids);
  };
  offeredUndo = { act, until: Date.now() + UNDO_TOAST_MS };
  showResultToast({ kind: "ok", text, time: UNDO_TOAST_MS, undo: { label: VERSION_COPY.undo, act } });
}

export function undoLast(): void {
  if (offeredUndo && Date.now() < offeredUndo.until) offeredUndo.act();
}

async function undoEntry(kind: AuditedKind, ids: readonly number[]): Promise<void> {
  const from = new Request(location.href);
  try {
    let text = "";
    let failed: Toast | undefined;
    for (const id of ids) {
      const response = await undoOne(from, kind, id);
      if (response?.ok) text = response.body.message;
      else failed ??= failureToast(response ?? NOTHING_TO_PUT_BACK, VERSION_COPY.notRestored);
    }
    showResultToast(failed ?? { kind: "ok", text });
  } catch (ended) {
    // Session ended; the reload redirects to the login.
    if (!(ended instanceof Response)) throw ended;
  }
  dispatchEvent(new Event(UNDO_LABEL));
}

/** No undoable action is left. */
const NOTHING_TO_PUT_BACK = { status: 409, message: undefined };

async function undoOne(from: Request, kind: AuditedKind, id: number) {
  const found = await apiFetch(from, "GET /api/history", { query: { kind, id, limit: 1 } });
  if (!found.ok) return found;
  const row = found.body.data.find(({ can_put_back }) => can_put_back);
  return row && apiFetch(from, "POST /api/history/{id}/put-back", { id: row.id });
}
