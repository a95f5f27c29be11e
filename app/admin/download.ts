import { type Answer, failure, sessionEnded, sessionFor } from "./api.ts";
import { clearOutcome } from "./outcome-toast.ts";

/**
 * Asks for a file of the office and hands it to the browser to be kept, under the name that the server gives it. Its size is
 * not known before, so there is no time within which it must be there; what breaks off is handed over to nobody.
 * @param from the request of the action that asks: without a session it leads to the login and back
 */
export async function download(from: Request, path: string): Promise<Answer<null>> {
  const { token, here } = sessionFor(from);
  clearOutcome();
  try {
    const response = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
    if (response.status === 401) throw sessionEnded(here);
    if (!response.ok) return failure(response.status, await response.json().catch(() => null));
    const [, name = ""] = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
    keep(await response.blob(), name);
    return { ok: true, body: null };
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown;
    return failure(0, null);
  }
}

/** As if somebody had pressed a link to it. */
function keep(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has taken it by then (File API, 8.3.3: what was begun goes on).
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
