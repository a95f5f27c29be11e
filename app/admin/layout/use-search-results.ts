import { useEffect, useState } from "react";
import { href, useNavigate } from "react-router";
import { SEARCH_MAX_LENGTH } from "../../../shared/search/search.limits.ts";
import { SEARCH_COPY, type SearchResult } from "../../../shared/search/search.ts";
import { apiFetch } from "../lib/api-client.ts";

/** Debounce in ms. */
const DEBOUNCE_MS = 200;

export interface FoundResults {
  q: string;
  items: SearchResult[];
  message: string | null;
}

/** Debounced search; keeps the previous results until new ones arrive. */
export function useSearch(typed: string, open: boolean): { found: FoundResults | null; searching: boolean } {
  const q = typed.trim();
  const [found, setFound] = useState<FoundResults | null>(null);
  const navigate = useNavigate();
  useEffect(() => {
    if (q === "" || !open) return;
    const ending = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setFound(await fetchResults(q, ending.signal));
      } catch (error) {
        if (error instanceof Response) void navigate(error.headers.get("Location") ?? href("/admin"));
        else if (!ending.signal.aborted) throw error;
      }
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [q, open, navigate]);
  return { found: q === "" ? null : found, searching: open && q !== "" && found?.q !== q };
}

async function fetchResults(q: string, signal: AbortSignal): Promise<FoundResults> {
  const response = await apiFetch(new Request(location.href, { signal }), "GET /api/search", { query: { q } });
  if (!response.ok) return { q, items: [], message: getStatusText(response.status) };
  return { q, items: response.body.data, message: response.body.data.length === 0 ? SEARCH_COPY.nothing : null };
}

const getStatusText = (status: number): string => {
  if (status === 400) return SEARCH_COPY.tooMuch.replace("{limit}", String(SEARCH_MAX_LENGTH));
  return status === 0 && !navigator.onLine ? SEARCH_COPY.offline : SEARCH_COPY.failed;
};
