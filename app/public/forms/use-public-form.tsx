import { type FormEvent, type SubmitEvent, useEffect, useMemo, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { type ErrorMessages, type LocalizedErrors, toMessages } from "../../../shared/validation/errors.ts";
import { Icon } from "../../components/icon.tsx";
import { showToast, type ToastPlace } from "../../components/toasts.ts";
import { useDraft } from "../../components/use-draft.tsx";
import { useFieldErrors } from "../../components/use-field-errors.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import { type FormFields, type LoadRules, prefetchValidation, type SubmitResult } from "./submit-form.ts";

const NONE = {};

export interface PublicForm<T> {
  /** Also the draft's key. */
  name: string;
  /** URL of the page that contains the form. */
  action: string;
  result: SubmitResult | undefined;
  rules: LoadRules<T>;
  messages: Pick<SubmitMessages, "refusals" | "sent" | "notSent">;
  toasts?: ToastPlace;
}

/** State of a public form: single submission, result, draft. */
export function usePublicForm<T>({ name, action, result, rules, messages, toasts = "corner" }: PublicForm<T>) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formAction } = useNavigation();
  const [parameters] = useSearchParams();
  const sending = useRef(false);
  const { refusal, sentAt } = useSubmitResult(result, { ...messages, toasts });
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
  }, [state, result]);
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

/** With the typed values after a page load. */
interface RejectedForm extends LocalizedErrors {
  typed?: FormFields;
}

interface SubmitMessages {
  /** By error code. */
  refusals: ErrorMessages;
  sent: string;
  notSent: string;
  toasts: ToastPlace;
}

/** Messages for the last submission's result. With scripts also a toast, once. */
export function useSubmitResult(end: SubmitResult | undefined, { refusals, sent, notSent, toasts }: SubmitMessages) {
  const sending = useMessages("sending");
  const refusal = useMemo((): RejectedForm | undefined => {
    if (!end || "sentAt" in end) return undefined;
    const messages: ErrorMessages = { ...sending, ...refusals, notSent };
    const sentences = toMessages(end, messages);
    // Unknown codes are server-only errors.
    const message = end.rule.code in messages ? sentences.message : notSent;
    const errors = Object.fromEntries(
      Object.entries(sentences.errors).filter(([name]) => (end.fields[name]?.code ?? "") in messages),
    );
    return { message, errors, ...(end.typed && { typed: end.typed }) };
  }, [end, sending, refusals, notSent]);

  const announced = useRef<SubmitResult>(undefined);
  useEffect(() => {
    // Already on the loaded page.
    if (!end || end === announced.current || ("typed" in end && end.typed)) return;
    announced.current = end;
    if ("sentAt" in end) showToast({ kind: "ok", text: sent }, toasts);
    else if (end.failed) showToast({ kind: "bad", text: notSent }, toasts);
    else showToast({ kind: "warn", text: refusal?.message ?? notSent }, toasts);
  }, [end, refusal, sent, notSent, toasts]);

  return { refusal, sentAt: end && "sentAt" in end ? end.sentAt : undefined };
}

interface FormErrorProps {
  why: RejectedForm | undefined;
  /** Above the fields, or at the button. */
  at: "fields" | "button";
}

/** Error of the last submission. */
export function FormError({ why, at }: FormErrorProps) {
  if (!why) return null;
  const ofFields = why.typed !== undefined || Object.keys(why.errors).length > 0;
  if (ofFields !== (at === "fields")) return null;
  // Announced by its toast; without scripts by this line.
  return (
    <p className="note bad field full-width" role={why.typed || !ofFields ? "alert" : undefined}>
      <Icon name="warning" />
      {why.message}
    </p>
  );
}
