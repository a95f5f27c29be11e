import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import type { ToastPlace } from "../../components/toasts.ts";
import { useDraft } from "../../components/use-draft.ts";
import { useFieldErrors } from "../../components/use-field-errors.ts";
import { type LoadRules, prefetchValidation, type SubmitResult } from "./submit-form.ts";
import { type SubmitMessages, useSubmitResult } from "./use-submit-result.ts";

const NONE = {};

export interface PublicForm<T> {
  /** Also the draft's key. */
  name: string;
  /** URL of the page that contains the form. */
  action: string;
  end: SubmitResult | undefined;
  rules: LoadRules<T>;
  messages: Pick<SubmitMessages, "refusals" | "sent" | "notSent">;
  toasts?: ToastPlace;
}

/** State of a public form: single submission, result, draft. */
export function usePublicForm<T>({ name, action, end, rules, messages, toasts = "corner" }: PublicForm<T>) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formAction } = useNavigation();
  const [parameters] = useSearchParams();
  const sending = useRef(false);
  const { refusal, sentAt } = useSubmitResult(end, { ...messages, toasts });
  const { errors, onInput } = useFieldErrors(refusal?.errors ?? NONE);
  const draft = useDraft(name, form);
  const { drop } = draft;
  // Focused after a page load without scripts.
  const first = refusal?.typed && Object.keys(refusal.errors)[0];
  // A new key clears the fields.
  const [clearedAt, setClearedAt] = useState(sentAt);
  if (sentAt !== undefined && sentAt !== clearedAt) setClearedAt(sentAt);

  useEffect(() => {
    // The result may arrive before the busy state rendered.
    if (state === "idle") sending.current = false;
  }, [state, end]);
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refusal]);
  useEffect(() => {
    if (sentAt !== undefined) drop();
  }, [sentAt, drop]);

  const busy = state === "submitting" && formAction !== undefined;
  return {
    busy,
    draft,
    why: busy ? undefined : refusal,
    sentAt,
    /** Submitted now, or before a page load. */
    isSent: sentAt !== undefined || parameters.has("sent"),
    clearedAt,
    field: (field: string) => ({
      name: field,
      error: errors[field],
      defaultValue: refusal?.typed?.[field],
      id: field === first ? name : undefined,
    }),
    form: {
      ref: form,
      method: "post",
      id: first ? undefined : name,
      action: `${action}#${name}`,
      replace: true,
      preventScrollReset: true,
      noValidate: true,
      onFocus: () => prefetchValidation(rules),
      onInput(event: FormEvent<HTMLFormElement>) {
        onInput(event);
        draft.keep();
      },
      onSubmit(event: SubmitEvent) {
        if (sending.current) event.preventDefault();
        sending.current = true;
      },
    },
  } as const;
}

export type FieldOf = ReturnType<typeof usePublicForm>["field"];
