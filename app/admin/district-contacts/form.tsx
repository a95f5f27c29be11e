import type { AdminDistrictContact } from "../../../shared/district-contacts/district-contacts.schema.ts";
import { DISTRICT_CONTACT_COPY, MAX_DISTRICT_PHONES } from "../../../shared/district-contacts/district-contacts.ts";
import { DISTRICT_NAMES } from "../../../shared/districts.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { ChoiceField } from "../components/choice-field.tsx";
import { NO_PHONES, PhoneFields } from "../components/phone-fields.tsx";
import { CrudForm, type CrudFormProps } from "../crud/crud-page.tsx";
import { districtLabel } from "../lib/district-labels.ts";

export function DistrictForm(props: CrudFormProps<AdminDistrictContact>) {
  const { item, items, draft } = props;
  const taken = new Set(items?.filter(({ id }) => id !== item?.id).map(({ district }) => district));
  const offered = DISTRICT_NAMES.filter((name) => !taken.has(name));
  return (
    <CrudForm {...props} kind="district contact" name={t("District")} first="district">
      {(field, errors) => (
        <>
          <ChoiceField label={DISTRICT_CONTACT_COPY.labels.district} required {...field("district")}>
            <option value="">{t("Select a district")}</option>
            {offered.map((name) => (
              <option key={name} value={name}>
                {districtLabel(name)}
              </option>
            ))}
          </ChoiceField>
          <PhoneFields
            legend={DISTRICT_CONTACT_COPY.labels.contacts}
            max={MAX_DISTRICT_PHONES}
            draft={draft}
            phones={item?.contacts ?? NO_PHONES}
            errors={errors}
          />
        </>
      )}
    </CrudForm>
  );
}
