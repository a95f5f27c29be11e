import {
  DISTRICT_CONTACT_SENTENCES,
  DISTRICT_CONTACT_WORDS,
  type DistrictContactOfStaff,
  districtContactForm,
} from "../../../domain/district-contacts.ts";
import { isIndianMobile } from "../../../domain/phone.ts";
import { dropDraft } from "../draft.ts";
import { keptListActs } from "../kept-list/kept-list-acts.ts";

/** Names the drafts of what is typed; what follows tells them apart. */
export const DISTRICTS_DRAFT = "district-contacts";

/** How the fields of phone numbers begin; what follows tells them apart. */
export const PHONE_FIELD = "phone-";

/** Loads all districts in order of creation; saves or deletes one. */
export const districtContacts = keptListActs<DistrictContactOfStaff>({
  kind: "district contact",
  calls: "/api/district-contacts",
  rules: districtContactForm,
  sentences: DISTRICT_CONTACT_SENTENCES,
  words: DISTRICT_CONTACT_WORDS,
  labels: { district: "District", contacts: "Phone numbers" },
  read: (form) => ({ district: form.get("district"), contacts: phonesOf(form).map(([, phone]) => phone) }),
  wrong: (form) => wrongPhones(phonesOf(form)),
  // Here, because the form goes with the last district that could be added.
  onSaved: (form) => dropDraft(`${DISTRICTS_DRAFT}:${form.get("id") ?? "new"}`),
});

const phonesOf = (form: FormData) => [...form].filter(([field]) => field.startsWith(PHONE_FIELD));

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
