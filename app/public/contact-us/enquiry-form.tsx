import { type SubmitEvent, useEffect, useRef } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { CONTACT_LIMITS, CONTACT_WORDS } from "../../../domain/contact-submissions.ts";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PrivacyLine } from "../privacy/line.tsx";
import { beginWriting } from "../send.ts";
import { ENQUIRY, type EnquiryEnd, enquiryRules } from "./take-enquiry.ts";

const characters = (most: number, beyond: string) => ({ most, unit: "characters", beyond }) as const;
const LIMITS = {
  name: characters(CONTACT_LIMITS.name, "Name can have at most 30 characters."),
  phone: characters(CONTACT_LIMITS.phone, "Phone can have at most 10 digits."),
  email: characters(CONTACT_LIMITS.email, "Email can have at most 30 characters."),
} as const;

interface FormProps {
  /** Where it is posted to: the page on which it stands. */
  action: string;
  /** How the last try ended, while the page is open. */
  end: EnquiryEnd | undefined;
  /** The toll-free helpline, for whoever cannot wait for an answer. */
  tollFree: string;
}

/** The enquiry form of the home page and of Contact Us. */
export function EnquiryForm({ action, end, tollFree }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formAction } = useNavigation();
  const [parameters] = useSearchParams();
  const sending = useRef(false);
  const refusal = end && "message" in end ? end : undefined;
  const sentAt = end && "sentAt" in end ? end.sentAt : undefined;
  const errors = refusal?.errors ?? {};
  const field = <Name extends string>(name: Name) => ({
    name,
    error: errors[name],
    defaultValue: refusal?.typed?.[name],
  });

  useEffect(() => {
    if (state === "idle") sending.current = false;
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state, refusal]);

  const sendOnce = (event: SubmitEvent) => {
    if (sending.current) event.preventDefault();
    sending.current = true;
  };

  const busy = state === "submitting" && formAction !== undefined;
  return (
    <Form
      ref={form}
      method="post"
      id={ENQUIRY}
      action={`${action}#${ENQUIRY}`}
      replace
      preventScrollReset
      noValidate
      className="form enquiry"
      aria-label="Enquiry"
      onFocus={() => beginWriting(enquiryRules)}
      onSubmit={sendOnce}
    >
      {(sentAt !== undefined || parameters.has("sent")) && <Sent tollFree={tollFree} announce={sentAt === undefined} />}
      {refusal?.typed && (
        <p className="note bad f w" role="alert">
          <Icon name="warning" />
          {refusal.message}
        </p>
      )}
      {/* What was sent is cleared: fields of a new key begin empty. */}
      <Fields key={sentAt} field={field} />
      <p className="f w robots">
        <small>Your browser does a short calculation that keeps robots out. No other service takes part in it.</small>
      </p>
      <PrivacyLine />
      <div className="acts f w">
        <button type="submit" className="btn red" aria-disabled={busy || undefined}>
          {busy ? "Sending…" : "Send enquiry"}
          <Icon name="arrow" />
        </button>
      </div>
    </Form>
  );
}

type FieldOf = (name: string) => { name: string; error: string | undefined; defaultValue: string | undefined };

const Fields = ({ field }: { field: FieldOf }) => (
  <>
    <Field {...field("name")} limit={LIMITS.name} label="Name" autoComplete="name" />
    <Field
      {...field("phone")}
      limit={LIMITS.phone}
      label="Phone"
      type="tel"
      inputMode="numeric"
      autoComplete="tel-national"
    />
    <Field {...field("email")} limit={LIMITS.email} label="Email" type="email" autoComplete="email" wide />
    <Field {...field("message")} label="Message" multiline wide />
  </>
);

/** The thanks; whoever asked for help need not wait for the answer. */
const Sent = ({ tollFree, announce }: { tollFree: string; announce: boolean }) => (
  <div className="note f w" role={announce ? "status" : undefined}>
    <Icon name="check" />
    <p>
      {CONTACT_WORDS.sent}
      <br />
      Your enquiry is with the council. If you need help now, call <a href={`tel:${tollFree}`}>{tollFree}</a>, free of
      charge.
    </p>
  </div>
);
