import { href, redirect } from "react-router";
import { TEST_EMAIL_COPY } from "../../../shared/email/test-email.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { isRole } from "../../../shared/permissions/permissions.ts";
import { ROLE_NAMES } from "../../../shared/permissions/roles.ts";
import { inviteForm } from "../../../shared/staff/staff.schema.ts";
import { STAFF_ERRORS, STAFF_FAILED_COPY, STAFF_SCREEN_COPY } from "../../../shared/staff/staff.ts";
import { confirmAction } from "../components/confirmation.tsx";
import type { SaveFormState } from "../hooks/use-save-form.ts";
import { apiFetch } from "../lib/api-client.ts";
import { NOT_SAVED, showResult, validateForm } from "../lib/form-result.ts";
import { readSeenVersion, resolveSeen, saveWithVersion } from "../lib/save-with-version.ts";
import { endSession } from "../lib/session.ts";
import { FIRST_SCREEN } from "../lib/urls.ts";

const copy = STAFF_SCREEN_COPY;
const messages = STAFF_ERRORS;

type StaffAction = (request: Request, form: FormData) => Promise<SaveFormState>;

const getId = (form: FormData) => String(form.get("id"));
/** May end the user's own permissions. */
const isOwn = (form: FormData) => form.get("own") === "true";

/** Sends a new email if already invited. */
const invite: StaffAction = async (request, form) => {
  const parsed = validateForm(inviteForm, Object.fromEntries(form), { sentences: messages });
  if (!parsed.saved) return parsed;
  const response = await apiFetch(request, "POST /api/staff/invite", { body: parsed.value });
  return showResult(response, { sentences: messages, failed: STAFF_FAILED_COPY.notInvited });
};

const withdraw: StaffAction = async (request, form) => {
  const response = await apiFetch(request, "DELETE /api/staff/invite/{id}", { id: getId(form) });
  return showResult(response, { sentences: messages, failed: STAFF_FAILED_COPY.notWithdrawn });
};

const changeRole: StaffAction = async (request, form) => {
  const role = form.get("role");
  if (!isRole(role)) return NOT_SAVED;
  const makesLess = isOwn(form) && role !== "owner";
  const question = {
    title: copy.makeLess,
    text: interpolate(copy.makeLessText, { role: ROLE_NAMES[role] }),
    verb: copy.makeLessVerb,
  };
  if (makesLess && !(await confirmAction(question))) return NOT_SAVED;
  const response = await saveWithVersion({ role }, readSeenVersion(form), copy.labels, (fields, version) =>
    apiFetch(request, "PUT /api/staff/{id}", { id: getId(form), body: fields, version }),
  );
  const saving = showResult(response, { sentences: messages, failed: STAFF_FAILED_COPY.notChanged });
  if (saving.saved && makesLess) throw redirect(FIRST_SCREEN);
  return saving;
};

/** Optimistic locking. Removing one's own access signs out. */
const confirmChange =
  (verb: string, failed: string, body?: { active: boolean }): StaffAction =>
  async (request, form) => {
    const id = getId(form);
    const response = await resolveSeen(form, verb, (version) =>
      body
        ? apiFetch(request, "PUT /api/staff/{id}", { id, body, version })
        : apiFetch(request, "DELETE /api/staff/{id}", { id, version }),
    );
    const saving = showResult(response, { sentences: messages, failed });
    if (saving.saved && isOwn(form)) {
      endSession();
      throw redirect(href("/admin"));
    }
    return saving;
  };

/** Delivery of a test email. */
export interface ActionResult {
  message: string;
  good: boolean;
}

async function sendTestEmail(request: Request): Promise<ActionResult> {
  const response = await apiFetch(request, "POST /api/staff/test-letter");
  if (!response.ok) return { message: response.message ?? TEST_EMAIL_COPY.failed, good: false };
  return { message: response.body.message, good: response.body.letter === "sent" };
}

const ACTIONS = {
  invite,
  withdraw,
  "change role": changeRole,
  "switch off": confirmChange(copy.switchOffVerb, STAFF_FAILED_COPY.notChanged, { active: false }),
  "switch on": confirmChange(copy.switchOn, STAFF_FAILED_COPY.notChanged, { active: true }),
  remove: confirmChange(copy.removeVerb, STAFF_FAILED_COPY.notRemoved),
  "send test letter": sendTestEmail,
} satisfies Record<string, StaffAction | typeof sendTestEmail>;

/** By the form's `runAction`. */
export type ActionName = keyof typeof ACTIONS;

export async function runAction(request: Request): Promise<SaveFormState | ActionResult> {
  const form = await request.formData();
  const name = String(form.get("act"));
  return Object.hasOwn(ACTIONS, name) ? ACTIONS[name as ActionName](request, form) : NOT_SAVED;
}
