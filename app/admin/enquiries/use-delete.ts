import { ENQUIRY_COPY } from "../../../shared/enquiries/enquiries.ts";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { versionFields } from "./version-fields.ts";

const DELETION = {
  title: ENQUIRY_COPY.confirm,
  text: ENQUIRY_COPY.confirmText,
  verb: ENQUIRY_COPY.confirmButton,
};

/**
 * Deletes after a confirmation.
 * @param before called before the row disappears
 */
export function useDeletion(item: Enquiry, before: () => void) {
  const { id, name, email } = item;
  const { busy, ask } = usePostAction(`submission ${id}`);
  const question = { ...DELETION, what: [name, email].filter(Boolean).join(", ") };
  return { busy, deleteIt: () => ask(question, { id, ...versionFields(item) }, before) };
}
