import { type FormEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigation, useSearchParams } from "react-router";
import { useDraft } from "../../ui/draft.ts";
import { useRemainingErrors } from "../../ui/remaining-errors.ts";
import type { ToastPlace } from "../../ui/toasts.ts";
import { type Saying, useEnding } from "../ending.ts";
import { type BringRules, beginWriting, type Ending } from "../send.ts";

const NONE = {};

export interface PublicForm<T> {
  /** Names the form on its page, and its draft. */
  name: string;
  /** Where it is posted to: the page on which it stands. */
  action: string;
  /** How the last try ended, while the page is open. */
  end: Ending | undefined;
  rules: BringRules<T>;
  words: Pick<Saying, "refusals" | "sent" | "notSent">;
  toasts?: ToastPlace;
}

/** What a form that visitors send from its own page does: one try at a time, its end in words, a draft meanwhile. */
export function usePublicForm<T>({ name, action, end, rules, words, toasts = "corner" }: PublicForm<T>) {
  const form = useRef<HTMLFormElement>(null);
  const { state, formAction } = useNavigation();
  const [parameters] = useSearchParams();
  const sending = useRef(false);
  const { refusal, sentAt } = useEnding(end, { ...words, toasts });
  const { errors, onInput } = useRemainingErrors(refusal?.errors ?? NONE);
  const draft = useDraft(name, form);
  const { drop } = draft;
  // Where a page that comes anew begins: a browser without scripts goes to it, and has its focus there.
  const first = refusal?.typed && Object.keys(refusal.errors)[0];
  // What was sent is cleared: fields of a new key begin empty, and keep it while later ones are refused.
  const [clearedAt, setClearedAt] = useState(sentAt);
  if (sentAt !== undefined && sentAt !== clearedAt) setClearedAt(sentAt);

  useEffect(() => {
    // An end may come before a rendering says that anything began.
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
    /** Why the last try was refused; nothing while another one is under way. */
    why: busy ? undefined : refusal,
    sentAt,
    /** It was taken: just now, or the page says so. */
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
      onFocus: () => beginWriting(rules),
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

/** What a field of such a form is told. */
export type FieldOf = ReturnType<typeof usePublicForm>["field"];
