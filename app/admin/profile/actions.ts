import { languageForm, passwordChangeScreen, usernameForm } from "../../../shared/accounts/profile.schema.ts";
import { PROFILE_COPY, PROFILE_ERRORS } from "../../../shared/accounts/profile.ts";
import { enquiryNotificationsForm } from "../../../shared/enquiries/workflow.schema.ts";
import { ENQUIRY_WORKFLOW_COPY, ENQUIRY_WORKFLOW_ERRORS } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { STAFF_COPY, STAFF_ERRORS } from "../../../shared/staff/staff.ts";
import { errorCodes, toMessages } from "../../../shared/validation/errors.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import { showNotification } from "../components/confirmation.tsx";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { showAdminIn } from "../i18n/language.ts";
import { apiFetch } from "../lib/api-client.ts";
import { getFailure, showFormErrors, showResult, validateForm } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { saveAdmin, storedAdmin } from "../lib/session.ts";
import { upload } from "../lib/upload.ts";
import { runTwoFactorAction, type TwoFactorResult } from "./two-factor/actions.ts";

/** Shown in a dialog: it is long. */
const WEAK_PASSWORD = errorCodes<typeof PROFILE_ERRORS>()("new-password-weak");

const CANCELLED_MESSAGE = t("Upload cancelled. Nothing was changed.");

const REASON_STATUSES = { sentences: PROFILE_ERRORS, reasoned: [413, 415, 422, 429] };
const NOT_UPDATED = { ...REASON_STATUSES, failed: PROFILE_COPY.notUpdated };

/** An invalid name is explained in a dialog, which returns the focus to what `focus` chooses. */
export async function checkName(form: FormData, focus?: () => void) {
  const checked = parseForm(usernameForm, { name: form.get("name") });
  if (checked.ok) return { saved: true, value: checked.value } as const;
  focus?.();
  showNotification({ title: PROFILE_COPY.invalidName, text: PROFILE_ERRORS["username-invalid"] });
  return { saved: false, errors: toMessages(checked, PROFILE_ERRORS).errors } as const;
}

/** The picture first: a cancelled upload changes nothing. */
async function saveProfile(request: Request, form: FormData): Promise<SaveFormState> {
  const checked = await checkName(form);
  if (!checked.saved) return checked;
  const picture = form.get("profile");
  if (picture instanceof File && picture.size > 0) {
    const body = new FormData();
    body.set("profile", picture);
    const response = await upload(request, "POST /api/admin/update-profile-picture", { body });
    if (response === "cancelled") return showFormErrors({}, CANCELLED_MESSAGE, { kind: "warn" });
    if (!response.ok) return getFailure(response, NOT_UPDATED);
    showProfile({ profile: response.body.profile });
  }
  if (checked.value.name !== storedAdmin()?.name) {
    const response = await apiFetch(request, "POST /api/admin/update-name", { body: checked.value });
    if (!response.ok) return getFailure(response, NOT_UPDATED);
    showProfile({ name: response.body.name });
  }
  showResultToast({ kind: "ok", text: PROFILE_COPY.updated });
  return { saved: true };
}

function showProfile(changed: { name?: string; profile?: string }) {
  const admin = storedAdmin();
  if (admin) saveAdmin({ ...admin, ...changed });
}

async function changePassword(request: Request, form: FormData): Promise<SaveFormState> {
  const checked = parseForm(passwordChangeScreen, Object.fromEntries(form));
  if (!checked.ok) {
    const { message, errors } = toMessages(checked, PROFILE_ERRORS);
    if (checked.rule.code !== WEAK_PASSWORD) return showFormErrors(errors, message, { kind: "warn" });
    showNotification({ title: PROFILE_COPY.weakPassword, text: message });
    return { saved: false, errors };
  }
  const { currentPassword, newPassword } = checked.value;
  const body = { currentPassword, newPassword };
  const response = await apiFetch(request, "POST /api/admin/change-password", { body });
  return showResult(response, { ...REASON_STATUSES, failed: PROFILE_ERRORS["current-password-wrong"] });
}

export async function runAction(request: Request): Promise<SaveFormState | TwoFactorResult | null> {
  const form = await request.formData();
  const name = String(form.get("act"));
  if (name === "changePassword") return changePassword(request, form);
  if (name === "chooseLetters") return saveNotificationChoice(request, form);
  if (name === "chooseLanguage") return saveLanguage(request, form);
  if (name === "endSessions") return endSessions(request, form);
  return (runTwoFactorAction(name) ?? saveProfile)(request, form);
}

async function saveNotificationChoice(request: Request, form: FormData): Promise<SaveFormState> {
  const chosen = validateForm(
    enquiryNotificationsForm,
    { enquiries: form.get("enquiries"), report: form.get("report") },
    { sentences: ENQUIRY_WORKFLOW_ERRORS },
  );
  if (!chosen.saved) return chosen;
  const response = await apiFetch(request, "PUT /api/admin/notices-to-me", { body: chosen.value });
  return showResult(response, { sentences: ENQUIRY_WORKFLOW_ERRORS, failed: ENQUIRY_WORKFLOW_COPY.lettersNotChosen });
}

async function saveLanguage(request: Request, form: FormData): Promise<SaveFormState> {
  const chosen = validateForm(languageForm, { language: form.get("language") }, { sentences: PROFILE_ERRORS });
  if (!chosen.saved) return chosen;
  const response = await apiFetch(request, "POST /api/admin/update-language", { body: chosen.value });
  if (response.ok) await showAdminIn(response.body.language);
  return showResult(response, { ...REASON_STATUSES, failed: PROFILE_COPY.languageNotChanged });
}

/** One session by id, or all others. */
async function endSessions(request: Request, form: FormData): Promise<SaveFormState> {
  const id = form.get("session");
  const response =
    id === null
      ? await apiFetch(request, "DELETE /api/admin/sessions")
      : await apiFetch(request, "DELETE /api/admin/sessions/{id}", { id: String(id) });
  return showResult(response, { sentences: STAFF_ERRORS, failed: STAFF_COPY.sessionNotEnded });
}
