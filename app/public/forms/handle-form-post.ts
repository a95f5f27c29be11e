import { type ActionFunctionArgs, data, redirect } from "react-router";
import { languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import type { ValidationFailure } from "../../../shared/validation/errors.ts";
import { getFields, parseForm } from "../../../shared/validation/form.ts";
import { type PageContext, pageContext } from "../../page-context.ts";
import {
  type FormFields,
  type LoadRules,
  longestField,
  type Rejected,
  readFormFields,
  rejected,
} from "./submit-form.ts";

interface FormPostOptions<T> {
  rules: LoadRules<T>;
  /** Normalises input before validation. */
  toFields?: (typed: FormFields) => FormFields;
  submit: (services: PageContext["services"], sent: T, visitor: string) => Promise<unknown>;
  thanks: PublicLink;
}

/** Handles a form post without scripts: renders the page with errors, or redirects. */
export async function handleFormPost<T>(
  { request, context }: ActionFunctionArgs,
  { rules, toFields = (typed) => typed, submit, thanks }: FormPostOptions<T>,
) {
  const { services, visitor, tooLarge, onError } = context.get(pageContext);
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const brought = await rules();
  // The page shows what its own fields held, and nothing else that was sent.
  const known = getFields(brought);
  const typed = Object.fromEntries(Object.entries(readFormFields(form)).filter(([field]) => known.includes(field)));
  if (tooLarge) {
    const fields = { [longestField(typed)]: { code: "beginningHere" } };
    return data<Rejected>({ ...rejected("tooLong", fields), typed }, { status: 413 });
  }
  try {
    const parsed = parseForm(brought, toFields(typed));
    if (!parsed.ok) return data<Rejected>({ rule: parsed.rule, fields: parsed.fields, typed }, { status: 422 });
    await submit(services, parsed.value, visitor);
    return redirect(localizeUrl(languageAt(new URL(request.url).pathname), thanks), 303);
  } catch (error) {
    const { rule, fields, ...init } = toFormError(error, { onError });
    return data<Rejected>({ rule, fields, typed }, init);
  }
}

interface FailedRequest extends ValidationFailure {
  status: number;
  headers: Record<string, string>;
}

const STATUS: Record<string, number> = { "too-many": 429, unavailable: 503 };

/** Converts an exception into a form error, so that nothing typed is lost; unexpected errors are logged. */
function toFormError(error: unknown, { onError }: Pick<PageContext, "onError">): FailedRequest {
  if (isAppError(error)) {
    const { rule, fields, kind, retryAfter } = error;
    const headers = retryAfter ? { "Retry-After": String(retryAfter) } : {};
    return { rule, fields, status: STATUS[kind] ?? 422, headers };
  }
  onError(error);
  return { ...rejected("notSent"), status: 500, headers: {} };
}

/** By shape: pages share no classes with the server. */
const isAppError = (error: unknown): error is Error & ValidationFailure & { kind: string; retryAfter?: number } =>
  error instanceof Error && "kind" in error && typeof error.kind === "string";
