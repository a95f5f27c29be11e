import { useEffect } from "react";
import { Form, Link, useLocation } from "react-router";
import { say } from "../../../domain/refusals.ts";
import { TESTIMONIAL_LIMITS } from "../../../domain/testimonials.limits.ts";
import { useClosing } from "../../ui/closing.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { DraftLine } from "../../ui/draft-line.tsx";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { showToast } from "../../ui/toasts.ts";
import { useWords } from "../../words/use-words.ts";
import { usePublicForm } from "../contact-us/use-public-form.ts";
import { Notice } from "../privacy/notice.tsx";
import type { FormNotice } from "../privacy/notice-of.ts";
import { Refused } from "../refused.tsx";
import type { Ending } from "../send.ts";
import { ADD_LINK, withParameter } from "./addresses.ts";

function useLimits() {
  const { refusals } = useWords("testimonialForm");
  const { "description-too-many-words": mostWords } = TESTIMONIAL_LIMITS;
  const tooManyWords = say(refusals, { code: "description-too-many-words", params: { limit: mostWords } });
  return {
    name: charactersOf(refusals, TESTIMONIAL_LIMITS, "name-too-long"),
    email: charactersOf(refusals, TESTIMONIAL_LIMITS, "email-too-long"),
    designation: charactersOf(refusals, TESTIMONIAL_LIMITS, "designation-too-long"),
    title: charactersOf(refusals, TESTIMONIAL_LIMITS, "title-too-long"),
    description: {
      most: mostWords,
      unit: "words",
      beyond: tooManyWords,
      onBeyond: (words: string) => showToast({ kind: "warn", words }),
    },
  } as const;
}

/** Loaded on first focus. */
export const testimonialRules = () =>
  import("../../../domain/testimonials.rules.ts").then(({ testimonialForm }) => testimonialForm);

interface FormProps {
  /** URL without the dialog. */
  address: string;
  end: Ending | undefined;
  notice: FormNotice;
  /** Called before the dialog closes. */
  onSent: () => void;
}

export function TestimonialForm({ address, end, notice, onSent }: FormProps) {
  const { state: opened } = useLocation();
  const closing = useClosing(`${address}#${ADD_LINK}`);
  const words = useWords("testimonialForm");
  const limits = useLimits();
  const sending = usePublicForm({
    name: "testimonial",
    action: address,
    end,
    rules: testimonialRules,
    words,
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
    // oxlint-disable-next-line react/exhaustive-deps -- once for what was sent
  }, [sent]);

  return (
    <Dialog title={words.title} closing={closing} openedBy={ADD_LINK}>
      <Form {...form} id={undefined} action={withParameter(address, "add", 1)} state={opened} className="form">
        <Refused why={why} at="fields" />
        <Field {...field("name")} label={words.fields.name} autoComplete="name" />
        <Field {...field("email")} label={words.fields.email} type="email" autoComplete="email" />
        <Field {...field("designation")} label={words.fields.designation} autoComplete="organization-title" wide />
        <Field {...field("title")} label={words.fields.title} optional wide />
        <Field {...field("description")} label={words.fields.description} multiline wide />
        <p className="field full-width">
          <small>{words.whenItAppears}</small>
        </p>
        <p className="field full-width robots">
          <small>{words.robots}</small>
        </p>
        <Notice notice={notice} />
        <Refused why={why} at="button" />
        <div className="button-row field full-width">
          <button type="submit" className="button red" aria-disabled={busy || undefined}>
            {busy ? words.submitting : words.submit}
          </button>
          <Link className="button outlined" {...closing.link(draft.drop)}>
            {words.cancel}
          </Link>
        </div>
        {draft.kept && <DraftLine onDiscard={draft.discard} />}
      </Form>
    </Dialog>
  );
}
