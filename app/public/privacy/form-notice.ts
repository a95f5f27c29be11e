import { PRIVACY_NOTICE, type PrivacyNotice } from "../../../shared/privacy/privacy-notice.ts";
import { wordsFor } from "../../i18n/load-messages.ts";
import { howLong } from "./retention-period.ts";

/** Privacy notice of a form. */
export interface FormNotice {
  says: string;
  rights: `${string}{link}${string}`;
  young: string;
  version: PrivacyNotice;
}

/**
 * Loaders only.
 * @param days retention; null: unlimited
 */
export function noticeOf(
  request: Pick<Request, "url">,
  form: "enquiry" | "school" | "story",
  days: number | null,
): FormNotice {
  const { rights, young, [form]: about } = wordsFor(request, "formNotice").formNotice;
  return { says: `${about.says} ${howLong(about, days)}`, rights, young, version: PRIVACY_NOTICE };
}
