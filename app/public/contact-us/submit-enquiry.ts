import type { ActionFunctionArgs } from "react-router";
import { ENQUIRY_LIMITS } from "../../../shared/enquiries/enquiries.limits.ts";
import type { PublicPath } from "../../../shared/public-routes.ts";
import { withoutCountryCode } from "../../../shared/validation/phone.ts";
import { handleFormPost } from "../forms/handle-form-post.ts";
import { type FormFields, readFormFields, type SubmitResult, submitForm } from "../forms/submit-form.ts";

/** Normalises the phone number to ten digits. */
export const toFields = ({ phone, ...typed }: FormFields): FormFields => ({
  ...typed,
  ...(phone !== undefined && { phone: withoutCountryCode(phone) }),
});

/** Loaded on first focus. */
export const enquiryRules = () =>
  import("../../../shared/enquiries/enquiries.schema.ts").then(({ enquiryForm }) => enquiryForm);

/**
 * Without scripts.
 * @param address English path of the page
 */
export const handleEnquiryPost = (args: ActionFunctionArgs, address: PublicPath) =>
  handleFormPost(args, {
    rules: enquiryRules,
    toFields,
    submit: ({ enquiries }, enquiry, visitor) => enquiries.submit(enquiry, visitor),
    thanks: `${address}?sent=1#${ENQUIRY}`,
  });

/** With scripts. */
export async function sendEnquiry(request: Request): Promise<SubmitResult> {
  return submitForm(toFields(readFormFields(await request.formData())), {
    to: "/api/contact",
    rules: enquiryRules,
    limits: ENQUIRY_LIMITS,
  });
}

/** Anchor. */
export const ENQUIRY = "enquiry";
