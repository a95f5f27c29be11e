import { type ActionFunctionArgs, data, redirect } from "react-router";
import { languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { fieldsOf, parseForm } from "../../../shared/validation/form.ts";
import { type PageContext, pageContext } from "../../page-context.ts";
import { type BringRules, longestOf, type Rejected, rejected, type Typed, typedIn } from "./submit-form.ts";
import { toFormError } from "./to-form-error.ts";

interface Taking<T> {
  rules: BringRules<T>;
  /** Normalises input before validation. */
  asCalled?: (typed: Typed) => Typed;
  act: (services: PageContext["services"], sent: T, visitor: string) => Promise<unknown>;
  thanks: PublicLink;
}

/** Handles a form post without scripts: renders the page with errors, or redirects. */
export async function take<T>(
  { request, context }: ActionFunctionArgs,
  { rules, asCalled = (typed) => typed, act, thanks }: Taking<T>,
) {
  const { services, visitor, tooLarge, onError } = context.get(pageContext);
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const brought = await rules();
  // The page shows what its own fields held, and nothing else that was sent.
  const known = fieldsOf(brought);
  const typed = Object.fromEntries(Object.entries(typedIn(form)).filter(([field]) => known.includes(field)));
  if (tooLarge) {
    const fields = { [longestOf(typed)]: { code: "beginningHere" } };
    return data<Rejected>({ ...rejected("tooLong", fields), typed }, { status: 413 });
  }
  try {
    const parsed = parseForm(brought, asCalled(typed));
    if (!parsed.ok) return data<Rejected>({ rule: parsed.rule, fields: parsed.fields, typed }, { status: 422 });
    await act(services, parsed.value, visitor);
    return redirect(localizeUrl(languageAt(new URL(request.url).pathname), thanks), 303);
  } catch (error) {
    const { rule, fields, ...init } = toFormError(error, { onError });
    return data<Rejected>({ rule, fields, typed }, init);
  }
}
