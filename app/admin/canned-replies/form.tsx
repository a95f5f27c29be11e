import {
  READY_ANSWER_LIMITS,
  READY_ANSWER_SENTENCES,
  READY_ANSWER_WORDS,
  type ReadyAnswer,
} from "../../../shared/canned-replies/canned-replies.ts";
import { Field } from "../../components/field.tsx";
import { charactersOf } from "../../components/use-character-count.ts";
import { CrudForm, type CrudFormProps } from "../crud/crud-form.tsx";

const TITLE = charactersOf(READY_ANSWER_SENTENCES, READY_ANSWER_LIMITS, "title-too-long");
const TEXT = charactersOf(READY_ANSWER_SENTENCES, READY_ANSWER_LIMITS, "answer-too-long");
const TEXT_ML = charactersOf(READY_ANSWER_SENTENCES, READY_ANSWER_LIMITS, "answer_ml-too-long");

export const AnswerForm = (props: CrudFormProps<ReadyAnswer>) => (
  <CrudForm {...props} kind="ready-made answer" name="Answer" first="title">
    {(field) => (
      <>
        <Field label={READY_ANSWER_WORDS.labels.title} limit={TITLE} {...field("title")} />
        <Field label={READY_ANSWER_WORDS.labels.text} multiline limit={TEXT} {...field("text")} />
        <Field label="The same in Malayalam" optional multiline limit={TEXT_ML} {...field("text_ml")} />
      </>
    )}
  </CrudForm>
);
