import { useState } from "react";
import { MODERATION_LIMITS } from "../../../shared/testimonials/testimonials.limits.ts";
import type { Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import { MODERATION_ERRORS } from "../../../shared/testimonials/testimonials.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { SaveButton } from "../components/save-button.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useFormReset } from "../hooks/use-form-reset.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import { getFieldProps } from "../lib/field-props.ts";
import styles from "./edit-form.module.css";

export const REASON_FIELD = countCharactersIn(MODERATION_ERRORS, MODERATION_LIMITS, "reason-too-long");

export function ReasonForm({ testimonial }: { testimonial: Testimonial }) {
  // Revalidation must not change the base version.
  const [began] = useState(testimonial);
  const draft = `reason:${began.id}`;
  const [times, anew] = useFormReset(draft);
  return <Reason key={times} began={began} draft={draft} onDiscard={anew} />;
}

interface ReasonProps {
  began: Testimonial;
  /** Draft key. */
  draft: string;
  onDiscard: () => void;
}

function Reason({ began, draft, onDiscard }: ReasonProps) {
  const { Form, busy, errors, unsaved, sends } = useSaveForm(draft, () => dropDraft(draft));
  return (
    <Form {...sends} className={styles.edit}>
      <input type="hidden" name="save" value="reason" />
      <EditConflictBanner kind="testimonial" item={began} draft={draft} />
      {unsaved && <UnsavedNotice onDiscard={onDiscard} />}
      <Field
        label="Reason: it stays in the office"
        optional
        multiline
        limit={REASON_FIELD}
        {...getFieldProps(began, errors)("reason")}
      />
      <div className="button-row">
        <SaveButton label="Save reason" busyLabel="Saving..." busy={busy} />
      </div>
    </Form>
  );
}
