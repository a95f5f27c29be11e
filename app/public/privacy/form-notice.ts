import { languageAt } from "../../../shared/i18n/languages.ts";
import { PRIVACY_NOTICE } from "../../../shared/privacy/privacy-notice.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { type FormPrivacyNotice, getRetentionPeriods } from "./privacy-notice.tsx";

/**
 * Loaders only.
 * @param days retention; null: unlimited
 */
export function getFormPrivacyNotice(
  request: Pick<Request, "url">,
  form: "enquiry" | "school" | "volunteer" | "story",
  days: number | null,
): FormPrivacyNotice {
  const { rights, young, [form]: about } = loadMessages(request, "formNotice").formNotice;
  return {
    text: `${about.says} ${getRetentionPeriods(about, days, languageAt(new URL(request.url).pathname))}`,
    rights,
    young,
    version: PRIVACY_NOTICE,
  };
}
