import { type ActionFunctionArgs, data, redirect } from "react-router";
import { CONTACT_WORDS } from "../../../domain/contact-submissions.ts";
import { withoutCountryCode } from "../../../domain/phone.ts";
import { pageContext } from "../../services.ts";
import { notDone } from "../refusal.ts";
import { type Ending, send, type Typed, typedIn } from "../send.ts";

/** What the call takes of what was typed: the ten digits of a number, however it was written. */
const asCalled = ({ phone, ...typed }: Typed): Typed => ({
  ...typed,
  ...(phone !== undefined && { phone: withoutCountryCode(phone) }),
});

/** The way without scripts: the page at `address` again with the words beside the fields, or with the thanks. */
export async function takeEnquiry({ request, context }: ActionFunctionArgs, address: string) {
  const { services, visitor, onFault } = context.get(pageContext);
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const typed = typedIn(form);
  try {
    const answer = await services.contactSubmissions.send(asCalled(typed), visitor);
    if (answer.ok) return redirect(`${address}?sent=1#${ENQUIRY}`, 303);
    return data({ message: answer.message, errors: answer.errors, typed }, { status: 422 });
  } catch (thrown) {
    const { message, ...init } = notDone(thrown, CONTACT_WORDS.notSent, { onFault });
    return data({ message, errors: {}, typed }, init);
  }
}

/** The rules of the form, on their way from its first focus on. */
export const enquiryRules = () =>
  import("../../../domain/contact-submissions.rules.ts").then(({ enquiryForm }) => enquiryForm);

/** The way with scripts: the call of the API, and a toast. */
export async function sendEnquiry(request: Request): Promise<Ending> {
  return send(asCalled(typedIn(await request.formData())), {
    to: "/api/contact",
    rules: enquiryRules,
    words: CONTACT_WORDS,
    toasts: "corner",
  });
}

/** The place of the form on its page. */
export const ENQUIRY = "enquiry";
