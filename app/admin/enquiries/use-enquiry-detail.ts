import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { EnquiryDetail, OpenedEnquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { apiFetch } from "../lib/api-client.ts";
import { storedAdmin } from "../lib/session.ts";
import { backgroundRequest } from "./background-fetch.ts";

type Known = OpenedEnquiry | "unknown" | "gone" | "failed";

/** Two polls and a slow response take less than 5 s, the limit for showing a colleague's changes. */
const POLL_INTERVAL_MS = 2000;

/**
 * An enquiry with its notes, emails and history: polled while the screen is visible.
 * @param again asks at once whenever it changes
 */
export function useEnquiryDetail(id: number, again: unknown): Known {
  const [known, setKnown] = useState<Known>("unknown");
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- a reload must not change the query
  useEffect(() => {
    let isActive = true;
    const load = async () => {
      const response = await apiFetch(new Request(location.href), "GET /api/contact/{id}", { id });
      if (!isActive) return;
      if (response.ok) setKnown((before) => getNewer(before, response.body.data));
      else setKnown((before) => (typeof before === "object" ? before : response.status === 404 ? "gone" : "failed"));
    };
    load().catch((ended: unknown) => {
      // Session ended; the next action redirects to the login.
      if (!(ended instanceof Response)) throw ended;
    });
    let isAsking = false;
    const follow = async () => {
      if (document.hidden || isAsking) return;
      isAsking = true;
      const response = await backgroundRequest("GET /api/contact/{id}", { id });
      isAsking = false;
      if (isActive && response?.ok) setKnown((before) => getNewer(before, response.body.data));
    };
    const polling = setInterval(follow, POLL_INTERVAL_MS);
    addEventListener("visibilitychange", follow);
    return () => {
      isActive = false;
      clearInterval(polling);
      removeEventListener("visibilitychange", follow);
    };
  }, [id, again]);
  return known;
}

/** A response that was overtaken by a later one is dropped; an equal one changes nothing. */
function getNewer(before: Known, now: OpenedEnquiry): Known {
  if (typeof before !== "object" || before.id !== now.id) return now;
  return now.version < before.version || JSON.stringify(now) === JSON.stringify(before) ? before : now;
}

/** How long something was done "just now". */
const NEWS_SHOWN_MS = 60_000;

/** Announces a colleague's changes to an open enquiry; reloads the list. */
export function useEnquiryNews(whole: EnquiryDetail | undefined): string {
  const [read, setRead] = useState(whole);
  const [news, setNews] = useState({ text: "" });
  const { revalidate } = useRevalidator();
  if (whole !== read) {
    setRead(whole);
    const sentence = whole && read ? newsBetween(read, whole, storedAdmin()?.id) : "";
    if (sentence !== "") setNews({ text: sentence });
  }
  useEffect(() => {
    if (news.text === "") return;
    void revalidate();
    const ending = setTimeout(() => setNews({ text: "" }), NEWS_SHOWN_MS);
    return () => clearTimeout(ending);
  }, [news, revalidate]);
  return news.text;
}

/** How an action is described to colleagues. */
const NEWS: Readonly<Record<string, (name: string) => string>> = {
  "take enquiry": (name) => t("Assigned to {name} just now.", { name }),
  "release enquiry": (name) => t("Released by {name} just now.", { name }),
  "mark enquiry as answered": (name) => t("Marked as answered by {name} just now.", { name }),
  "reopen enquiry": (name) => t("Reopened by {name} just now.", { name }),
  "mark enquiry as spam": (name) => t("Moved to Spam by {name} just now.", { name }),
  "mark enquiry as no spam": (name) => t("Moved out of Spam by {name} just now.", { name }),
  "note on enquiry": (name) => t("{name} added a note just now.", { name }),
  "set reminder of enquiry": (name) => t("{name} set a reminder just now.", { name }),
  "reply to enquiry": (name) => t("{name} sent a reply just now.", { name }),
};

/**
 * What others did between two versions of an enquiry, oldest first, in one sentence each; empty when nothing.
 * @param own id of the current administrator
 */
export function newsBetween(
  before: Pick<EnquiryDetail, "history">,
  now: Pick<EnquiryDetail, "history">,
  own: number | undefined,
): string {
  const [latest] = before.history;
  return now.history
    .filter(({ id, who }) => id > (latest?.id ?? 0) && who.id !== own)
    .reverse()
    .map(({ act, who }) => (NEWS[act] ?? ((name: string) => t("Changed by {name} just now.", { name })))(who.name))
    .join(" ");
}
