import type { ReactNode } from "react";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Icon, type IconName } from "../../components/icon.tsx";
import { detectLanguage } from "../../components/language.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { Section } from "../components/section.tsx";
import styles from "./contact-section.module.css";
import { EnquiryForm, type FormProps } from "./enquiry-form.tsx";

interface SectionProps extends Omit<FormProps, "tollFree"> {
  title: string;
  malayalam: string;
  facts: Campaign;
}

export const ContactSection = ({ title, malayalam, facts, ...form }: SectionProps) => (
  <Section id="contact" title={title} malayalam={malayalam} className="on-cotton">
    <div className={`main-and-aside ${styles.columns}`}>
      <Council facts={facts} />
      <EnquiryForm {...form} tollFree={facts.tollFree} />
    </div>
  </Section>
);

function Council({ facts: { phone, email, address } }: { facts: Campaign }) {
  const messages = useMessages("enquiry");
  if (!phone && !email && !address) return <p className={styles.write}>{messages.writeToUs}</p>;
  return (
    <dl className={styles.ways}>
      {phone && (
        <Way icon="phone" term={messages.council.phone}>
          <a className={styles.large} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {formatPhone(phone)}
          </a>
        </Way>
      )}
      {email && (
        <Way icon="mail" term={messages.council.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </Way>
      )}
      {address && (
        <Way icon="pin" term={messages.council.address}>
          <span lang={detectLanguage(address)}>{address}</span>
        </Way>
      )}
    </dl>
  );
}

const Way = ({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon name={icon} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);
