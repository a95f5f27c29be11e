import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";

/** Version fields of a form. */
export const versionFields = ({ version, state, owner }: Enquiry) => ({
  version,
  seen: JSON.stringify({ state, owner }),
});
