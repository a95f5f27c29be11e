import type { ReactNode } from "react";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { interpolate, type MessageWith } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, getAnyTranslation } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { Trans } from "../../i18n/trans.tsx";
import { useDateFormat } from "../../i18n/use-date-format.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { whatsappUrl } from "../lib/whatsapp-url.ts";
import styles from "./helpline-card.module.css";

interface HelplineCardProps {
  /** Numbers for messages only must not offer calls. */
  operator: "call" | "message";
  /** 'Toll-free'. */
  kind: string;
  /** Digits; WhatsApp numbers with country code. */
  number: string;
  /** The campaign's own WhatsApp, used instead; digits with country code. */
  messagesTo?: string | undefined;
  what: ReactNode;
  /** Accessible name out of the card's context: 'police anti-drug number'. */
  about: ReactNode;
  marked?: boolean | undefined;
  /** Absent in long lists. */
  heading?: "h2" | "h3";
}

export function HelplineCard({ operator, kind, number, messagesTo, what, about, marked, heading }: HelplineCardProps) {
  const messages = useMessages("helplines");
  const Kind = heading ?? "p";
  const act = operator === "call" ? messages.callNow : messages.messageNow;
  const long = number.length > 5;
  return (
    <article className={marked ? `hemmed ${styles.card} ${styles.marked}` : `hemmed ${styles.card}`}>
      <Kind className={styles.kind}>
        <Icon name={operator === "call" ? "phone" : "chat"} />
        {kind}
      </Kind>
      <p className={long ? `${styles.number} ${styles.long}` : styles.number}>{formatPhone(number)}</p>
      <div className={styles.what}>
        {what}
        {operator === "message" && messagesTo && (
          <p>{interpolate(messages.reachesCampaign, { number: formatPhone(messagesTo) })}</p>
        )}
      </div>
      <a
        className="button"
        {...(operator === "call"
          ? { href: `tel:${number}` }
          : { href: whatsappUrl(messagesTo ?? number), rel: "noopener" })}
      >
        <Trans message={messages.action} values={{ act, about: <span className="visually-hidden">{about}</span> }} />
      </a>
    </article>
  );
}

type Facts = Pick<Campaign, "policeWhatsapp" | "tollFree" | "nationalHelpline" | "expectations" | "checkedOn">;

/** Messages only, no calls. */
export function PoliceChannel({ facts }: { facts: Facts }) {
  const { policeWhatsapp } = facts;
  const { whatsapp, police } = useMessages("helplines");
  return (
    <HelplineCard
      operator="message"
      kind={whatsapp}
      number={policeWhatsapp}
      what={
        <>
          <p>{police.what}</p>
          <Expectations number={policeWhatsapp} facts={facts} />
        </>
      }
      about={police.about}
      heading="h3"
    />
  );
}

export const StateHelpline = ({ facts }: { facts: Facts }) => (
  <TollFree number={facts.tollFree} facts={facts} messages={useMessages("helplines").state} marked />
);

export const NationalHelpline = ({ facts }: { facts: Facts }) => (
  <TollFree number={facts.nationalHelpline} facts={facts} messages={useMessages("helplines").national} />
);

interface TollFreeProps {
  number: string;
  facts: Facts;
  messages: { kind: string; what: string; about: MessageWith<["number"]> };
  marked?: boolean;
}

/** What the helpline has confirmed, with the day of the check; nothing else. */
export function Expectations({
  number,
  facts,
}: {
  number: string;
  facts: Pick<Campaign, "expectations" | "checkedOn">;
}) {
  const messages = useMessages("helplines");
  const language = useLanguage();
  const { languages = "", anonymous = "unknown", ...rest } = facts.expectations[number] ?? {};
  const shownHours = getAnyTranslation(rest, "hours", language);
  return (
    <>
      {shownHours && (
        <p>
          <Trans
            message={messages.hours}
            values={{ hours: <span lang={detectLanguage(shownHours)}>{shownHours}</span> }}
          />
        </p>
      )}
      {languages && (
        <p>
          <Trans
            message={messages.languages}
            values={{ languages: <span lang={detectLanguage(languages)}>{languages}</span> }}
          />
        </p>
      )}
      {anonymous !== "unknown" && <p>{messages.name[anonymous]}</p>}
      <CheckedOn day={facts.checkedOn[number]} />
    </>
  );
}

/** When a number was last checked; nothing if unknown. */
export function CheckedOn({ day: checkedOn }: { day: string | undefined }) {
  const { checkedOn: checked } = useMessages("helplines");
  const { day } = useDateFormat();
  return checkedOn === undefined ? null : <p>{interpolate(checked, { day: day(checkedOn) })}</p>;
}

function TollFree({ number, facts, messages, marked }: TollFreeProps) {
  return (
    <HelplineCard
      operator="call"
      kind={messages.kind}
      number={number}
      what={
        <>
          <p>{messages.what}</p>
          <Expectations number={number} facts={facts} />
        </>
      }
      about={interpolate(messages.about, { number })}
      heading="h3"
      marked={marked}
    />
  );
}
