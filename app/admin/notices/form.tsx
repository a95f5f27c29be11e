import { useEffect } from "react";
import { indianLocal } from "../../../domain/indian-days.ts";
import { NOTICE_KINDS, NOTICE_LIMITS, NOTICE_SENTENCES, type NoticeOfStaff } from "../../../domain/notices.ts";
import { Field } from "../../ui/field.tsx";
import { charactersOf } from "../../ui/limit.ts";
import { Edited } from "../parts/edited.tsx";
import { SaveButton } from "../parts/save-button.tsx";
import { useSaving } from "../parts/saving.ts";
import { Unsaved } from "../parts/unsaved.tsx";

const TEXT = charactersOf(NOTICE_SENTENCES, "text-too-long", NOTICE_LIMITS.text);
const TEXT_ML = charactersOf(NOTICE_SENTENCES, "text_ml-too-long", NOTICE_LIMITS.text);
/** What each kind is called. */
const KINDS = { news: "News", warning: "Warning" };

interface FormProps {
  /** What the form began with when a notice is being edited. */
  notice: NoticeOfStaff | undefined;
  /** Whether it still changes that notice; one that went away meanwhile is added anew, with what was typed. */
  editing: boolean;
  /** Names the draft of what is typed. */
  draft: string;
  onSaved: () => void;
  onCancel: () => void;
}

/** Adds a notice, or edits one. Its times are Indian, wherever the device is. */
export function NoticeForm({ notice, editing, draft, onSaved, onCancel }: FormProps) {
  const { Form, form, busy, errors, unsaved, onInput, onSubmit } = useSaving(draft, onSaved);
  useEffect(() => {
    if (notice) form.current?.querySelector<HTMLElement>("[name=text]")?.focus();
  }, [form, notice]);
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
      {editing && notice && <Edited kind="notice" item={notice} draft={draft} />}
      {editing && <input type="hidden" name="from_was" value={notice?.from} />}
      {editing && <input type="hidden" name="until_was" value={notice?.until} />}
      {unsaved && <Unsaved onDiscard={onCancel} />}
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
      <div className="button-row">
        <SaveButton label={editing ? "Update Notice" : "Add Notice"} busyLabel="Saving..." busy={busy} />
        {editing && (
          <button className="button outlined" type="button" onClick={onCancel}>
            Cancel
          </button>
        )}
      </div>
    </Form>
  );
}
