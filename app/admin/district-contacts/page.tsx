import { useId } from "react";
import { href } from "react-router";
import type { AdminDistrictContact } from "../../../shared/district-contacts/district-contacts.schema.ts";
import { DISTRICT_CONTACT_COPY } from "../../../shared/district-contacts/district-contacts.ts";
import { DISTRICT_NAMES } from "../../../shared/districts.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { CrudCard, type CrudCardProps, CrudCards, CrudPage } from "../crud/crud-page.tsx";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { districtLabel } from "../lib/district-labels.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { DISTRICTS_DRAFT, districtContacts } from "./actions.ts";
import { DistrictForm } from "./form.tsx";
import styles from "./page.module.css";

export const meta = () => pageMeta("Manage District Contacts");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => districtContacts.load(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => districtContacts.act(request);

export default function DistrictContacts({ loaderData: districts }: Route.ComponentProps) {
  return (
    <CrudPage
      title={t("Manage District Contacts")}
      doing={[t("Add New District"), t("Edit District")]}
      draft={DISTRICTS_DRAFT}
      copy={DISTRICT_CONTACT_COPY}
      items={districts}
      full={districts?.length === DISTRICT_NAMES.length ? DISTRICT_CONTACT_COPY.allThere : undefined}
      form={DistrictForm}
      listTitle={t("Saved Districts")}
      importer={href("/admin/district-contact/import")}
      list={(cards) => (
        <CrudCards {...cards} none={t("No districts yet.")}>
          {(card) => <Card {...card} />}
        </CrudCards>
      )}
    />
  );
}

function Card(props: CrudCardProps<AdminDistrictContact>) {
  const { district, contacts } = props.item;
  const heading = useId();
  const phones = contacts.map((phone) => formatPhone(phone));
  const what = `${district}: ${phones.join(", ")}`;
  return (
    <CrudCard {...props} kind="district contact" copy={DISTRICT_CONTACT_COPY} target={what} heading={heading}>
      <h3 id={heading} className={styles.district}>
        {districtLabel(district)}
      </h3>
      <ul className={styles.numbers}>
        {phones.map((phone, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- older rows may contain duplicates
          <li key={place}>{phone}</li>
        ))}
      </ul>
    </CrudCard>
  );
}
