import { useId } from "react";
import { DISTRICT_CONTACT_WORDS, type DistrictContactOfStaff } from "../../../domain/district-contacts.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { EditAndDelete, useDeletion } from "../parts/edit-and-delete.tsx";
import { LastChanged } from "../parts/last-changed.tsx";
import styles from "./card.module.css";

interface CardProps {
  contact: DistrictContactOfStaff;
  onEdit: () => void;
  /** Told before the card may go away. */
  onDelete: () => void;
}

/** One district and its phone numbers. */
export function Card({ contact, onEdit, onDelete }: CardProps) {
  const { id, district, contacts } = contact;
  const heading = useId();
  const phones = contacts.map((phone) => groupedNumber(phone));
  const { busy, deleteIt } = useDeletion({
    key: `district ${id}`,
    seen: contact,
    words: DISTRICT_CONTACT_WORDS,
    what: `${district}: ${phones.join(", ")}`,
    onDelete,
  });
  return (
    <article className={`card ${styles.district}`} aria-labelledby={heading} aria-busy={busy}>
      <h3 id={heading}>{district}</h3>
      <ul className={styles.numbers}>
        {phones.map((phone, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- one from before may stand twice
          <li key={place}>{phone}</li>
        ))}
      </ul>
      <LastChanged changed={contact.changed} />
      <EditAndDelete id={id} of={heading} busy={busy} onEdit={onEdit} onDelete={deleteIt} />
    </article>
  );
}
