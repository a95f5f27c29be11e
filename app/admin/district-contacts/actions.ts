import { DISTRICT_CONTACT_COPY, DISTRICT_CONTACT_ERRORS } from "../../../shared/district-contacts/district-contacts.ts";
import { withoutCountryCode } from "../../../shared/validation/phone.ts";
import { getPhones, phoneErrors } from "../components/phone-fields.tsx";
import { createCrudActions } from "../crud/crud-actions.ts";
import { dropDraft } from "../lib/drafts.ts";

export const DISTRICTS_DRAFT = "district-contacts";

export const districtContacts = createCrudActions({
  kind: "district contact",
  path: "/api/district-contacts",
  rules: async () =>
    (await import("../../../shared/district-contacts/district-contacts.schema.ts")).districtContactForm,
  sentences: DISTRICT_CONTACT_ERRORS,
  copy: DISTRICT_CONTACT_COPY,
  read: (form) => ({ district: form.get("district"), contacts: readPhones(form) }),
  wrong: async (form) => {
    const { validatePhones } = await import("../../../shared/district-contacts/district-contacts.schema.ts");
    return phoneErrors(getPhones(form), validatePhones(readPhones(form)), DISTRICT_CONTACT_ERRORS);
  },
  // The form disappears with the last available district.
  onSaved: (form) => dropDraft(`${DISTRICTS_DRAFT}:${form.get("id") ?? "new"}`),
});

/** As the API takes them. */
const readPhones = (form: FormData) => getPhones(form).map(([, typed]) => withoutCountryCode(typed));
