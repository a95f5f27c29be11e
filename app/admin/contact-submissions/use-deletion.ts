import type { EnquiryCase } from "../../../domain/cases.rules.ts";
import { CONTACT_WORDS } from "../../../domain/contact-submissions.ts";
import { usePost } from "../parts/use-post.ts";
import { seenCase } from "./seen-case.ts";

const DELETION = {
  title: CONTACT_WORDS.confirm,
  text: CONTACT_WORDS.confirmText,
  verb: CONTACT_WORDS.confirmButton,
};

/**
 * The way to delete a submission, after a question that names it.
 * @param before done once the answer is yes, before it may go away
 */
export function useDeletion(item: EnquiryCase, before: () => void) {
  const { id, name, email } = item;
  const { busy, ask } = usePost(`submission ${id}`);
  const question = { ...DELETION, what: [name, email].filter(Boolean).join(", ") };
  return { busy, deleteIt: () => ask(question, { id, ...seenCase(item) }, before) };
}
