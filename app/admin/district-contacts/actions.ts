import {
  DISTRICT_CONTACT_COPY,
  DISTRICT_CONTACT_ERRORS,
  districtContactForm,
  validatePhones,
} from "../../../shared/district-contacts/district-contacts.ts";
import { withoutCountryCode } from "../../../shared/validation/phone.ts";
import { createCrudActions } from "../crud/crud-actions.ts";
import { dropDraft } from "../lib/drafts.ts";

export const DISTRICTS_DRAFT = "district-contacts";

export const PHONE_FIELD = "phone-";

export const districtContacts = createCrudActions({
  kind: "district contact",
  path: "/api/district-contacts",
  rules: districtContactForm,
  sentences: DISTRICT_CONTACT_ERRORS,
  words: DISTRICT_CONTACT_COPY,
  read: (form) => ({ district: form.get("district"), contacts: getPhones(form).map(([, phone]) => phone) }),
  wrong: (form) => wrongPhones(getPhones(form)),
  // The form disappears with the last available district.
  onSaved: (form) => dropDraft(`${DISTRICTS_DRAFT}:${form.get("id") ?? "new"}`),
});

/** The fields of phone numbers, as the call takes what was typed. */
const getPhones = (form: FormData) =>
  [...form].flatMap(([field, typed]) =>
    field.startsWith(PHONE_FIELD) ? [[field, withoutCountryCode(String(typed))] as const] : [],
  );

function wrongPhones(phones: ReturnType<typeof getPhones>): Record<string, string> {
  const broken = validatePhones(phones.map(([, phone]) => phone));
  const wrong = phones.map(([field], place) => [field, broken[place]] as const);
  return Object.fromEntries(wrong.flatMap(([field, code]) => (code ? [[field, DISTRICT_CONTACT_ERRORS[code]]] : [])));
}
