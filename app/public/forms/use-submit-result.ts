import { useEffect, useMemo, useRef } from "react";
import { type ErrorMessages, type LocalizedErrors, toMessages } from "../../../shared/validation/errors.ts";
import { showToast, type ToastPlace } from "../../components/toasts.ts";
import { useMessages } from "../../i18n/use-messages.ts";
import type { FormFields, SubmitResult } from "./submit-form.ts";

/** With the typed values after a page load. */
export interface RejectedForm extends LocalizedErrors {
  typed?: FormFields;
}

export interface SubmitMessages {
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
    const said = toMessages(end, messages);
    // Unknown codes are server-only errors.
    const message = end.rule.code in messages ? said.message : notSent;
    const errors = Object.fromEntries(
      Object.entries(said.errors).filter(([name]) => (end.fields[name]?.code ?? "") in messages),
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
