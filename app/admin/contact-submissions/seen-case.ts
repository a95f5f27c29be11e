import type { EnquiryCase } from "../../../domain/cases.rules.ts";

/** Version fields of a form. */
export const seenCase = ({ version, state, owner }: EnquiryCase) => ({
  version,
  seen: JSON.stringify({ state, owner }),
});
