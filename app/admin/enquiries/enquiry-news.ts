import type { EnquiryDetail } from "../../../shared/enquiries/workflow.schema.ts";

/** How an action is described to colleagues. */
const NEWS: Readonly<Record<string, (name: string) => string>> = {
  "take enquiry": (name) => `Assigned to ${name} just now.`,
  "release enquiry": (name) => `Released by ${name} just now.`,
  "mark enquiry as answered": (name) => `Marked as answered by ${name} just now.`,
  "reopen enquiry": (name) => `Reopened by ${name} just now.`,
  "mark enquiry as spam": (name) => `Moved to Spam by ${name} just now.`,
  "mark enquiry as no spam": (name) => `Moved out of Spam by ${name} just now.`,
  "note on enquiry": (name) => `${name} added a note just now.`,
  "reply to enquiry": (name) => `${name} sent a reply just now.`,
};

/**
 * What others did between two readings of a case, oldest first, in one sentence each; empty when nothing.
 * @param own the id of the administrator who reads
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
    .map(({ act, who }) => (NEWS[act] ?? ((name: string) => `Changed by ${name} just now.`))(who.name))
    .join(" ");
}
