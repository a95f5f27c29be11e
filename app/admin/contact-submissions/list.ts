import { replace } from "react-router";
import type { ContactSubmission } from "../../../domain/contact-submissions.rules.ts";
import { CONTACT_SUBMISSIONS_PER_PAGE } from "../../../domain/contact-submissions.ts";
import { type Page, pagesOf } from "../../../domain/pages.ts";
import { ask } from "../api.ts";
import { addressOf, type Shown } from "./shown.ts";

interface Listed {
  data: ContactSubmission[];
  meta: Omit<Page<ContactSubmission>, "items">;
}

/**
 * One page of submissions, newest first; null when it could not be loaded. A page that is no longer there, because its
 * last submission was deleted, leads to the last one that is.
 */
export async function loadSubmissions(request: Request, { page, q }: Shown): Promise<Page<ContactSubmission> | null> {
  const query = new URLSearchParams({ page: String(page), limit: String(CONTACT_SUBMISSIONS_PER_PAGE) });
  if (q) query.set("q", q);
  const answer = await ask<Listed>(request, "GET", `/api/contact?${query}`);
  if (!answer.ok) return null;
  const list = { ...answer.body.meta, items: answer.body.data };
  if (page > pagesOf(list)) throw replace(addressOf({ page: pagesOf(list), q }));
  return list;
}
