import { Link } from "react-router";
import { centresByDistrict } from "../../../shared/centres/by-district.ts";
import type { Centre } from "../../../shared/centres/centres.schema.ts";
import type { DistrictContact } from "../../../shared/district-contacts/district-contacts.schema.ts";
import { findDistrict } from "../../../shared/districts.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, getAnyTranslation, type Language, languageAt } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/contact-us.svg?no-inline";
import { EmptyState } from "../components/empty-state.tsx";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import { MyDistrict } from "../lib/my-district.tsx";
import { getPlaceName } from "../lib/place-names.ts";
import { getFormPrivacyNotice } from "../privacy/form-notice.ts";
import type { Route } from "./+types/page.ts";
import { ContactSection } from "./contact-section.tsx";
import styles from "./page.module.css";
import { handleEnquiryPost, sendEnquiry } from "./submit-enquiry.ts";

const ADDRESS = "/contact-us" satisfies PublicLink;

export const meta: Route.MetaFunction = (page) => toMeta(page, "contact-us", ({ messages }) => messages.contactUs);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const [{ facts }, contacts, all] = await Promise.all([
    services.campaign(),
    services.districtContacts.list(),
    services.centres.list(),
  ]);
  const notice = getFormPrivacyNotice(request, "enquiry", services.retention.days);
  const centres = toCardCentres(all, languageAt(new URL(request.url).pathname));
  return { facts, contacts, centres, notice, messages: loadMessages(request, "contactUs", "enquiry") };
}

/** Of a district's centres, those that fit its card. */
const CENTRES_ON_CARD = 3;

interface CardCentre {
  id: number;
  name: string;
  phone: string;
}

/** By district, with only what the cards show. */
const toCardCentres = (all: readonly Centre[], language: Language): Record<string, CardCentre[]> =>
  Object.fromEntries(
    centresByDistrict(all).map(({ district, centres }) => [
      district,
      centres.slice(0, CENTRES_ON_CARD).map((centre) => ({
        id: centre.id,
        name: getAnyTranslation(centre, "name", language),
        phone: centre.phones[0] ?? "",
      })),
    ]),
  );

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
      <PageHeader messages={messages} scene={scene} />
      <Section id="districts" {...messages.districts} className={styles.districts}>
        <MyDistrict>
          {(mine) => {
            const contact = contacts.find(({ district }) => findDistrict(district) === findDistrict(mine));
            return (
              contact && (
                <ul className={styles.cards}>
                  <Card contact={contact} shown={contact.district} centres={centres[contact.district] ?? []} />
                </ul>
              )
            );
          }}
        </MyDistrict>
        <DistrictCards contacts={contacts} centres={centres} />
      </Section>
      <ContactSection {...messages.write} facts={facts} action={address(ADDRESS)} result={actionData} notice={notice} />
    </>
  );
}

/** Cards in rows of four; the rest in rows of three. */
const FIRST_GROUP_SIZE = 8;

interface DistrictCardsProps {
  contacts: readonly DistrictContact[];
  centres: Record<string, CardCentre[]>;
}

/** Newest first. */
function DistrictCards({ contacts, centres }: DistrictCardsProps) {
  if (contacts.length === 0) return <None />;
  const cards = [...contacts].reverse().map((contact, index) => {
    const { id, district } = contact;
    const shown = index >= FIRST_GROUP_SIZE && district === "Thiruvananthapuram" ? "Trivandrum" : district;
    return <Card key={id} contact={contact} number={index + 1} shown={shown} centres={centres[district] ?? []} />;
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
  /** Absent outside the list. */
  number?: number;
  shown: string;
  centres: readonly CardCentre[];
}

function Card({ contact, number, shown, centres }: CardProps) {
  const messages = useMessages("contactUs");
  const language = useLanguage();
  const translated = getPlaceName(language, contact.district) !== contact.district;
  const name = translated ? getPlaceName(language, contact.district) : shown;
  const malayalam = findDistrict(contact.district)?.malayalam;
  return (
    <li className={`hemmed ${styles.card}`}>
      <h3>
        {name}
        {number !== undefined && <span aria-hidden="true">{number}</span>}
      </h3>
      {!translated && <p lang="ml">{malayalam}</p>}
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

function Treatment({ district, centres }: { district: string; centres: readonly CardCentre[] }) {
  const { places } = useMessages("layout");
  const address = useLocalizedHref();
  return (
    <div className={styles.treatment}>
      <Link to={`${address("/centres")}?district=${district}`}>{places.centres}</Link>
      <ul>
        {centres.map(({ id, name, phone }) => (
          <li key={id}>
            <a href={`tel:${phone}`}>
              <Icon name="phone" />
              <span>
                <span lang={detectLanguage(name)}>{name}</span> {formatPhone(phone)}
              </span>
            </a>
          </li>
        ))}
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
