import { indianLocal } from "../../../domain/indian-days.ts";
import { NOTICE_KINDS, NOTICE_LIMITS, NOTICE_SENTENCES, type NoticeOfStaff } from "../../../domain/notices.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { DeskForm, type DeskFormProps } from "../desk/desk-form.tsx";

const TEXT = charactersOf(NOTICE_SENTENCES, "text-too-long", NOTICE_LIMITS.text);
const TEXT_ML = charactersOf(NOTICE_SENTENCES, "text_ml-too-long", NOTICE_LIMITS.text);
/** What each kind is called. */
const KINDS = { news: "News", warning: "Warning" };

/** Adds a notice, or edits one. Its times are Indian, wherever the device is. */
export function NoticeForm(props: DeskFormProps<NoticeOfStaff>) {
  const { item: notice } = props;
  return (
    <DeskForm {...props} kind="notice" name="Notice" first="text">
      {(errors) => (
        <>
          {notice && <input type="hidden" name="from_was" value={notice.from} />}
          {notice && <input type="hidden" name="until_was" value={notice.until} />}
          <div className="field">
            <label className="label" htmlFor="kind">
              Kind
            </label>
            <select className="input" id="kind" name="kind" defaultValue={notice?.kind ?? "news"}>
              {NOTICE_KINDS.map((kind) => (
                <option key={kind} value={kind}>
                  {KINDS[kind]}
                </option>
              ))}
            </select>
          </div>
          <Field multiline name="text" label="Text" limit={TEXT} defaultValue={notice?.text} error={errors["text"]} />
          <Field
            multiline
            name="text_ml"
            label="The same in Malayalam"
            optional
            limit={TEXT_ML}
            defaultValue={notice?.text_ml}
            error={errors["text_ml"]}
          />
          <Field
            name="link"
            label="Link"
            optional
            inputMode="url"
            autoComplete="off"
            defaultValue={notice?.link}
            error={errors["link"]}
          />
          <Field
            name="from"
            label="Begins, Indian time; blank: now"
            optional
            type="datetime-local"
            defaultValue={notice && indianLocal(notice.from)}
            error={errors["from"]}
          />
          <Field
            name="until"
            label="Ends, Indian time"
            type="datetime-local"
            defaultValue={notice && indianLocal(notice.until)}
            error={errors["until"]}
          />
        </>
      )}
    </DeskForm>
  );
}
