import { useEffect, useRef } from "react";
import type { Enquiry } from "../../../shared/enquiries/workflow.schema.ts";
import {
  ANSWERED_HOW,
  type AnsweredHow,
  ENQUIRY_WORKFLOW_ERRORS,
  ENQUIRY_WORKFLOW_LIMITS,
} from "../../../shared/enquiries/workflow.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Field } from "../../components/field.tsx";
import { detectLanguage } from "../../components/language.ts";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton } from "../components/buttons.tsx";
import { Icon } from "../components/icon.tsx";
import { isDoubleClickEcho } from "../lib/double-click.ts";
import { dropDraft, getDraft, saveDraft } from "../lib/drafts.ts";
import { useAdmin } from "../lib/session.ts";
import styles from "./detail.module.css";
import { type EnquiryAction, type EnquiryActionState, useTextError } from "./use-enquiry-action.ts";

const NOTE = countCharactersIn(ENQUIRY_WORKFLOW_ERRORS, ENQUIRY_WORKFLOW_LIMITS, "note-too-long");

const HOW: Record<AnsweredHow, string> = {
  mail: t("By email"),
  call: t("By call"),
  whatsapp: t("By WhatsApp"),
  other: t("Another way"),
};

/** In the language of the message. */
const greeting = ({ name, message }: Enquiry): string =>
  detectLanguage(message) === "ml"
    ? `നമസ്കാരം ${name}, ലഹരിമുക്ത കേരളം പ്രചാരണത്തിൽ നിന്നാണ്. താങ്കളുടെ സന്ദേശം കിട്ടി.`
    : `Hello ${name}, this is the Drug-Free Kerala campaign. We have read what you wrote to us.`;

export const EnquiryContactLinks = ({ item }: { item: Enquiry }) =>
  item.phone !== "" && (
    <div className={`button-row ${styles.contactWays}`}>
      <a className={`button small ${item.urgent ? "red" : "outlined"}`} href={`tel:${item.phone}`}>
        <Icon name="phone" />
        {t("Call")}
      </a>
      <a
        className="button outlined small"
        href={`https://wa.me/91${item.phone}?text=${encodeURIComponent(greeting(item))}`}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="chat" />
        {t("WhatsApp")}
      </a>
    </div>
  );

const typedIn = (form: HTMLFormElement | null): string => String(new FormData(form ?? undefined).get("text") ?? "");

/** A typed note is sent along. */
const getNote = (form: HTMLFormElement | null) => {
  const note = typedIn(form);
  return note.trim() ? { note } : {};
};

interface EnquiryActionsProps {
  item: Enquiry;
  actionState: EnquiryActionState;
}

/** Available actions and a note, which is kept across reloads. */
export function EnquiryActions({ item, actionState }: EnquiryActionsProps) {
  const { busy, act, last, tries } = actionState;
  const admin = useAdmin();
  const form = useRef<HTMLFormElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const settled = useRef(0);
  const wrong = useTextError(form, actionState, ["notes", "answered"]);
  const { id, state, owner } = item;
  const draft = `case-note:${id}`;
  const mine = owner !== null && owner.id === admin?.id;
  const mayRelease = mine || admin?.role === "owner";
  const waits = state === "new" || state === "taken";
  useEffect(() => {
    if (tries === 0 || !last?.done || !(last.act === "notes" || last.act === "answered")) return;
    form.current?.reset();
    form.current?.querySelector("textarea")?.dispatchEvent(new Event("input", { bubbles: true }));
    dropDraft(draft);
  }, [last, tries, draft]);
  // The focused button may be gone. Do not focus another action: it could be pressed by mistake.
  useEffect(() => {
    if (tries === settled.current || document.activeElement !== document.body) return;
    settled.current = tries;
    row.current?.focus({ preventScroll: true });
  });

  const button = (
    name: EnquiryAction,
    label: string,
    fields?: (form: HTMLFormElement | null) => Record<string, string>,
  ) => (
    <ActionButton
      label={label}
      data-key={name === "take" ? "t" : undefined}
      busy={busy}
      onPress={(event) => isDoubleClickEcho(event) || act(name, item, fields?.(event.currentTarget.form))}
    />
  );
  return (
    <form
      ref={form}
      className={styles.acts}
      data-key="n"
      onInput={(event) => {
        wrong.onInput(event);
        saveDraft(draft, event.currentTarget);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        act("notes", item, { text: typedIn(event.currentTarget) });
      }}
    >
      <div ref={row} className="button-row" role="group" aria-label={t("Actions")} tabIndex={-1}>
        {(state === "new" || (state === "taken" && !mine)) && button("take", t("Assign to me"))}
        {state === "taken" && mayRelease && button("release", t("Release"))}
        {state === "answered" && button("reopen", t("Reopen"))}
        {waits && button("spam", t("This is spam"))}
        {state === "spam" && button("not-spam", t("This is not spam"))}
      </div>
      <Field
        multiline
        name="text"
        label={t("Note")}
        optional
        limit={NOTE}
        defaultValue={getDraft(draft)?.["text"]}
        error={wrong.error}
      />
      <button className="button outlined small" type="submit" aria-disabled={busy || undefined}>
        {t("Add note")}
      </button>
      {waits && (
        <fieldset className={styles.answeredHow} data-key="m">
          <legend>{t("Mark as answered")}</legend>
          <div className="button-row">
            {ANSWERED_HOW.map((how) => (
              <span key={how}>{button("answered", HOW[how], (fields) => ({ how, ...getNote(fields) }))}</span>
            ))}
          </div>
        </fieldset>
      )}
    </form>
  );
}
