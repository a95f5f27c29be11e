import { useId } from "react";
import {
  type AdminDistrictContact,
  DISTRICT_CONTACT_COPY,
} from "../../../shared/district-contacts/district-contacts.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { CrudCard, type CrudCardProps } from "../crud/crud-cards.tsx";
import styles from "./card.module.css";

export function Card(props: CrudCardProps<AdminDistrictContact>) {
  const { district, contacts } = props.item;
  const heading = useId();
  const phones = contacts.map((phone) => formatPhone(phone));
  const what = `${district}: ${phones.join(", ")}`;
  return (
    <CrudCard {...props} kind="district contact" words={DISTRICT_CONTACT_COPY} what={what} heading={heading}>
      <h3 id={heading} className={styles.district}>
        {district}
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
