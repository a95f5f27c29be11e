import {
  CANNED_REPLY_COPY,
  CANNED_REPLY_ERRORS,
  CANNED_REPLY_LIMITS,
  type CannedReply,
} from "../../../shared/canned-replies/canned-replies.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { CrudForm, type CrudFormProps } from "../crud/crud-form.tsx";

const TITLE = countCharactersIn(CANNED_REPLY_ERRORS, CANNED_REPLY_LIMITS, "title-too-long");
const TEXT = countCharactersIn(CANNED_REPLY_ERRORS, CANNED_REPLY_LIMITS, "answer-too-long");
const TEXT_ML = countCharactersIn(CANNED_REPLY_ERRORS, CANNED_REPLY_LIMITS, "answer_ml-too-long");

export const AnswerForm = (props: CrudFormProps<CannedReply>) => (
  <CrudForm {...props} kind="ready-made answer" name="Answer" first="title">
    {(field) => (
      <>
        <Field label={CANNED_REPLY_COPY.labels.title} limit={TITLE} {...field("title")} />
        <Field label={CANNED_REPLY_COPY.labels.text} multiline limit={TEXT} {...field("text")} />
        <Field label="The same in Malayalam" optional multiline limit={TEXT_ML} {...field("text_ml")} />
      </>
    )}
  </CrudForm>
);
