import { type ReactNode, useEffect, useRef } from "react";
import { Form } from "react-router";
import { ENQUIRY_LIMITS } from "../../../shared/enquiries/enquiries.limits.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { DraftLine } from "../../components/draft-line.tsx";
import { Field } from "../../components/field.tsx";
import { Icon } from "../../components/icon.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import { FormError } from "../forms/form-error.tsx";
import type { SubmitResult } from "../forms/submit-form.ts";
import { type FieldOf, type PublicForm, usePublicForm } from "../forms/use-public-form.ts";
import type { FormPrivacyNotice } from "../privacy/form-notice.ts";
import { PrivacyNotice } from "../privacy/privacy-notice.tsx";
import styles from "./enquiry-form.module.css";
import { ENQUIRY, enquiryRules } from "./submit-enquiry.ts";

export interface FormProps {
  /** URL of the page that contains the form. */
  action: string;
  end: SubmitResult | undefined;
  /** For urgent cases. */
  tollFree: string;
  notice: FormPrivacyNotice;
}

export const EnquiryForm = (told: FormProps) => (
  <FormToTheCouncil {...told} name={ENQUIRY} rules={enquiryRules} messages={useMessages("enquiry")} fields={Fields} />
);

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
    Record<"label" | "sent" | "robots" | "sending" | "send", string> & { withTheCouncil: `${string}{number}${string}` };
  fields: (props: { field: FieldOf }) => ReactNode;
}

/** A form that creates an enquiry. */
export function FormToTheCouncil<T>({ tollFree, notice, fields: Fields, ...of }: ToTheCouncilProps<T>) {
  const { messages } = of;
  const { form, busy, draft, why, isSent, sentAt, clearedAt, field } = usePublicForm(of);
  return (
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
