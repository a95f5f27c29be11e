import { type ApiResponse, getSession, handleSessionEnd, toFailure } from "./api-client.ts";
import { clearResultToast } from "./result-toast.ts";

/** Fetches a file and saves it under the server's name. No timeout: the size is unknown. */
export async function download(from: Request, path: string): Promise<ApiResponse<null>> {
  const { token, here } = getSession(from);
  clearResultToast();
  try {
    const response = await fetch(path, { headers: { Authorization: `Bearer ${token}` } });
    if (response.status === 401) throw handleSessionEnd(here);
    if (!response.ok) return toFailure(response.status, await response.json().catch(() => null));
    const [, name = ""] = /filename="([^"]+)"/.exec(response.headers.get("Content-Disposition") ?? "") ?? [];
    saveFile(await response.blob(), name);
    return { ok: true, body: null };
  } catch (error) {
    if (error instanceof Response) throw error;
    return toFailure(0, null);
  }
}

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The download has started by then (File API, 8.3.3).
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
