import type { AdminAnnouncement } from "../../../shared/announcements/announcements.schema.ts";
import {
  ANNOUNCEMENT_COPY,
  ANNOUNCEMENT_ERRORS,
  ANNOUNCEMENT_LIMITS,
} from "../../../shared/announcements/announcements.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { toIstLocal } from "../../../shared/time/ist-days.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ChoiceField, Options } from "../components/choice-field.tsx";
import { createCrudActions } from "../crud/crud-actions.ts";
import { CrudForm, type CrudFormProps, CrudPage } from "../crud/crud-page.tsx";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { parseDatetimeInput } from "../lib/parse-datetime-input.ts";
import type { Route } from "./+types/page.ts";
import { AnnouncementLists } from "./lists.tsx";

export const meta = () => pageMeta("Manage Notices");

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => notices.load(request);

export const shouldRevalidate = revalidateUnlessOpening;

export const clientAction = ({ request }: Route.ClientActionArgs) => notices.act(request);

export default function Announcements({ loaderData: announcements }: Route.ComponentProps) {
  return (
    <CrudPage
      title={t("Notices")}
      doing={[t("Add Notice"), t("Edit Notice")]}
      draft="notices"
      copy={ANNOUNCEMENT_COPY}
      items={announcements}
      form={EditAnnouncement}
      list={(cards) => <AnnouncementLists {...cards} />}
    />
  );
}

const notices = createCrudActions({
  kind: "notice",
  path: "/api/notices",
  query: { all: "1" },
  rules: async () => (await import("../../../shared/announcements/announcements.schema.ts")).announcementForm,
  sentences: ANNOUNCEMENT_ERRORS,
  copy: ANNOUNCEMENT_COPY,
  read: (form) => ({
    ...Object.fromEntries(form),
    text: oneLine(form.get("text")),
    text_ml: oneLine(form.get("text_ml")),
    from: parseDatetimeInput(form, "from") ?? undefined,
    until: parseDatetimeInput(form, "until") ?? undefined,
  }),
});

const oneLine = (typed: unknown): string => String(typed ?? "").replace(/\s*[\r\n]+\s*/g, " ");

const TEXT = countCharactersIn(ANNOUNCEMENT_ERRORS, ANNOUNCEMENT_LIMITS, "text-too-long");
const TEXT_ML = countCharactersIn(ANNOUNCEMENT_ERRORS, ANNOUNCEMENT_LIMITS, "text_ml-too-long");
const KINDS: Readonly<Record<AdminAnnouncement["kind"], string>> = t({ news: "News", warning: "Warning" });

function EditAnnouncement(props: CrudFormProps<AdminAnnouncement>) {
  const { item: announcement } = props;
  return (
    <CrudForm {...props} kind="notice" name={t("Notice")} first="text">
      {(field) => (
        <>
          {announcement && <input type="hidden" name="from_was" value={announcement.from} />}
          {announcement && <input type="hidden" name="until_was" value={announcement.until} />}
          <ChoiceField label={ANNOUNCEMENT_COPY.labels.kind} {...field("kind")}>
            <Options of={KINDS} />
          </ChoiceField>
          <Field multiline label={ANNOUNCEMENT_COPY.labels.text} limit={TEXT} {...field("text")} />
          <Field multiline label={t("The same in Malayalam")} optional limit={TEXT_ML} {...field("text_ml")} />
          <Field label={ANNOUNCEMENT_COPY.labels.link} optional inputMode="url" autoComplete="off" {...field("link")} />
          <Field
            label={t("{label}, Indian time; blank: now", { label: ANNOUNCEMENT_COPY.labels.from })}
            optional
            type="datetime-local"
            {...field("from")}
            defaultValue={announcement && toIstLocal(announcement.from)}
          />
          <Field
            label={t("{label}, Indian time", { label: ANNOUNCEMENT_COPY.labels.until })}
            type="datetime-local"
            {...field("until")}
            defaultValue={announcement && toIstLocal(announcement.until)}
          />
        </>
      )}
    </CrudForm>
  );
}
