import { useState } from "react";
import { MODERATION_LIMITS } from "../../../domain/testimonials.limits.ts";
import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { MODERATION_SENTENCES } from "../../../domain/testimonials.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { dropDraft } from "../draft.ts";
import { useAnew } from "../parts/anew.ts";
import { Edited } from "../parts/edited.tsx";
import { fieldsOf } from "../parts/fields-of.ts";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";
import styles from "./edit-form.module.css";

export const REASON = charactersOf(MODERATION_SENTENCES, MODERATION_LIMITS, "reason-too-long");

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
