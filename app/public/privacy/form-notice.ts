import { PRIVACY_NOTICE, type PrivacyNotice } from "../../../shared/privacy/privacy-notice.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { getRetentionPeriods } from "./retention-period.ts";

/** Privacy notice of a form. */
export interface FormPrivacyNotice {
  says: string;
  rights: `${string}{link}${string}`;
  young: string;
  version: PrivacyNotice;
}

/**
 * Loaders only.
 * @param days retention; null: unlimited
 */
export function getFormPrivacyNotice(
  request: Pick<Request, "url">,
  form: "enquiry" | "school" | "story",
  days: number | null,
): FormPrivacyNotice {
  const { rights, young, [form]: about } = loadMessages(request, "formNotice").formNotice;
  return { says: `${about.says} ${getRetentionPeriods(about, days)}`, rights, young, version: PRIVACY_NOTICE };
}
