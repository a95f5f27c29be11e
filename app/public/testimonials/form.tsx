import { type SubmitEvent, useEffect, useRef } from "react";
import { Form, Link, useNavigation } from "react-router";
import type { Refusal } from "../../../domain/form.ts";
import { TESTIMONIAL_LIMITS, TESTIMONIAL_WORDS } from "../../../domain/testimonials.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { showToast } from "../../ui/toasts.ts";
import { PrivacyLine } from "../privacy/line.tsx";
import { beginWriting, type Typed } from "../send.ts";
import { ADD_LINK, withParameter } from "./addresses.ts";

const characters = (most: number, beyond: string) => ({ most, unit: "characters", beyond }) as const;
const LIMITS = {
  name: characters(TESTIMONIAL_LIMITS.name, "Name can have at most 30 characters."),
  email: characters(TESTIMONIAL_LIMITS.email, "Email can have at most 30 characters."),
  designation: characters(TESTIMONIAL_LIMITS.designation, "Designation can have at most 50 characters."),
  title: characters(TESTIMONIAL_LIMITS.title, "Title can have at most 50 characters."),
  description: {
    most: TESTIMONIAL_LIMITS.words,
    unit: "words",
    beyond: TESTIMONIAL_WORDS.wordLimit,
    onBeyond: (words: string) => showToast({ kind: "warn", words }),
  },
} as const;

/** The rules of the form, on their way from its first focus on. */
export const testimonialRules = () =>
  import("../../../domain/testimonials.rules.ts").then(({ testimonialForm }) => testimonialForm);

interface FormProps {
  /** The page without the dialog. */
  address: string;
  /** Why the last try was refused; with what was typed when the whole page came anew. */
  refusal: (Refusal & { typed?: Typed }) | undefined;
}

/** The form of a testimonial, over the page. */
export function TestimonialForm({ address, refusal }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const { state } = useNavigation();
  const sending = useRef(false);
  const errors = refusal?.errors ?? {};
  const first = Object.keys(LIMITS).find((name) => errors[name]) ?? "name";
  const field = (name: keyof typeof LIMITS) => ({
    name,
    limit: LIMITS[name],
    error: errors[name],
    defaultValue: refusal?.typed?.[name],
    autoFocus: name === first,
  });

  useEffect(() => {
    if (state === "idle") sending.current = false;
    form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state, refusal]);

  const sendOnce = (event: SubmitEvent) => {
    if (sending.current) event.preventDefault();
    sending.current = true;
  };

  const closed = `${address}#${ADD_LINK}`;
  const busy = state === "submitting";
  return (
    <Dialog title="Add Testimonial" closeTo={closed} openedBy={ADD_LINK}>
      <Form
        ref={form}
        method="post"
        action={withParameter(address, "add", 1)}
        replace
        preventScrollReset
        noValidate
        className="form"
        onFocus={() => beginWriting(testimonialRules)}
        onSubmit={sendOnce}
      >
        {refusal?.typed && (
          <p className="note bad f w" role="alert">
            <Icon name="warning" />
            {refusal.message}
          </p>
        )}
        <Field {...field("name")} label="Name" autoComplete="name" />
        <Field {...field("email")} label="Email" type="email" autoComplete="email" />
        <Field {...field("designation")} label="Designation" autoComplete="organization-title" wide />
        <Field {...field("title")} label="Title" optional wide />
        <Field {...field("description")} label="Description" multiline wide />
        <p className="f w">
          <small>Your story appears once it has been read and approved. Your e-mail address is never shown.</small>
        </p>
        <p className="f w robots">
          <small>Your browser does a short calculation that keeps robots out. No other service takes part in it.</small>
        </p>
        <PrivacyLine />
        <div className="acts f w">
          <button type="submit" className="btn red" aria-disabled={busy || undefined}>
            {busy ? "Submitting…" : "Submit"}
          </button>
          <Link className="btn line" to={closed} preventScrollReset replace>
            Cancel
          </Link>
        </div>
      </Form>
    </Dialog>
  );
}
