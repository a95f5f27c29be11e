import { type ActionFunctionArgs, data, redirect } from "react-router";
import { parseForm } from "../../domain/form.ts";
import { spoken } from "../../domain/refusals.ts";
import { SENDING_WORDS } from "../../domain/sending.ts";
import { type PageContext, pageContext } from "../services.ts";
import { notDone } from "./refusal.ts";
import { type BringRules, longestOf, type Typed, typedIn } from "./send.ts";

interface Taking<T> {
  rules: BringRules<T>;
  /** What the rules judge of what was typed; absent: all of it. */
  asCalled?: (typed: Typed) => Typed;
  act: (services: PageContext["services"], sent: T, visitor: string) => Promise<unknown>;
  /** The address of the thanks. */
  thanks: string;
  /** Said when it did not work. */
  notSent: string;
}

/** The way of a form without scripts: its page again with the words beside the fields, or the thanks. */
export async function take<T>(
  { request, context }: ActionFunctionArgs,
  { rules, asCalled = (typed) => typed, act, thanks, notSent }: Taking<T>,
) {
  const { services, visitor, tooLarge, onFault } = context.get(pageContext);
  const form = await request.formData().catch(() => null);
  if (!form) throw data(null, { status: 400 });
  const typed = typedIn(form);
  if (tooLarge) {
    const errors = { [longestOf(typed)]: SENDING_WORDS.beginningHere };
    return data({ message: SENDING_WORDS.tooLong, errors, typed }, { status: 413 });
  }
  try {
    const brought = await rules();
    const parsed = parseForm(brought, asCalled(typed));
    if (!parsed.ok) return data({ ...spoken(parsed, brought.sentences), typed }, { status: 422 });
    await act(services, parsed.value, visitor);
    return redirect(thanks, 303);
  } catch (thrown) {
    const { message, ...init } = notDone(thrown, notSent, { onFault });
    return data({ message, errors: {}, typed }, init);
  }
}
