import { useCallback, useState } from "react";
import { REASON_LIMIT } from "../../../domain/testimonials.limits.ts";
import type { Testimonial } from "../../../domain/testimonials.rules.ts";
import { MODERATION_SENTENCES } from "../../../domain/testimonials.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { dropDraft } from "../draft.ts";
import { Edited } from "../parts/edited.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import styles from "./edit-form.module.css";

/** The limit of the reason for a rejection. */
export const REASON = charactersOf(MODERATION_SENTENCES, "reason-too-long", REASON_LIMIT);

/** Says why a rejected one was rejected. */
export function ReasonForm({ testimonial }: { testimonial: Testimonial }) {
  // What was begun with does not move on by itself when the list is loaded anew.
  const [began] = useState(testimonial);
  const draft = `reason:${began.id}`;
  const onSaved = useCallback(() => dropDraft(draft), [draft]);
  const { Form, form, busy, errors, onInput, onSubmit } = useSaving(draft, onSaved);
  return (
    <Form ref={form} method="post" noValidate className={styles.edit} onInput={onInput} onSubmit={onSubmit}>
      <input type="hidden" name="save" value="reason" />
      <Edited kind="testimonial" item={began} draft={draft} />
      <Field
        name="reason"
        label="Reason: it stays in the office"
        optional
        multiline
        limit={REASON}
        defaultValue={began.reason}
        error={errors["reason"]}
      />
      <div className="button-row">
        <SaveButton label="Save reason" busyLabel="Saving..." busy={busy} />
      </div>
    </Form>
  );
}
