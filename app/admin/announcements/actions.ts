import {
  NOTICE_SENTENCES,
  NOTICE_WORDS,
  type NoticeForm,
  type NoticeOfStaff,
  noticeForm,
} from "../../../shared/announcements/announcements.ts";
import { keptListActs } from "../crud/crud-actions.ts";
import { typedMoment } from "../lib/parse-datetime-input.ts";

export const notices = keptListActs<NoticeOfStaff, NoticeForm>({
  kind: "notice",
  calls: "/api/notices",
  list: "/api/notices?all=1",
  rules: noticeForm,
  sentences: NOTICE_SENTENCES,
  words: NOTICE_WORDS,
  read: (form) => ({
    ...Object.fromEntries(form),
    text: oneLine(form.get("text")),
    text_ml: oneLine(form.get("text_ml")),
    from: typedMoment(form, "from") ?? undefined,
    until: typedMoment(form, "until") ?? undefined,
  }),
});

const oneLine = (typed: unknown): string => String(typed ?? "").replace(/\s*[\r\n]+\s*/g, " ");
