import type { EnquiryCase } from "../../../domain/cases.rules.ts";

/** The version of a case that somebody looks at, and what of it others may change meanwhile, as a form carries them. */
export const seenCase = ({ version, state, owner }: EnquiryCase) => ({
  version,
  seen: JSON.stringify({ state, owner }),
});
