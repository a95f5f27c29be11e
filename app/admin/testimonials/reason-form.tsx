import { useState } from "react";
import { MODERATION_LIMITS } from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { MODERATION_ERRORS } from "../../../shared/testimonials/testimonials.ts";
import { Field } from "../../components/field.tsx";
import { charactersOf } from "../../components/use-character-count.ts";
import { Edited } from "../components/edit-conflict-banner.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { Unsaved } from "../components/unsaved-changes-notice.tsx";
import { useAnew } from "../hooks/use-form-reset.ts";
import { useSaving } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import { fieldsOf } from "../lib/field-props.ts";
import styles from "./edit-form.module.css";

export const REASON = charactersOf(MODERATION_ERRORS, MODERATION_LIMITS, "reason-too-long");

export function ReasonForm({ testimonial }: { testimonial: Testimonial }) {
  // Revalidation must not change the base version.
  const [began] = useState(testimonial);
  const draft = `reason:${began.id}`;
  const [times, anew] = useAnew(draft);
  return <Reason key={times} began={began} draft={draft} onDiscard={anew} />;
}

interface ReasonProps {
  began: Testimonial;
  /** Draft key. */
  draft: string;
  onDiscard: () => void;
}

function Reason({ began, draft, onDiscard }: ReasonProps) {
  const { Form, busy, errors, unsaved, sends } = useSaving(draft, () => dropDraft(draft));
  return (
    <Form {...sends} className={styles.edit}>
      <input type="hidden" name="save" value="reason" />
      <Edited kind="testimonial" item={began} draft={draft} />
      {unsaved && <Unsaved onDiscard={onDiscard} />}
      <Field
        label="Reason: it stays in the office"
        optional
        multiline
        limit={REASON}
        {...fieldsOf(began, errors)("reason")}
      />
      <div className="button-row">
        <SaveButton label="Save reason" busyLabel="Saving..." busy={busy} />
      </div>
    </Form>
  );
}
