import { enquiryNotificationsForm } from "../../../../shared/enquiries/notifications.schema.ts";
import { ENQUIRY_WORKFLOW_COPY, ENQUIRY_WORKFLOW_ERRORS } from "../../../../shared/enquiries/workflow.ts";
import type { SaveFormState } from "../../hooks/use-save-form.ts";
import { apiFetch } from "../../lib/api-client.ts";
import { showResult, validateForm } from "../../lib/form-result.ts";

export async function saveNotificationChoice(request: Request, form: FormData): Promise<SaveFormState> {
  const chosen = validateForm(
    enquiryNotificationsForm,
    { enquiries: form.get("enquiries") },
    { sentences: ENQUIRY_WORKFLOW_ERRORS },
  );
  if (!chosen.saved) return chosen;
  const answer = await apiFetch(request, "PUT", "/api/admin/notices-to-me", chosen.value);
  return showResult(answer, { sentences: ENQUIRY_WORKFLOW_ERRORS, failed: ENQUIRY_WORKFLOW_COPY.lettersNotChosen });
}
