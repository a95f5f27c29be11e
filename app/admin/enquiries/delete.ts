import { ENQUIRY_COPY, SELECTION_ERRORS } from "../../../shared/enquiries/enquiries.ts";
import { showToast } from "../../components/toasts.ts";
import { showNotification } from "../components/confirmation.tsx";
import { type ApiResponse, apiFetch } from "../lib/api-client.ts";
import { resolveSeen } from "../lib/confirm-conflict.ts";
import { failureToast } from "../lib/form-result.ts";

const copy = ENQUIRY_COPY;

/** Deletes one enquiry (`id`, with its version) or the selected ones (`ids`). */
export async function remove(request: Request): Promise<null> {
  const form = await request.formData();
  const id = form.get("id");
  if (id !== null) {
    const answer = await resolveSeen(form, copy.confirmButton, (version) =>
      apiFetch(request, "DELETE", `/api/contact/${id}`, undefined, version),
    );
    if (answer === "kept") return null;
    return said(answer, copy.deleted, copy.notDeleted);
  }
  const ids = form.getAll("ids").map(Number);
  if (ids.length === 0) {
    showNotification({ title: copy.noneSelected, text: SELECTION_ERRORS["none-selected"] });
    return null;
  }
  const answer = await apiFetch(request, "POST", "/api/contact/bulk-delete", { ids });
  return said(answer, copy.selectedDeleted, copy.selectedNotDeleted);
}

/** What a deletion came to. Why it failed has fixed words, but for one that is gone and a call without an answer. */
function said(answer: ApiResponse<unknown>, done: string, failed: string): null {
  if (answer.ok) showToast({ kind: "ok", title: copy.deletedTitle, text: done });
  else {
    const message = answer.status === 404 ? SELECTION_ERRORS["enquiry-gone"] : undefined;
    const { title, text } = failureToast({ status: answer.status, message }, failed);
    showNotification({ title: copy.failedTitle, text: title ? `${title} ${text}` : text });
  }
  return null;
}
