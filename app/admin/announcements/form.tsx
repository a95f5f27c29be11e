import {
  type AdminAnnouncement,
  ANNOUNCEMENT_COPY,
  ANNOUNCEMENT_ERRORS,
  ANNOUNCEMENT_LIMITS,
} from "../../../shared/announcements/announcements.ts";
import { toIstLocal } from "../../../shared/time/ist-days.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ChoiceField, Options } from "../components/choice-field.tsx";
import { CrudForm, type CrudFormProps } from "../crud/crud-form.tsx";

const TEXT = countCharactersIn(ANNOUNCEMENT_ERRORS, ANNOUNCEMENT_LIMITS, "text-too-long");
const TEXT_ML = countCharactersIn(ANNOUNCEMENT_ERRORS, ANNOUNCEMENT_LIMITS, "text_ml-too-long");
const KINDS: Readonly<Record<AdminAnnouncement["kind"], string>> = { news: "News", warning: "Warning" };

export function AnnouncementForm(props: CrudFormProps<AdminAnnouncement>) {
  const { item: announcement } = props;
  return (
    <CrudForm {...props} kind="notice" name="Notice" first="text">
      {(field) => (
        <>
          {announcement && <input type="hidden" name="from_was" value={announcement.from} />}
          {announcement && <input type="hidden" name="until_was" value={announcement.until} />}
          <ChoiceField label={ANNOUNCEMENT_COPY.labels.kind} {...field("kind")}>
            <Options of={KINDS} />
          </ChoiceField>
          <Field multiline label={ANNOUNCEMENT_COPY.labels.text} limit={TEXT} {...field("text")} />
          <Field multiline label="The same in Malayalam" optional limit={TEXT_ML} {...field("text_ml")} />
          <Field label={ANNOUNCEMENT_COPY.labels.link} optional inputMode="url" autoComplete="off" {...field("link")} />
          <Field
            label={`${ANNOUNCEMENT_COPY.labels.from}, Indian time; blank: now`}
            optional
            type="datetime-local"
            {...field("from")}
            defaultValue={announcement && toIstLocal(announcement.from)}
          />
          <Field
            label={`${ANNOUNCEMENT_COPY.labels.until}, Indian time`}
            type="datetime-local"
            {...field("until")}
            defaultValue={announcement && toIstLocal(announcement.until)}
          />
        </>
      )}
    </CrudForm>
  );
}
