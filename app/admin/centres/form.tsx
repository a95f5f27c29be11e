import type { AdminCentre } from "../../../shared/centres/centres.schema.ts";
import { CENTRE_COPY, CENTRE_ERRORS, CENTRE_LIMITS, MAX_CENTRE_PHONES } from "../../../shared/centres/centres.ts";
import { DISTRICT_NAMES } from "../../../shared/districts.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ChoiceField } from "../components/choice-field.tsx";
import { NO_PHONES, PhoneFields } from "../components/phone-fields.tsx";
import { CrudForm, type CrudFormProps } from "../crud/crud-page.tsx";
import { districtLabel } from "../lib/district-labels.ts";

const { labels } = CENTRE_COPY;
const limit = (code: keyof typeof CENTRE_LIMITS) => countCharactersIn(CENTRE_ERRORS, CENTRE_LIMITS, code);

/** Texts in both languages, in the order of the form. */
const TEXTS = [
  ["name", limit("name-too-long"), limit("name_ml-too-long")],
  ["address", limit("address-too-long"), limit("address_ml-too-long")],
  ["hours", limit("hours-too-long"), limit("hours_ml-too-long")],
  ["offers", limit("offers-too-long"), limit("offers_ml-too-long")],
] as const;

export const CentreForm = (props: CrudFormProps<AdminCentre>) => (
  <CrudForm {...props} kind="centre" name={t("Centre")} first="district">
    {(field, errors) => (
      <>
        <ChoiceField label={labels.district} required {...field("district")}>
          <option value="">{t("Select a district")}</option>
          {DISTRICT_NAMES.map((name) => (
            <option key={name} value={name}>
              {districtLabel(name)}
            </option>
          ))}
        </ChoiceField>
        <PhoneFields
          legend={labels.phones}
          max={MAX_CENTRE_PHONES}
          draft={props.draft}
          phones={props.item?.phones ?? NO_PHONES}
          errors={errors}
        />
        {TEXTS.flatMap(([name, english, malayalam]) => [
          <Field key={name} label={labels[name]} optional={name !== "name"} limit={english} {...field(name)} />,
          <Field key={`${name}_ml`} label={labels[`${name}_ml`]} optional limit={malayalam} {...field(`${name}_ml`)} />,
        ])}
        <Field label={labels.map_url} optional inputMode="url" autoComplete="off" {...field("map_url")} />
        <Field label={labels.checked_on} optional type="date" {...field("checked_on")} />
      </>
    )}
  </CrudForm>
);
