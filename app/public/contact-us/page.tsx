import { Link } from "react-router";
import { centreText } from "../../../shared/centres/by-district.ts";
import type { Centre } from "../../../shared/centres/centres.ts";
import type { DistrictContact } from "../../../shared/district-contacts/district-contacts.ts";
import { findDistrict } from "../../../shared/districts.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { detectLanguage } from "../../components/language.ts";
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
  const { campaign, centres, districtContacts, retention } = context.get(pageContext).services;
  const [{ facts }, contacts, all] = await Promise.all([campaign(), districtContacts.list(), centres.list()]);
  const notice = getFormPrivacyNotice(request, "enquiry", retention.days);
  return { facts, contacts, centres: all, notice, messages: loadMessages(request, "contactUs", "enquiry") };
}

export const action = (args: Route.ActionArgs) => handleEnquiryPost(args, ADDRESS);

export { headers, shouldRevalidate } from "../forms/form-route.ts";

export const clientAction = ({ request }: Route.ClientActionArgs) => sendEnquiry(request);

export default function ContactUs({
  loaderData: { facts, contacts, centres, notice },
  actionData,
}: Route.ComponentProps) {
  const messages = useMessages("contactUs");
  const address = useLocalizedHref();
  return (
    <>
      <PageHeader messages={messages}>
        <WheelchairRacer x={140} y={166} scale={1.15} />
      </PageHeader>
      <Section id="districts" {...messages.districts}>
        <DistrictCards contacts={contacts} centres={centres} />
      </Section>
      <ContactSection {...messages.write} facts={facts} action={address(ADDRESS)} end={actionData} notice={notice} />
    </>
  );
}

/** Cards in rows of four; the rest in rows of three. */
const FIRST_GROUP_SIZE = 8;

/** Newest first. */
interface DistrictCardsProps {
  contacts: readonly DistrictContact[];
  centres: readonly Centre[];
}

function DistrictCards({ contacts, centres }: DistrictCardsProps) {
  if (contacts.length === 0) return <None />;
  const cards = [...contacts].reverse().map((contact, index) => {
    const { id, district } = contact;
    const shown = index >= FIRST_GROUP_SIZE && district === "Thiruvananthapuram" ? "Trivandrum" : district;
    const treatment = centres.filter((centre) => centre.district === district);
    return <Card key={id} contact={contact} number={index + 1} shown={shown} centres={treatment} />;
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

interface CardProps {
  contact: DistrictContact;
  number: number;
  shown: string;
  centres: readonly Centre[];
}

function Card({ contact, number, shown, centres }: CardProps) {
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
      {centres.length > 0 && <Treatment district={contact.district} centres={centres} />}
    </li>
  );
}

/** Of a district's centres, those that fit its card. */
const CENTRES_ON_CARD = 3;

function Treatment({ district, centres }: { district: string; centres: readonly Centre[] }) {
  const { places } = useMessages("layout");
  const language = useLanguage();
  const address = useLocalizedHref();
  return (
    <div className={styles.treatment}>
      <Link to={`${address("/centres")}?district=${district}`}>{places.centres}</Link>
      <ul>
        {centres.slice(0, CENTRES_ON_CARD).map((centre) => {
          const name = centreText(centre, "name", language);
          return (
            <li key={centre.id}>
              <a href={`tel:${centre.phones[0]}`}>
                <Icon name="phone" />
                <span>
                  <span lang={detectLanguage(name)}>{name}</span> {formatPhone(centre.phones[0] ?? "")}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </div>
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
