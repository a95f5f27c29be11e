import type { DistrictContact } from "../../../shared/district-contacts/district-contacts.ts";
import { findDistrict } from "../../../shared/districts.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { EmptyState } from "../components/empty-state.tsx";
import styles from "./district-cards.module.css";

/** Cards in rows of four; the rest in rows of three. */
const FIRST_GROUP_SIZE = 8;

/** Newest first. */
export function DistrictCards({ contacts }: { contacts: readonly DistrictContact[] }) {
  if (contacts.length === 0) return <None />;
  const cards = [...contacts].reverse().map((contact, index) => {
    const { id, district } = contact;
    const shown = index >= FIRST_GROUP_SIZE && district === "Thiruvananthapuram" ? "Trivandrum" : district;
    return <Card key={id} contact={contact} number={index + 1} shown={shown} />;
  });
  return (
    <>
      <ul className={styles.cards}>{cards.slice(0, FIRST_GROUP_SIZE)}</ul>
      {cards.length > FIRST_GROUP_SIZE && (
        <ul className={`${styles.cards} ${styles.threeColumns}`}>{cards.slice(FIRST_GROUP_SIZE)}</ul>
      )}
    </>
  );
}

function Card({ contact, number, shown }: { contact: DistrictContact; number: number; shown: string }) {
  const messages = useMessages("contactUs");
  const malayalam = findDistrict(contact.district)?.malayalam;
  const inMalayalam = useLanguage() === "ml" && malayalam;
  const name = inMalayalam || shown;
  return (
    <li className={`hemmed ${styles.card}`}>
      <h3>
        {name}
        <span aria-hidden="true">{number}</span>
      </h3>
      {!inMalayalam && <p lang="ml">{malayalam}</p>}
      <ul>
        {contact.contacts.map((phone) => (
          <li key={phone}>
            <a href={`tel:+91${phone}`}>
              <Icon name="phone" />
              <span className="visually-hidden">{interpolate(messages.call, { district: name })} </span>
              {formatPhone(phone)}
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}

function None() {
  const messages = useMessages("contactUs");
  return (
    <EmptyState lanes="empty">
      <b>{messages.noneYet}</b>
      <p>{messages.untilThen}</p>
    </EmptyState>
  );
}
