import type { HistoryRow } from "../../../domain/history.rules.ts";
import { type HistoryKind, VERSION_WORDS } from "../../../domain/history.ts";
import { ask } from "../api.ts";
import { say } from "../said.ts";

/** Broadcast on the window when something was put back, so that what is shown is loaded anew. */
export const PUT_BACK = "put-back";

/** How long a deletion can be taken back in its toast, in milliseconds (docs/product.md, 7). */
const UNDO_TIME = 10_000;

/** Says that something public was deleted, and offers to put it back. */
export function sayDeleted(words: string, kind: HistoryKind, id: string): void {
  say({ kind: "ok", words, time: UNDO_TIME, undo: { label: VERSION_WORDS.undo, act: () => void putBack(kind, id) } });
}

/** Puts the last act on a thing back, which was its deletion. */
async function putBack(kind: HistoryKind, id: string): Promise<void> {
  const from = new Request(location.href);
  try {
    const query = new URLSearchParams({ kind, id, limit: "1" });
    const found = await ask<{ data: HistoryRow[] }>(from, "GET", `/api/history?${query}`);
    const row = found.ok ? found.body.data.find(({ can_put_back }) => can_put_back) : undefined;
    const answer = row && (await ask<{ message: string }>(from, "POST", `/api/history/${row.id}/put-back`));
    if (answer?.ok) say({ kind: "ok", words: answer.body.message });
    else say({ kind: "bad", words: (answer && answer.message) ?? VERSION_WORDS.notPutBack });
  } catch (ended) {
    // The session ended, which was said; what is loaded anew leads to the login.
    if (!(ended instanceof Response)) throw ended;
  }
  dispatchEvent(new Event(PUT_BACK));
}
