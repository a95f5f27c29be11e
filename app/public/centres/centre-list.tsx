import type { Centre } from "../../../shared/centres/centres.schema.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, getAnyTranslation } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { CheckedOn } from "../essential-links/helpline-card.tsx";
import styles from "./page.module.css";

export const CentreList = ({ centres }: { centres: readonly Centre[] }) => (
  <ul className={styles.centres}>
    {centres.map((centre) => (
      <CentreRow key={centre.id} centre={centre} />
    ))}
  </ul>
);

function CentreRow({ centre }: { centre: Centre }) {
  const messages = useMessages("centres");
  const language = useLanguage();
  const [name = "", address = "", hours = "", offers = ""] = (["name", "address", "hours", "offers"] as const).map(
    (field) => getAnyTranslation(centre, field, language),
  );
  return (
    <li>
      <div>
        <h4 lang={detectLanguage(name)}>{name}</h4>
        <Line text={address} />
        <Line text={offers} />
      </div>
      <div>
        {centre.phones.map((phone) => (
          <a key={phone} className={styles.phone} href={`tel:${phone}`}>
            <Icon name="phone" />
            <span className="visually-hidden">{interpolate(messages.call, { name })} </span>
            {formatPhone(phone)}
          </a>
        ))}
        <Line text={hours} />
        <CheckedOn day={centre.checked_on || undefined} />
      </div>
      {centre.map_url && (
        <a className="text-link" href={centre.map_url} rel="noopener noreferrer">
          <Icon name="pin" />
          {messages.map}
          <span className="visually-hidden" lang={detectLanguage(name)}>{` ${name}`}</span>
        </a>
      )}
    </li>
  );
}

const Line = ({ text }: { text: string }) => (text === "" ? null : <p lang={detectLanguage(text)}>{text}</p>);
