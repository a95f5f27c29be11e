import { useEffect, useState } from "react";
import { showToast } from "../../components/toasts.ts";
import {
  type ApiResponse,
  type EndpointName,
  handleSessionEnd,
  type RequestArgs,
  type ResponseOf,
  sendRequest,
} from "../lib/api-client.ts";
import { SESSION_COPY, storedToken } from "../lib/session.ts";

/** Null when signed out. */
export type BackgroundRequest<T> = () => Promise<ApiResponse<T> | null>;

/** Background request: no message, except that the session ended. */
export async function backgroundRequest<Name extends EndpointName>(
  name: Name,
  ...[options]: RequestArgs<Name>
): ReturnType<BackgroundRequest<ResponseOf<Name>>> {
  const token = storedToken();
  if (!token) return null;
  const response = await sendRequest<ResponseOf<Name>>(name, { ...options, token });
  const isNews = storedToken() === token;
  if (!response.ok && response.status === 401 && isNews) {
    handleSessionEnd(new URL(location.href));
    showToast({ kind: "warn", text: SESSION_COPY.ended });
  }
  return response;
}

/**
 * Null until it succeeded.
 * @param ask stable; null: not yet
 */
export function useBackgroundFetch<T>(ask: BackgroundRequest<T> | null): T | null {
  const [result, setResult] = useState<T | null>(null);
  useEffect(() => {
    let isActive = true;
    void ask?.().then((response) => isActive && response?.ok && setResult(response.body));
    return () => {
      isActive = false;
    };
  }, [ask]);
  return result;
}

const POLL_INTERVAL_MS = 5000;

/**
 * Polls while the page is visible; null before the first response.
 * @param ask stable; null pauses, keeping the latest result
 * @param leave stable; reports leaving to the server
 */
export function usePolling<T>(ask: BackgroundRequest<T> | null, leave?: () => void): ApiResponse<T> | null {
  const [latest, setLatest] = useState<ApiResponse<T> | null>(null);
  useEffect(() => {
    if (!ask) return;
    let isActive = true;
    const poll = async () => {
      if (document.hidden) return;
      const response = await ask();
      // Temporary failures keep the latest result.
      if (isActive && response && (response.ok || response.status === 404)) setLatest(response);
    };
    void poll();
    const polling = setInterval(poll, POLL_INTERVAL_MS);
    if (leave) addEventListener("pagehide", leave);
    return () => {
      isActive = false;
      clearInterval(polling);
      if (leave) removeEventListener("pagehide", leave);
      leave?.();
    };
  }, [ask, leave]);
  return latest;
}
