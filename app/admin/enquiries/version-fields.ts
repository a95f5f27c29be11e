import type { EnquiryCase } from "../../../shared/enquiries/workflow.schema.ts";

/** Version fields of a form. */
export const seenCase = ({ version, state, owner }: EnquiryCase) => ({
  version,
  seen: JSON.stringify({ state, owner }),
});
