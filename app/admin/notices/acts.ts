import { indianLocal, momentOfLocal } from "../../../domain/indian-days.ts";
import { NOTICE_SENTENCES, NOTICE_WORDS, type NoticeOfStaff, noticeForm } from "../../../domain/notices.ts";
import { keptListActs } from "../kept-list/kept-list-acts.ts";

/** Loads all notices, what ends last first; saves, ends or deletes one. */
export const notices = keptListActs<NoticeOfStaff>({
  kind: "notice",
  calls: "/api/notices",
  list: "/api/notices?all=1",
  rules: noticeForm,
  sentences: NOTICE_SENTENCES,
  words: NOTICE_WORDS,
  labels: { kind: "Kind", text: "Text", text_ml: "In Malayalam", link: "Link", from: "Begins", until: "Ends" },
  read: (form) => ({
    ...Object.fromEntries(form),
    text: oneLine(form.get("text")),
    text_ml: oneLine(form.get("text_ml")),
    from: momentOf(form.get("from"), form.get("from_was")),
    until: momentOf(form.get("until"), form.get("until_was")),
  }),
});

/** A notice is one line, however many it was typed or pasted in. */
const oneLine = (typed: unknown): string => String(typed ?? "").replace(/\s*[\r\n]+\s*/g, " ");

/**
 * Indian time as it was typed, as a moment. What nobody changed stays as exact as it was; what is no such time goes on
 * as it is, to be refused in words.
 */
function momentOf(typed: unknown, was: unknown): unknown {
  if (typed === "") return undefined;
  if (typeof was === "string" && typed === indianLocal(was)) return was;
  return momentOfLocal(String(typed)) ?? typed;
}
