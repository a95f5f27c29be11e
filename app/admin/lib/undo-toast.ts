import type { HistoryRow } from "../../../shared/audit-log/audit-log.schema.ts";
import { type HistoryKind, VERSION_WORDS } from "../../../shared/audit-log/audit-log.ts";
import type { Toast } from "../../components/toasts.ts";
import { apiFetch } from "./api-client.ts";
import { failureToast } from "./form-result.ts";
import { showOutcome } from "./result-toast.ts";

/** Window event: reload after an undo. */
export const PUT_BACK = "put-back";

const UNDO_TIME = 10_000;

let offered: { act: () => void; until: number } | null = null;

export const showDeleted = (words: string, kind: HistoryKind, id: string): void =>
  showUndoable(words, kind, [Number(id)]);

export function showUndoable(words: string, kind: HistoryKind, ids: readonly number[]): void {
  const act = () => {
    offered = null;
    void putBack(kind, ids);
  };
  offered = { act, until: Date.now() + UNDO_TIME };
  showOutcome({ kind: "ok", words, time: UNDO_TIME, undo: { label: VERSION_WORDS.undo, act } });
}

export function undoLast(): void {
  if (offered && Date.now() < offered.until) offered.act();
}

async function putBack(kind: HistoryKind, ids: readonly number[]): Promise<void> {
  const from = new Request(location.href);
  try {
    let words = "";
    let failed: Toast | undefined;
    for (const id of ids) {
      const answer = await putBackOne(from, kind, id);
      if (answer?.ok) words = answer.body.message;
      else failed ??= failureToast(answer ?? NOTHING_TO_PUT_BACK, VERSION_WORDS.notPutBack);
    }
    showOutcome(failed ?? { kind: "ok", words });
  } catch (ended) {
    // Session ended; the reload redirects to the login.
    if (!(ended instanceof Response)) throw ended;
  }
  dispatchEvent(new Event(PUT_BACK));
}

/** The history has no act left that can be put back. */
const NOTHING_TO_PUT_BACK = { status: 409, message: undefined };

async function putBackOne(from: Request, kind: HistoryKind, id: number) {
  const query = new URLSearchParams({ kind, id: String(id), limit: "1" });
  const found = await apiFetch<{ data: HistoryRow[] }>(from, "GET", `/api/history?${query}`);
  if (!found.ok) return found;
  const row = found.body.data.find(({ can_put_back }) => can_put_back);
  return row && apiFetch(from, "POST", `/api/history/${row.id}/put-back`);
}
