import type { ContactSubmission } from "../../../domain/contact-submissions.rules.ts";
import type { Page, PageAsked } from "../../../domain/pages.ts";
import { soughtIn } from "../../../domain/sought.ts";
import type { Database } from "../../database/open.ts";
import { idsHolding } from "../../database/text-search.ts";

/** Of a submission, what staff see. */
export const SUBMISSION_COLUMNS = ["id", "name", "phone", "email", "message", "created_at"] as const;

/** Submissions that hold every word of `q` in name, phone, e-mail or message, in any order, newest first. */
export async function searchSubmissions(
  database: Pick<Database, "db" | "kind">,
  q: string,
  range: PageAsked,
): Promise<Page<ContactSubmission>> {
  const found = await idsHolding(database, "contact_submissions", soughtIn(q));
  const from = (range.page - 1) * range.limit;
  return { items: await submissionsOf(database, found.slice(from, from + range.limit)), ...range, total: found.length };
}

/** The submissions of these ids, newest first. */
export const submissionsOf = async ({ db }: Pick<Database, "db">, ids: number[]): Promise<ContactSubmission[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom("contact_submissions")
        .select(SUBMISSION_COLUMNS)
        .where("id", "in", ids)
        .orderBy("id", "desc")
        .execute();
