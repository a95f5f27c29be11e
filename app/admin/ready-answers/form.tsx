import { useEffect } from "react";
import { READY_ANSWER_LIMITS, READY_ANSWER_SENTENCES, type ReadyAnswer } from "../../../domain/ready-answers.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { Edited } from "../parts/edited.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";

const TITLE = charactersOf(READY_ANSWER_SENTENCES, "title-too-long", READY_ANSWER_LIMITS.title);
const TEXT = charactersOf(READY_ANSWER_SENTENCES, "answer-too-long", READY_ANSWER_LIMITS.text);
const TEXT_ML = charactersOf(READY_ANSWER_SENTENCES, "answer_ml-too-long", READY_ANSWER_LIMITS.text);

interface FormProps {
  /** What the form began with when an answer is being edited. */
  answer: ReadyAnswer | undefined;
  /** Whether it still changes that answer; one that went away meanwhile is added anew, with what was typed. */
  editing: boolean;
  /** Names the draft of what is typed. */
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** Adds a ready-made answer, or edits one. */
export function AnswerForm({ answer, editing, draft, onSaved, onCancel }: FormProps) {
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(draft, onSaved);
  useEffect(() => {
    if (answer) form.current?.querySelector<HTMLElement>("[name=title]")?.focus();
  }, [form, answer]);
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="desk-form"
      aria-labelledby="form-title"
      onInput={onInput}
      onSubmit={onSubmit}
    >
      {editing && answer && <Edited kind="ready-made answer" item={answer} draft={draft} />}
      {unsaved && <Unsaved onDiscard={onCancel} />}
      <Field name="title" label="Title" limit={TITLE} defaultValue={answer?.title} error={errors["title"]} />
      <Field name="text" label="Text" multiline limit={TEXT} defaultValue={answer?.text} error={errors["text"]} />
      <Field
        name="text_ml"
        label="The same in Malayalam"
        optional
        multiline
        limit={TEXT_ML}
        defaultValue={answer?.text_ml}
        error={errors["text_ml"]}
      />
      <div className="button-row">
        <SaveButton label={editing ? "Update Answer" : "Add Answer"} busyLabel="Saving..." busy={busy} />
        {editing && (
          <button className="button outlined" type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}
