import {
  type AdminAnnouncement,
  ANNOUNCEMENT_COPY,
  ANNOUNCEMENT_ERRORS,
  type AnnouncementForm,
  announcementForm,
} from "../../../shared/announcements/announcements.ts";
import { createCrudActions } from "../crud/crud-actions.ts";
import { parseDatetimeInput } from "../lib/parse-datetime-input.ts";

export const notices = createCrudActions<AdminAnnouncement, AnnouncementForm>({
  kind: "notice",
  calls: "/api/notices",
  list: "/api/notices?all=1",
  rules: announcementForm,
  sentences: ANNOUNCEMENT_ERRORS,
  words: ANNOUNCEMENT_COPY,
  read: (form) => ({
    ...Object.fromEntries(form),
    text: oneLine(form.get("text")),
    text_ml: oneLine(form.get("text_ml")),
    from: parseDatetimeInput(form, "from") ?? undefined,
    until: parseDatetimeInput(form, "until") ?? undefined,
  }),
});

const oneLine = (typed: unknown): string => String(typed ?? "").replace(/\s*[\r\n]+\s*/g, " ");
