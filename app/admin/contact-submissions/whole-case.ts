import { useEffect, useState } from "react";
import type { WholeCase } from "../../../domain/cases.rules.ts";
import { ask } from "../api.ts";

/** What is known of a case: nothing yet, that it is gone or could not be loaded, or everything. */
type Known = WholeCase | "unknown" | "gone" | "failed";

/**
 * A case with its notes and who did what.
 * @param again asks anew whenever it changes
 */
export function useWholeCase(id: number, again: unknown): Known {
  const [known, setKnown] = useState<Known>("unknown");
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is asked again for is no part of the question
  useEffect(() => {
    let wanted = true;
    const load = async () => {
      const answer = await ask<{ data: WholeCase }>(new Request(location.href), "GET", `/api/contact/${id}`);
      if (!wanted) return;
      if (answer.ok) setKnown(answer.body.data);
      else setKnown((before) => (typeof before === "object" ? before : answer.status === 404 ? "gone" : "failed"));
    };
    load().catch((ended: unknown) => {
      // The session ended, which was said; the next act leads to the login.
      if (!(ended instanceof Response)) throw ended;
    });
    return () => {
      wanted = false;
    };
  }, [id, again]);
  return known;
}
