import {
  NOTICE_LIMITS,
  NOTICE_SENTENCES,
  NOTICE_WORDS,
  type NoticeOfStaff,
} from "../../../shared/announcements/announcements.ts";
import { indianLocal } from "../../../shared/time/ist-days.ts";
import { Field } from "../../components/field.tsx";
import { charactersOf } from "../../components/use-character-count.ts";
import { ChoiceField, Options } from "../components/choice-field.tsx";
import { KeptListForm, type KeptListFormProps } from "../crud/crud-form.tsx";

const TEXT = charactersOf(NOTICE_SENTENCES, NOTICE_LIMITS, "text-too-long");
const TEXT_ML = charactersOf(NOTICE_SENTENCES, NOTICE_LIMITS, "text_ml-too-long");
const KINDS: Readonly<Record<NoticeOfStaff["kind"], string>> = { news: "News", warning: "Warning" };

export function NoticeForm(props: KeptListFormProps<NoticeOfStaff>) {
  const { item: notice } = props;
  return (
    <KeptListForm {...props} kind="notice" name="Notice" first="text">
      {(field) => (
        <>
          {notice && <input type="hidden" name="from_was" value={notice.from} />}
          {notice && <input type="hidden" name="until_was" value={notice.until} />}
          <ChoiceField label={NOTICE_WORDS.labels.kind} {...field("kind")}>
            <Options of={KINDS} />
          </ChoiceField>
          <Field multiline label={NOTICE_WORDS.labels.text} limit={TEXT} {...field("text")} />
          <Field multiline label="The same in Malayalam" optional limit={TEXT_ML} {...field("text_ml")} />
          <Field label={NOTICE_WORDS.labels.link} optional inputMode="url" autoComplete="off" {...field("link")} />
          <Field
            label={`${NOTICE_WORDS.labels.from}, Indian time; blank: now`}
            optional
            type="datetime-local"
            {...field("from")}
            defaultValue={notice && indianLocal(notice.from)}
          />
          <Field
            label={`${NOTICE_WORDS.labels.until}, Indian time`}
            type="datetime-local"
            {...field("until")}
            defaultValue={notice && indianLocal(notice.until)}
          />
        </>
      )}
    </KeptListForm>
  );
}
