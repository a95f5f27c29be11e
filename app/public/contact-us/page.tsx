import type { DistrictContact } from "../../../shared/district-contacts/district-contacts.ts";
import { findDistrict } from "../../../shared/districts.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { WheelchairRacer } from "../art/figures.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import { getFormPrivacyNotice } from "../privacy/form-notice.ts";
import type { Route } from "./+types/page.ts";
import { ContactSection } from "./contact-section.tsx";
import styles from "./page.module.css";
import { handleEnquiryPost, sendEnquiry } from "./submit-enquiry.ts";

const ADDRESS = "/contact-us" satisfies PublicLink;

export const meta: Route.MetaFunction = (page) => toMeta(page, "contact-us", ({ messages }) => messages.contactUs);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, districtContacts, retention } = context.get(pageContext).services;
  const [{ facts }, contacts] = await Promise.all([campaign(), districtContacts.list()]);
  const notice = getFormPrivacyNotice(request, "enquiry", retention.days);
  return { facts, contacts, notice, messages: loadMessages(request, "contactUs", "enquiry") };
}

export const action = (args: Route.ActionArgs) => handleEnquiryPost(args, ADDRESS);

export { headers, shouldRevalidate } from "../forms/form-route.ts";

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiry(request);

export default function ContactUs({ loaderData: { facts, contacts, notice }, actionData }: Route.ComponentProps) {
  const messages = useMessages("contactUs");
  const address = useLocalizedHref();
  return (
    <>
      <PageHeader messages={messages}>
        <WheelchairRacer x={140} y={166} scale={1.15} />
      </PageHeader>
      <Section id="districts" {...messages.districts}>
        <DistrictCards contacts={contacts} />
      </Section>
      <ContactSection {...messages.write} facts={facts} action={address(ADDRESS)} end={actionData} notice={notice} />
    </>
  );
}

/** Cards in rows of four; the rest in rows of three. */
const FIRST_GROUP_SIZE = 8;

/** Newest first. */
function DistrictCards({ contacts }: { contacts: readonly DistrictContact[] }) {
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
