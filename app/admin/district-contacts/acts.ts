import {
  DISTRICT_CONTACT_SENTENCES,
  DISTRICT_CONTACT_WORDS,
  type DistrictContactOfStaff,
  districtContactForm,
} from "../../../domain/district-contacts.ts";
import { parseForm } from "../../../domain/form.ts";
import { isIndianMobile } from "../../../domain/phone.ts";
import { spoken } from "../../../domain/refusals.ts";
import { showToast } from "../../ui/toasts.ts";
import { ask, inWordsOf } from "../api.ts";
import { dropDraft } from "../draft.ts";
import { decideVersion, seenIn } from "../parts/decide-version.ts";
import { saveVersion } from "../parts/save-version.ts";
import type { Saving } from "../parts/saving.ts";
import { sayDeleted } from "../parts/undo.ts";
import { say } from "../said.ts";

const words = DISTRICT_CONTACT_WORDS;

/** What the fields are called where two versions meet. */
const LABELS = { district: "District", contacts: "Phone numbers" };

/** Names the drafts of what is typed; what follows tells them apart. */
export const DISTRICTS_DRAFT = "district-contacts";

/** How the fields of phone numbers begin; what follows tells them apart. */
export const PHONE_FIELD = "phone-";

/** All districts in order of creation; null when they could not be loaded. */
export async function loadDistricts(request: Request): Promise<DistrictContactOfStaff[] | null> {
  const answer = await ask<DistrictContactOfStaff[]>(request, "GET", "/api/district-contacts");
  if (answer.ok) return answer.body;
  showToast({ kind: "bad", words: words.notLoaded });
  return null;
}

/** Does what a form of the screen asks for: saves, or deletes the district that `delete` names. */
export async function act(request: Request): Promise<Saving> {
  const form = await request.formData();
  const deleted = form.get("delete");
  return deleted === null ? save(request, form) : remove(request, String(deleted), form);
}

/** Adds a district, or changes the one that `id` names. */
async function save(request: Request, form: FormData): Promise<Saving> {
  const phones = [...form].filter(([field]) => field.startsWith(PHONE_FIELD));
  const parsed = parseForm(districtContactForm, {
    district: form.get("district"),
    contacts: phones.map(([, phone]) => phone),
  });
  if (!parsed.ok) {
    const { message, errors } = spoken(parsed, DISTRICT_CONTACT_SENTENCES);
    say({ kind: "warn", words: message }, errors);
    return { saved: false, errors: { ...errors, ...wrongPhones(phones) } };
  }
  const id = form.get("id");
  const answer = id
    ? await saveVersion(parsed.value, seenIn(form), LABELS, (values, at) =>
        ask(request, "PUT", `/api/district-contacts/update/${id}`, values, at),
      )
    : await ask<{ message: string }>(request, "POST", "/api/district-contacts/add", parsed.value);
  if (answer === "back" || answer === "cancelled") return { saved: false, errors: {} };
  if (answer.ok) {
    // Here, because the form goes with the last district that could be added.
    dropDraft(`${DISTRICTS_DRAFT}:${id ?? "new"}`);
    say({ kind: "ok", words: answer.body.message });
    return { saved: true };
  }
  const { message = words.notSaved, errors } = inWordsOf(DISTRICT_CONTACT_SENTENCES, answer);
  say({ kind: "bad", words: message }, errors);
  return { saved: false, errors };
}

async function remove(request: Request, id: string, form: FormData): Promise<Saving> {
  const answer = await decideVersion<{ message: string }>({
    ...seenIn(form),
    verb: words.confirmButton,
    send: (version) => ask(request, "DELETE", `/api/district-contacts/delete/${id}`, undefined, version),
  });
  if (answer === "kept") return { saved: false, errors: {} };
  if (answer.ok) sayDeleted(answer.body.message, "district contact", id);
  else say({ kind: "bad", words: inWordsOf(DISTRICT_CONTACT_SENTENCES, answer).message ?? words.notDeleted });
  return { saved: answer.ok, errors: {} };
}

/** A sentence for each field whose phone number is none, or stands in a field before. */
function wrongPhones(phones: readonly (readonly [field: string, phone: FormDataEntryValue])[]): Record<string, string> {
  const before = new Set<string>();
  const wrong: Record<string, string> = {};
  for (const [field, sent] of phones) {
    const phone = String(sent).trim();
    if (!isIndianMobile(phone)) wrong[field] = DISTRICT_CONTACT_SENTENCES["phones-invalid"];
    else if (before.has(phone)) wrong[field] = DISTRICT_CONTACT_SENTENCES["phones-alike"];
    before.add(phone);
  }
  return wrong;
}
