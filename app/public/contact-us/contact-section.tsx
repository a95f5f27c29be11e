import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import type { Campaign } from "../../../shared/campaign/campaign.ts";
import { ENQUIRY_LIMITS } from "../../../shared/enquiries/enquiries.limits.ts";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Field } from "../../components/field.tsx";
import { Icon, type IconName } from "../../components/icon.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { DraftLine } from "../../components/use-draft.tsx";
import { Trans } from "../../i18n/trans.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import { Section } from "../components/section.tsx";
import type { SubmitResult } from "../forms/submit-form.ts";
import { type FieldOf, FormError, type PublicForm, usePublicForm } from "../forms/use-public-form.tsx";
import { type FormPrivacyNotice, PrivacyNotice } from "../privacy/privacy-notice.tsx";
import styles from "./contact-section.module.css";
import { ENQUIRY, enquiryRules } from "./submit-enquiry.ts";

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
        <ContactItem icon="phone" term={messages.council.phone}>
          <a className={styles.large} href={`tel:${phone.replace(/[^\d+]/g, "")}`}>
            {formatPhone(phone)}
          </a>
        </ContactItem>
      )}
      {email && (
        <ContactItem icon="mail" term={messages.council.email}>
          <a href={`mailto:${email}`}>{email}</a>
        </ContactItem>
      )}
      {address && (
        <ContactItem icon="pin" term={messages.council.address}>
          <span lang={detectLanguage(address)}>{address}</span>
        </ContactItem>
      )}
    </dl>
  );
}

const ContactItem = ({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon name={icon} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);

export interface FormProps {
  /** Closed on phones until needed. */
  fold?: boolean;
  /** URL of the page that contains the form. */
  action: string;
  result: SubmitResult | undefined;
  /** For urgent cases. */
  tollFree: string;
  notice: FormPrivacyNotice;
}

function EnquiryForm({ notice, ...props }: FormProps) {
  const messages = useMessages("enquiry");
  const short = { text: messages.noticeInShort, whole: messages.wholeNotice };
  return (
    <FormToTheCouncil
      {...props}
      notice={{ ...notice, short }}
      name={ENQUIRY}
      rules={enquiryRules}
      messages={messages}
      fields={Fields}
    />
  );
}

function Fields({ field }: { field: FieldOf }) {
  const { fields, refusals } = useMessages("enquiry");
  const name = countCharactersIn(refusals, ENQUIRY_LIMITS, "name-too-long");
  const email = countCharactersIn(refusals, ENQUIRY_LIMITS, "email-too-long");
  return (
    <>
      <Field {...field("name")} limit={name} label={fields.name} autoComplete="name" />
      <Field {...field("phone")} label={fields.phone} type="tel" autoComplete="tel-national" />
      <Field {...field("email")} limit={email} label={fields.email} type="email" autoComplete="email" wide />
      <Field {...field("message")} label={fields.message} multiline wide />
    </>
  );
}

interface ToTheCouncilProps<T> extends FormProps, Pick<PublicForm<T>, "name" | "rules"> {
  messages: PublicForm<T>["messages"] &
    Pick<Messages["enquiry"], "label" | "sent" | "robots" | "sending" | "send" | "withTheCouncil">;
  fields: (props: { field: FieldOf }) => ReactNode;
}

/** A form that creates an enquiry. */
export function FormToTheCouncil<T>({ tollFree, notice, fold = false, fields: Fields, ...of }: ToTheCouncilProps<T>) {
  const { messages } = of;
  const { form, busy, draft, why, isSent, sentAt, clearedAt, field } = usePublicForm(of);
  const section = (
    <Form {...form} className={`form ${styles.enquiry}`} aria-label={messages.label}>
      {isSent && <Sent key={sentAt} messages={messages} tollFree={tollFree} now={sentAt !== undefined} />}
      <FormError why={why} at="fields" />
      <Fields key={clearedAt} field={field} />
      <p className="field full-width robots">
        <small>{messages.robots}</small>
      </p>
      <PrivacyNotice notice={notice} />
      <FormError why={why} at="button" />
      <div className="button-row field full-width">
        <button type="submit" className="button red" aria-disabled={busy || undefined}>
          {busy ? messages.sending : messages.send}
          <Icon name="arrow" />
        </button>
      </div>
      {draft.kept && <DraftLine onDiscard={draft.discard} />}
    </Form>
  );
  if (!fold) return section;
  return (
    <Fold open={of.result !== undefined || isSent} hasDraft={draft.kept}>
      {section}
    </Fold>
  );
}

/** Closed on phones; from tablets on always open. Browsers open it for a link to the form. */
function Fold({ open, hasDraft, children }: { open: boolean; hasDraft: boolean; children: ReactNode }) {
  const { writeToUs } = useMessages("help");
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (hasDraft && fold.current) fold.current.open = true;
  }, [hasDraft]);
  return (
    <details ref={fold} className={styles.fold} open={open}>
      <summary>{writeToUs}</summary>
      {children}
    </details>
  );
}

/** Receives focus after submission. */
function Sent({ messages, tollFree, now }: Pick<ToTheCouncilProps<never>, "messages" | "tollFree"> & { now: boolean }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (now) note.current?.focus();
  }, [now]);
  return (
    <div ref={note} className="note field full-width" role={now ? undefined : "status"} tabIndex={now ? -1 : undefined}>
      <Icon name="check" />
      <p>
        {messages.sent}
        <br />
        <Trans
          message={messages.withTheCouncil}
          values={{ number: <a href={`tel:${tollFree}`}>{formatPhone(tollFree)}</a> }}
        />
      </p>
    </div>
  );
}
