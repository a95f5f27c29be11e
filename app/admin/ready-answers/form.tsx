import { READY_ANSWER_LIMITS, READY_ANSWER_SENTENCES, type ReadyAnswer } from "../../../domain/ready-answers.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { DeskForm, type DeskFormProps } from "../desk/desk-form.tsx";

const TITLE = charactersOf(READY_ANSWER_SENTENCES, "title-too-long", READY_ANSWER_LIMITS.title);
const TEXT = charactersOf(READY_ANSWER_SENTENCES, "answer-too-long", READY_ANSWER_LIMITS.text);
const TEXT_ML = charactersOf(READY_ANSWER_SENTENCES, "answer_ml-too-long", READY_ANSWER_LIMITS.text);

/** Adds a ready-made answer, or edits one. */
export function AnswerForm(props: DeskFormProps<ReadyAnswer>) {
  const { item: answer } = props;
  return (
    <DeskForm {...props} kind="ready-made answer" name="Answer" first="title">
      {(errors) => (
        <>
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
        </>
      )}
    </DeskForm>
  );
}
