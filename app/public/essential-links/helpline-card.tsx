import type { ReactNode } from "react";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon } from "../../components/icon.tsx";
import { Trans } from "../../i18n/trans.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
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
  /** The action's words for those who hear it away from its card: 'police anti-drug number'. */
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
