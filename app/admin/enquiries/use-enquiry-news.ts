import { useEffect, useState } from "react";
import { useRevalidator } from "react-router";
import type { EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";
import { storedAdmin } from "../lib/session.ts";
import { newsBetween } from "./enquiry-news.ts";

/** How long something was done "just now". */
const NEWS_SHOWN_MS = 60_000;

/** What a colleague just did to an open case, in words; the list below is then loaded again. */
export function useEnquiryNews(whole: EnquiryDetail | undefined): string {
  const [read, setRead] = useState(whole);
  const [news, setNews] = useState({ words: "" });
  const { revalidate } = useRevalidator();
  if (whole !== read) {
    setRead(whole);
    const words = whole && read ? newsBetween(read, whole, storedAdmin()?.id) : "";
    if (words !== "") setNews({ words });
  }
  useEffect(() => {
    if (news.words === "") return;
    void revalidate();
    const ending = setTimeout(() => setNews({ words: "" }), NEWS_SHOWN_MS);
    return () => clearTimeout(ending);
  }, [news, revalidate]);
  return news.words;
}
