import { useId } from "react";
import { href } from "react-router";
import type { AdminCentre } from "../../../shared/centres/centres.schema.ts";
import { CENTRE_COPY, CENTRE_ERRORS } from "../../../shared/centres/centres.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { getPhones, phoneErrors } from "../components/phone-fields.tsx";
import { createCrudActions } from "../crud/crud-actions.ts";
import { CrudCard, type CrudCardProps, CrudCards, CrudPage } from "../crud/crud-page.tsx";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { districtLabel } from "../lib/district-labels.ts";
import { formatPlainDay } from "../lib/format-date.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { CentreForm } from "./form.tsx";
import styles from "./page.module.css";

export const meta = () => pageMeta("Manage Treatment Centres");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => centres.load(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => centres.act(request);

export default function Centres({ loaderData: items }: Route.ComponentProps) {
  return (
    <CrudPage
      title={t("Treatment Centres")}
      doing={[t("Add Centre"), t("Edit Centre")]}
      draft="centres"
      copy={CENTRE_COPY}
      items={items}
      form={CentreForm}
      listTitle={t("Saved Centres")}
      importer={href("/admin/centres/import")}
      list={(cards) => (
        <CrudCards {...cards} none={t("No treatment centres yet.")}>
          {(card) => <Card {...card} />}
        </CrudCards>
      )}
    />
  );
}

const readPhones = (form: FormData) => getPhones(form).map(([, typed]) => typed);

const centres = createCrudActions({
  kind: "centre",
  path: "/api/centres",
  rules: async () => (await import("../../../shared/centres/centres.schema.ts")).centreForm,
  sentences: CENTRE_ERRORS,
  copy: CENTRE_COPY,
  read: (form) => ({ ...Object.fromEntries(form), phones: readPhones(form) }),
  wrong: async (form) => {
    const { validateCentrePhones } = await import("../../../shared/centres/centres.schema.ts");
    return phoneErrors(getPhones(form), validateCentrePhones(readPhones(form)), CENTRE_ERRORS);
  },
});

function Card(props: CrudCardProps<AdminCentre>) {
  const { district, name, address, phones, hours, checked_on } = props.item;
  const heading = useId();
  const what = `${name}, ${district}`;
  return (
    <CrudCard {...props} kind="centre" copy={CENTRE_COPY} target={what} heading={heading}>
      <p className="card-line">{districtLabel(district)}</p>
      <h3 id={heading} className={styles.name} lang={detectLanguage(name)}>
        {name}
      </h3>
      <p className={styles.phones}>{phones.map((phone) => formatPhone(phone)).join(", ")}</p>
      {[address, hours].map((text) =>
        text === "" ? null : (
          <p key={text} className="card-text" lang={detectLanguage(text)}>
            {text}
          </p>
        ),
      )}
      <p className="card-line">
        {checked_on ? t("Checked on {day}", { day: formatPlainDay(checked_on) }) : t("Not checked yet")}
      </p>
    </CrudCard>
  );
}
