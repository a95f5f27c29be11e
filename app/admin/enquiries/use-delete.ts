import { CONTACT_WORDS } from "../../../shared/enquiries/enquiries.ts";
import type { EnquiryCase } from "../../../shared/enquiries/workflow.schema.ts";
import { usePost } from "../hooks/use-post-action.ts";
import { seenCase } from "./version-fields.ts";

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
