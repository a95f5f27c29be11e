import { useEffect, useState } from "react";
import { showToast } from "../../components/toasts.ts";
import { type ApiResponse, handleSessionEnd, type Method, request } from "../lib/api-client.ts";
import { SESSION_COPY, storedToken } from "../lib/session.ts";

/** Background request: no message, except that the session ended. */
export async function backgroundRequest<T>(
  method: Method,
  path: string,
  body?: object,
): Promise<ApiResponse<T> | null> {
  const token = storedToken();
  if (!token) return null;
  const answer = await request<T>(method, path, { token, body });
  if (!answer.ok && answer.status === 401) {
    handleSessionEnd(new URL(location.href));
    showToast({ kind: "warn", text: SESSION_COPY.ended });
  }
  return answer;
}

/** Null unless it succeeded. */
export async function backgroundFetch<T>(method: Method, path: string, body?: object): Promise<T | null> {
  const answer = await backgroundRequest<T>(method, path, body);
  return answer?.ok ? answer.body : null;
}

export function useBackgroundFetch<T>(path: string | null): T | null {
  const [asked, setAsked] = useState<T | null>(null);
  useEffect(() => {
    if (path === null) return;
    let here = true;
    void backgroundFetch<T>("GET", path).then((answer) => here && answer && setAsked(answer));
    return () => {
      here = false;
    };
  }, [path]);
  return asked;
}

const POLL_INTERVAL_MS = 5000;

/**
 * Polls while the page is visible; null before the first response.
 * @param path null pauses, keeping the latest result
 * @param leaving report leaving to the server
 */
export function usePolling<T>(method: "GET" | "POST", path: string | null, leaving = false): ApiResponse<T> | null {
  const [latest, setLatest] = useState<ApiResponse<T> | null>(null);
  useEffect(() => {
    if (path === null) return;
    let here = true;
    const ask = async () => {
      if (document.hidden) return;
      const answer = await backgroundRequest<T>(method, path);
      // Temporary failures keep the latest result.
      if (here && answer && (answer.ok || answer.status === 404)) setLatest(answer);
    };
    void ask();
    const asking = setInterval(ask, POLL_INTERVAL_MS);
    return () => {
      here = false;
      clearInterval(asking);
      if (leaving) void backgroundRequest("DELETE", path);
    };
  }, [method, path, leaving]);
  return latest;
}
