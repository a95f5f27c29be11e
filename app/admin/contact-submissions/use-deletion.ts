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
 * Deletes after a confirmation.
 * @param before called before the row disappears
 */
export function useDeletion(item: EnquiryCase, before: () => void) {
  const { id, name, email } = item;
  const { busy, ask } = usePost(`submission ${id}`);
  const question = { ...DELETION, what: [name, email].filter(Boolean).join(", ") };
  return { busy, deleteIt: () => ask(question, { id, ...seenCase(item) }, before) };
}
