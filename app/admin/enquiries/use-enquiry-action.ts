import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { ENQUIRY_COPY } from "../../../shared/enquiries/enquiries.ts";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import { ENQUIRY_WORKFLOW_COPY, ENQUIRY_WORKFLOW_ERRORS } from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { useFieldErrors } from "../../components/use-field-errors.ts";
import { confirmAction } from "../components/confirmation.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import { apiFetch, type EndpointName, type EndpointTypesOf, localizeFailure } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { saveOrResolve } from "../lib/save-with-version.ts";

/** One action at a time; texts wait for the action before them. */
export interface EnquiryActionState {
  busy: boolean;
  tries: number;
  last: ActionResult | undefined;
  action(act: EnquiryAction, item: Enquiry, fields?: Record<string, string>): void;
}

export function useEnquiryAction(id: number): EnquiryActionState {
  const { busy, data, post } = usePostAction<ActionResult>(`case ${id}`);
  const seen = useRef(data);
  const running = useRef<EnquiryAction | "of the list" | null>(null);
  const waiting = useRef(new Map<EnquiryAction, () => void>());
  const [tries, setTries] = useState(0);
  // Also when a result arrives: an action that fails at once may never render as busy.
  useLayoutEffect(() => {
    running.current = busy ? (running.current ?? "of the list") : null;
  }, [busy, data]);
  useEffect(() => {
    const [next] = waiting.current;
    if (busy || !next) return;
    const [act, run] = next;
    waiting.current.delete(act);
    run();
  }, [busy, data]);
  useEffect(() => {
    if (busy || data === seen.current) return;
    seen.current = data;
    setTries((before) => before + 1);
  }, [busy, data]);
  return {
    busy,
    tries,
    last: tries > 0 ? data : undefined,
    action(act, item, fields = {}) {
      const run = () => {
        if (post({ ...fields, act, id, ...versionFields(item) })) running.current = act;
      };
      if (running.current === null) run();
      else if (running.current !== act && ignoresVersion(act)) waiting.current.set(act, run);
    },
  };
}

/** Result of an action; triggers a reload and clears the input on success. */
interface ActionResult {
  done: boolean;
  action: EnquiryAction;
  /** By field. */
  errors?: Record<string, string>;
}

type PostedTo<Name> = Name extends `POST /api/contact/{id}/${infer Act}` ? Act : never;

/** Last part of the path. */
export type EnquiryAction = PostedTo<EndpointName>;
type ActionBody = NonNullable<EndpointTypesOf<`POST /api/contact/{id}/${EnquiryAction}`>["body"]>;

const ACTION_FAILED = t("This could not be done. Please try again.");

/** True for texts and reminders, which others' changes do not affect. */
const ignoresVersion = (action: EnquiryAction): boolean =>
  action === "notes" || action === "reply" || action === "remind";

/** Confirmations for actions on another person's enquiry. */
const FORCE_OPTIONS: Partial<Record<EnquiryAction, { title: string; verb: string }>> = {
  take: { title: t("Reassign to yourself?"), verb: t("Yes, reassign") },
  reply: { title: t("Send it anyway?"), verb: t("Yes, send it") },
};

/** Runs an action with optimistic locking; shows changes of others first and confirms taking over. */
export async function runEnquiryAction(request: Request, form: FormData): Promise<ActionResult> {
  const {
    id = "",
    act: posted,
    version = "",
    seen = "{}",
    ...fields
  } = Object.fromEntries(form) as Record<string, string>;
  const action = posted as EnquiryAction;
  // The server validates it.
  const body = { ...fields, ...(fields["answered"] && { answered: true }) } as object as ActionBody;
  let response = await saveOrResolve({
    seen: JSON.parse(seen),
    version,
    verb: t("Continue anyway"),
    send: async (version) => {
      const post = (version: string) =>
        apiFetch(request, `POST /api/contact/{id}/${action}`, {
          id,
          body,
          version: ignoresVersion(action) ? undefined : version,
        });
      const response = await post(version);
      // A note or an email raises the version too, and needs no question.
      return !response.ok && response.status === 412 && isAsSeen(JSON.parse(seen), response.current)
        ? post(String((response.current as { version: number }).version))
        : response;
    },
  });
  if (response === "kept") return { done: false, action };
  const question = response.ok ? undefined : FORCE_OPTIONS[action];
  if (!response.ok && question && response.status === 409 && response.code !== "case-spam") {
    if (!(await confirmAction({ ...question, text: response.message ?? "" }))) return { done: false, action };
    response = await apiFetch(request, `POST /api/contact/{id}/${action}`, { id, body: { ...body, anyway: true } });
  }
  if (response.ok) {
    showResultToast({
      kind: "ok",
      text: "message" in response.body ? response.body.message : ENQUIRY_WORKFLOW_COPY.replied,
    });
    return { done: true, action };
  }
  const { message, errors } = localizeFailure(ENQUIRY_WORKFLOW_ERRORS, response);
  const why = Object.values(errors)[0] ?? message;
  showResultToast(failureToast({ status: response.status, message: why }, ACTION_FAILED), errors);
  return { done: false, action, errors };
}

type Assigned = Pick<Enquiry, "state" | "owner">;

/** True if an outdated version still has the state and assignee that the person saw. */
const isAsSeen = (seen: Partial<Assigned>, current: unknown): boolean => {
  const { state, owner } = (current ?? {}) as Partial<Assigned>;
  return state !== undefined && state === seen.state && owner?.id === seen.owner?.id;
};

const DELETION = {
  title: ENQUIRY_COPY.confirm,
  text: ENQUIRY_COPY.confirmText,
  verb: ENQUIRY_COPY.confirmButton,
};

/**
 * Deletes after a confirmation.
 * @param before called before the row disappears
 */
export function useDeletion(item: Enquiry, before: () => void) {
  const { id, name, email } = item;
  const { busy, ask } = usePostAction(`submission ${id}`);
  const question = { ...DELETION, target: [name, email].filter(Boolean).join(", ") };
  return { busy, deleteIt: () => ask(question, { id, ...versionFields(item) }, before) };
}

/** Version fields of a form. */
const versionFields = ({ version, state, owner }: Enquiry) => ({
  version,
  seen: JSON.stringify({ state, owner }),
});

const NO_ERRORS = {};

/** Focuses the field and shows its error until it is edited. */
export function useTextError(
  form: RefObject<HTMLFormElement | null>,
  { busy, tries, last }: EnquiryActionState,
  acts: readonly string[],
) {
  const refused = last && acts.includes(last.action) ? last.errors : undefined;
  const wrong = useMemo(() => {
    const [message] = Object.values(refused ?? NO_ERRORS);
    return message === undefined ? NO_ERRORS : { text: message };
  }, [refused]);
  const { errors, onInput } = useFieldErrors(wrong);
  const focus = useEffectEvent(() => {
    if (wrong !== NO_ERRORS) form.current?.querySelector("textarea")?.focus();
  });
  useEffect(() => {
    if (tries > 0) focus();
  }, [tries]);
  return { error: busy ? undefined : errors["text"], onInput };
}
