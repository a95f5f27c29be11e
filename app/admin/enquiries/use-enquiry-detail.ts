import { useEffect, useState } from "react";
import type { EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";
import { apiFetch } from "../lib/api-client.ts";
import { backgroundRequest } from "./background-fetch.ts";

type Known = EnquiryDetail | "unknown" | "gone" | "failed";

/** Two polls and a slow answer are less than the 5 s within which staff see what a colleague did. */
const POLL_INTERVAL_MS = 2000;

/**
 * A case with its notes, letters and history, as it is by now: polled while the screen is in sight.
 * @param again asks at once whenever it changes
 */
export function useEnquiryDetail(id: number, again: unknown): Known {
  const [known, setKnown] = useState<Known>("unknown");
  const path = `/api/contact/${id}`;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a reload must not change the query
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const answer = await apiFetch<{ data: EnquiryDetail }>(new Request(location.href), "GET", path);
      if (!wanted) return;
      if (answer.ok) setKnown(answer.body.data);
      else setKnown((before) => (typeof before === "object" ? before : answer.status === 404 ? "gone" : "failed"));
    };
    load().catch((ended: unknown) => {
      // Session ended; the next action redirects to the login.
      if (!(ended instanceof Response)) throw ended;
    });
    let isAsking = false;
    const follow = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      const answer = await backgroundRequest<{ data: EnquiryDetail }>("GET", path);
      isAsking = false;
      if (wanted && answer?.ok) setKnown((before) => getNewer(before, answer.body.data));
    };
    const polling = setInterval(follow, POLL_INTERVAL_MS);
    addEventListener("visibilitychange", follow);
    return () => {
      wanted = false;
      clearInterval(polling);
      removeEventListener("visibilitychange", follow);
    };
  }, [path, again]);
  return known;
}

/** An answer that was overtaken by a later one is dropped; one that says the same changes nothing. */
function getNewer(before: Known, now: EnquiryDetail): Known {
  if (typeof before !== "object") return now;
  return now.version < before.version || JSON.stringify(now) === JSON.stringify(before) ? before : now;
}
