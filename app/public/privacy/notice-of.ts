import { PRIVACY_NOTICE, type PrivacyNotice } from "../../../domain/privacy-notice.ts";
import { wordsFor } from "../../words/catalogue.ts";
import { howLong } from "./how-long.ts";

/** What a visitor is told before a form is sent, in the language of its page. */
export interface FormNotice {
  /** What is stored, why, and for how long. */
  says: string;
  /** What a visitor may ask, and where to complain. */
  rights: `${string}{link}${string}`;
  /** For those who are children by law. */
  young: string;
  version: PrivacyNotice;
}

/**
 * The notice before a form; loaders alone call this, as the words of the other forms have no way to go.
 * @param days how long what visitors send is kept; null: until somebody deletes it
 */
export function noticeOf(
  request: Pick<Request, "url">,
  form: "enquiry" | "school" | "story",
  days: number | null,
): FormNotice {
  const { rights, young, [form]: about } = wordsFor(request, "formNotice").formNotice;
  return { says: `${about.says} ${howLong(about, days)}`, rights, young, version: PRIVACY_NOTICE };
}
