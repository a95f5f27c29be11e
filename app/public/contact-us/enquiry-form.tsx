import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Form, useNavigation, useSearchParams } from "react-router";
import { CONTACT_LIMITS } from "../../../domain/contact-submissions.limits.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { useDraft } from "../../ui/draft.ts";
import { DraftLine } from "../../ui/draft-line.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { useUnmended } from "../../ui/unmended.ts";
import { Filled } from "../../words/filled.tsx";
import { useWords } from "../../words/use-words.ts";
import { useEnding } from "../ending.ts";
import { PrivacyLine } from "../privacy/line.tsx";
import { Refused } from "../refused.tsx";
import { beginWriting, type Ending } from "../send.ts";
import styles from "./enquiry-form.module.css";
import { ENQUIRY, enquiryRules } from "./take-enquiry.ts";

const NONE = {};

interface FormProps {
  /** Where it is posted to: the page on which it stands. */
  action: string;
  /** How the last try ended, while the page is open. */
  end: Ending | undefined;
  /** The toll-free helpline, for whoever cannot wait for an answer. */
  tollFree: string;
}

/** The enquiry form of the home page and of Contact Us. */
export function EnquiryForm({ action, end, tollFree }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formAction } = useNavigation();
  const [parameters] = useSearchParams();
  const sending = useRef(false);
  const words = useWords("enquiry");
  const { refusal, sentAt } = useEnding(end, { ...words, toasts: "corner" });
  const { errors, onInput } = useUnmended(refusal?.errors ?? NONE);
  const draft = useDraft(ENQUIRY, form);
  const { drop } = draft;
  // What was sent is cleared: fields of a new key begin empty, and keep it while later ones are refused.
  const [clearedAt, setClearedAt] = useState(sentAt);
  if (sentAt !== undefined && sentAt !== clearedAt) setClearedAt(sentAt);
  const field = <Name extends string>(name: Name) => ({
    name,
    error: errors[name],
    defaultValue: refusal?.typed?.[name],
  });

  useEffect(() => {
    // An end may come before a rendering says that anything began.
    if (state === "idle") sending.current = false;
  }, [state, end]);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);
  useEffect(() => {
    if (sentAt !== undefined) drop();
  }, [sentAt, drop]);

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
      className={`form ${styles.enquiry}`}
      aria-label={words.label}
      onFocus={() => beginWriting(enquiryRules)}
      onInput={(event) => {
        onInput(event);
        draft.keep();
      }}
      onSubmit={sendOnce}
    >
      {(sentAt !== undefined || parameters.has("sent")) && (
        <Sent key={sentAt} tollFree={tollFree} now={sentAt !== undefined} />
      )}
      <Refused why={busy ? undefined : refusal} at="fields" />
      <Fields key={clearedAt} field={field} />
      <p className="field full-width robots">
        <small>{words.robots}</small>
      </p>
      <PrivacyLine sentence={words.privacy} />
      {draft.kept && <DraftLine onDiscard={draft.discard} />}
      <Refused why={busy ? undefined : refusal} at="button" />
      <div className="button-row field full-width">
        <button type="submit" className="button red" aria-disabled={busy || undefined}>
          {busy ? words.sending : words.send}
          <Icon name="arrow" />
        </button>
      </div>
    </Form>
  );
}

type FieldOf = (name: string) => { name: string; error: string | undefined; defaultValue: string | undefined };

function Fields({ field }: { field: FieldOf }) {
  const { fields, refusals } = useWords("enquiry");
  const name = charactersOf(refusals, "name-too-long", CONTACT_LIMITS.name);
  const email = charactersOf(refusals, "email-too-long", CONTACT_LIMITS.email);
  return (
    <>
      <Field {...field("name")} limit={name} label={fields.name} autoComplete="name" />
      <Field {...field("phone")} label={fields.phone} type="tel" autoComplete="tel-national" />
      <Field {...field("email")} limit={email} label={fields.email} type="email" autoComplete="email" wide />
      <Field {...field("message")} label={fields.message} multiline wide />
    </>
  );
}

/** The thanks; whoever asked for help need not wait for the answer. What was sent just now takes the focus to them. */
function Sent({ tollFree, now }: { tollFree: string; now: boolean }) {
  const note = useRef<HTMLDivElement>(null);
  const words = useWords("enquiry");
  useEffect(() => {
    if (now) note.current?.focus();
  }, [now]);
  return (
    <div ref={note} className="note field full-width" role={now ? undefined : "status"} tabIndex={now ? -1 : undefined}>
      <Icon name="check" />
      <p>
        {words.sent}
        <br />
        <Filled
          sentence={words.withTheCouncil}
          with={{ number: <a href={`tel:${tollFree}`}>{groupedNumber(tollFree)}</a> }}
        />
      </p>
    </div>
  );
}
