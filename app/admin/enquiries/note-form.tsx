import { useEffect, useRef } from "react";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { ENQUIRY_WORKFLOW_ERRORS, ENQUIRY_WORKFLOW_LIMITS } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { SaveButton } from "../components/buttons.tsx";
import { dropDraft, getDraft, saveDraft } from "../lib/drafts.ts";
import styles from "./composer.module.css";
import { type EnquiryActionState, useTextError } from "./use-enquiry-action.ts";
import { useSubmitKey } from "./use-enquiry-shortcuts.ts";
import { getTextArea } from "./use-reply-draft.ts";

const NOTE = countCharactersIn(ENQUIRY_WORKFLOW_ERRORS, ENQUIRY_WORKFLOW_LIMITS, "note-too-long");

const getDraftName = (id: number) => `case-note:${id}`;

/** A note that was not added yet. */
export function getTypedNote(id: number): { note?: string } {
  const note = getDraft(getDraftName(id))?.["text"] ?? "";
  return note.trim() === "" ? {} : { note };
}

/** A note for staff, which is kept across reloads. */
export function NoteForm({ item, actionState }: { item: Enquiry; actionState: EnquiryActionState }) {
  const { busy, action, last, tries } = actionState;
  const form = useRef<HTMLFormElement>(null);
  const wrong = useTextError(form, actionState, ["notes", "answered"]);
  const draft = getDraftName(item.id);
  useSubmitKey(form, "[type=submit]");
  useEffect(() => {
    if (tries === 0 || !last?.done || !(last.action === "notes" || last.action === "answered")) return;
    form.current?.reset();
    getTextArea(form)?.dispatchEvent(new Event("input", { bubbles: true }));
    dropDraft(draft);
  }, [last, tries, draft]);
  return (
    <form
      ref={form}
      onInput={(event) => {
        wrong.onInput(event);
        saveDraft(draft, event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        action("notes", item, { text: getTextArea(form)?.value ?? "" });
      }}
    >
      <Field
        multiline
        name="text"
        label={t("Note")}
        optional
        limit={NOTE}
        defaultValue={getDraft(draft)?.["text"]}
        error={wrong.error}
      />
      <div className={styles.send}>
        <p className={styles.arrives}>{t("Only staff see it.")}</p>
        <SaveButton label={t("Add note")} busyLabel={t("Saving...")} busy={busy} />
      </div>
    </form>
  );
}
