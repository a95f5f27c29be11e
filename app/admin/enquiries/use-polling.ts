import { useEffect, useState } from "react";
import type { ApiResponse } from "../lib/api-client.ts";
import { backgroundRequest } from "./background-fetch.ts";

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
