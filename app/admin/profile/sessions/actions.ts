import { STAFF_COPY, STAFF_ERRORS } from "../../../../shared/staff/staff.ts";
import type { SaveFormState } from "../../hooks/use-save-form.ts";
import { apiFetch } from "../../lib/api-client.ts";
import { showResult } from "../../lib/form-result.ts";

/** One session by id, or all others. */
export async function endSessions(request: Request, form: FormData): Promise<SaveFormState> {
  const id = form.get("session");
  const path = id === null ? "/api/admin/sessions" : `/api/admin/sessions/${id}`;
  const answer = await apiFetch(request, "DELETE", path);
  return showResult(answer, { sentences: STAFF_ERRORS, failed: STAFF_COPY.sessionNotEnded });
}
