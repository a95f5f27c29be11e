import { type ApiResponse, getSession, handleSessionEnd, toFailure } from "./api-client.ts";
import { sharedValue } from "./create-store.ts";
import { noteDone } from "./double-click.ts";
import { clearOutcome } from "./result-toast.ts";

export interface Upload {
  /** 0 to 1. At 1 the server is still processing. */
  sent: number;
  cancel(): void;
}

const { change, useValue } = sharedValue<Upload | null>(null);

export const useUpload = useValue;

/**
 * Uploads a form with progress, one at a time.
 * @returns the response, or "cancelled" if aborted before it
 */
export async function upload<T>(
  from: Request,
  method: "POST" | "PUT",
  path: string,
  body: FormData,
  version?: string,
): Promise<ApiResponse<T> | "cancelled"> {
  const { token, here } = getSession(from);
  clearOutcome();
  try {
    const answer = await transfer<T>(method, path, { token, body, version });
    if (answer !== "cancelled" && answer.ok) noteDone();
    if (answer !== "cancelled" && !answer.ok && answer.status === 401) throw handleSessionEnd(here);
    return answer;
  } finally {
    change(null);
  }
}

/** XMLHttpRequest: `fetch` has no upload progress. */
function transfer<T>(
  method: string,
  path: string,
  { token, body, version }: { token: string; body: FormData; version: string | undefined },
): Promise<ApiResponse<T> | "cancelled"> {
  return new Promise((resolve) => {
    const call = new XMLHttpRequest();
    call.open(method, path);
    call.setRequestHeader("Authorization", `Bearer ${token}`);
    if (version !== undefined) call.setRequestHeader("If-Match", `"${version}"`);
    call.withCredentials = true;
    const cancel = () => call.abort();
    call.upload.addEventListener("progress", ({ loaded, total }) =>
      change({ sent: total > 0 ? loaded / total : 0, cancel }),
    );
    call.upload.addEventListener("load", () => change({ sent: 1, cancel }));
    call.addEventListener("abort", () => resolve("cancelled"));
    call.addEventListener("error", () => resolve(toFailure(0, null)));
    call.addEventListener("load", () => {
      const answered = parsed(call.responseText);
      const ok = call.status >= 200 && call.status < 300;
      resolve(ok ? { ok, body: answered as T } : toFailure(call.status, answered));
    });
    change({ sent: 0, cancel });
    call.send(body);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
