import { useEffect } from "react";
import { Form, Link, useLocation } from "react-router";
import { TESTIMONIAL_LIMITS } from "../../../shared/testimonials/testimonials.limits.ts";
import { formatMessage } from "../../../shared/validation/errors.ts";
import { Dialog, useDialogClose } from "../../components/dialog.tsx";
import { Field } from "../../components/field.tsx";
import { showToast } from "../../components/toasts.ts";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { DraftLine } from "../../components/use-draft.tsx";
import { useMessages } from "../../i18n/use-messages.ts";
import type { SubmitResult } from "../forms/submit-form.ts";
import { FormError, usePublicForm } from "../forms/use-public-form.tsx";
import { type FormPrivacyNotice, PrivacyNotice } from "../privacy/privacy-notice.tsx";
import { ADD_LINK, withParameter } from "./cards.tsx";

function useLimits() {
  const { refusals } = useMessages("testimonialForm");
  const { "description-too-many-words": mostWords } = TESTIMONIAL_LIMITS;
  const tooManyWords = formatMessage(refusals, { code: "description-too-many-words", params: { limit: mostWords } });
  return {
    name: countCharactersIn(refusals, TESTIMONIAL_LIMITS, "name-too-long"),
    email: countCharactersIn(refusals, TESTIMONIAL_LIMITS, "email-too-long"),
    designation: countCharactersIn(refusals, TESTIMONIAL_LIMITS, "designation-too-long"),
    title: countCharactersIn(refusals, TESTIMONIAL_LIMITS, "title-too-long"),
    description: {
      max: mostWords,
      unit: "words",
      beyond: tooManyWords,
      onBeyond: (text: string) => showToast({ kind: "warn", text }),
    },
  } as const;
}

/** Loaded on first focus. */
export const testimonialRules = () =>
  import("../../../shared/testimonials/testimonials.schema.ts").then(({ testimonialForm }) => testimonialForm);

interface FormProps {
  /** URL without the dialog. */
  address: string;
  result: SubmitResult | undefined;
  notice: FormPrivacyNotice;
  /** Called before the dialog closes. */
  onSent: () => void;
}

export function TestimonialForm({ address, result, notice, onSent }: FormProps) {
  const { state: opened } = useLocation();
  const closing = useDialogClose(`${address}#${ADD_LINK}`);
  const messages = useMessages("testimonialForm");
  const limits = useLimits();
  const sending = usePublicForm({
    name: "testimonial",
    action: address,
    result,
    rules: testimonialRules,
    messages,
    toasts: "top",
  });
  const { form, busy, draft, why, sentAt } = sending;
  const sent = sentAt !== undefined;
  const names = Object.keys(limits) as (keyof typeof limits)[];
  const first = names.find((name) => sending.field(name).error) ?? "name";
  const field = (name: keyof typeof limits) => ({
    ...sending.field(name),
    limit: limits[name],
    autoFocus: name === first,
  });

  useEffect(() => {
    if (!sent) return;
    onSent();
    closing.closeHere(withParameter(address, "sent", 1));
    // oxlint-disable-next-line react/exhaustive-deps -- runs once per submission
  }, [sent]);

  return (
    <Dialog title={messages.title} closing={closing} openedBy={ADD_LINK}>
      <Form {...form} id={undefined} action={withParameter(address, "add", 1)} state={opened} className="form">
        <FormError why={why} at="fields" />
        <Field {...field("name")} label={messages.fields.name} autoComplete="name" />
        <Field {...field("email")} label={messages.fields.email} type="email" autoComplete="email" />
        <Field {...field("designation")} label={messages.fields.designation} autoComplete="organization-title" wide />
        <Field {...field("title")} label={messages.fields.title} optional wide />
        <Field {...field("description")} label={messages.fields.description} multiline wide />
        <p className="field full-width">
          <small>{messages.whenItAppears}</small>
        </p>
        <p className="field full-width robots">
          <small>{messages.robots}</small>
        </p>
        <PrivacyNotice notice={notice} />
        <FormError why={why} at="button" />
        <div className="button-row field full-width">
          <button type="submit" className="button red" aria-disabled={busy || undefined}>
            {busy ? messages.submitting : messages.submit}
          </button>
          <Link className="button outlined" {...closing.link(draft.drop)}>
            {messages.cancel}
          </Link>
        </div>
        {draft.kept && <DraftLine onDiscard={draft.discard} />}
      </Form>
    </Dialog>
  );
}
