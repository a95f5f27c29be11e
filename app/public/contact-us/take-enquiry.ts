import type { ActionFunctionArgs } from "react-router";
import { CONTACT_LIMITS } from "../../../domain/contact-submissions.limits.ts";
import { withoutCountryCode } from "../../../domain/phone.ts";
import type { PublicPath } from "../../../domain/public-addresses.ts";
import { type Ending, send, type Typed, typedIn } from "../send.ts";
import { take } from "../take.ts";

/** What the call takes of what was typed: the ten digits of a number, however it was written. */
export const asCalled = ({ phone, ...typed }: Typed): Typed => ({
  ...typed,
  ...(phone !== undefined && { phone: withoutCountryCode(phone) }),
});

/** The rules of the form, on their way from its first focus on. */
export const enquiryRules = () =>
  import("../../../domain/contact-submissions.rules.ts").then(({ enquiryForm }) => enquiryForm);

/** The way without scripts, from the page whose English address is `address`. */
export const takeEnquiry = (args: ActionFunctionArgs, address: PublicPath) =>
  take(args, {
    rules: enquiryRules,
    asCalled,
    act: ({ contactSubmissions }, enquiry, visitor) => contactSubmissions.send(enquiry, visitor),
    thanks: `${address}?sent=1#${ENQUIRY}`,
  });

/** The way with scripts: the call of the API. */
export async function sendEnquiry(request: Request): Promise<Ending> {
  return send(asCalled(typedIn(await request.formData())), {
    to: "/api/contact",
    rules: enquiryRules,
    limits: CONTACT_LIMITS,
  });
}

/** The place of the form on its page. */
export const ENQUIRY = "enquiry";
