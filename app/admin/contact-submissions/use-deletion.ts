import { useFetcher } from "react-router";
import type { EnquiryCase } from "../../../domain/cases.rules.ts";
import { CONTACT_WORDS } from "../../../domain/contact-submissions.ts";
import { confirmed } from "../parts/confirmation.tsx";

const DELETION = {
  title: CONTACT_WORDS.confirm,
  text: CONTACT_WORDS.confirmText,
  verb: CONTACT_WORDS.confirmButton,
};

/**
 * The way to delete a submission, after a question that names it.
 * @param before done once the answer is yes, before it may go away
 */
export function useDeletion({ id, name, email }: EnquiryCase, before: () => void) {
  const fetcher = useFetcher({ key: `submission ${id}` });
  const busy = fetcher.state !== "idle";
  return {
    busy,
    async deleteIt() {
      if (busy || !(await confirmed({ ...DELETION, what: [name, email].filter(Boolean).join(", ") }))) return;
      before();
      void fetcher.submit({ id }, { method: "post" });
    },
  };
}
