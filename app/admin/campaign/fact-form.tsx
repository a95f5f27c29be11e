import { type ReactNode, useEffect, useState } from "react";
import type { AdminFacts, CheckedNumber } from "../../../shared/campaign/campaign-facts.schema.ts";
import { CAMPAIGN_ERRORS, LISTED_NAME_LIMIT } from "../../../shared/campaign/campaign-facts.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { ActionButton, SaveButton } from "../components/buttons.tsx";
import { EditConflictBanner } from "../components/edit-conflict-banner.tsx";
import { Icon } from "../components/icon.tsx";
import { TranslationHints } from "../components/translation-hints.tsx";
import { UnsavedNotice } from "../components/unsaved-changes-notice.tsx";
import { useDigitsOnly } from "../hooks/use-digits-only.ts";
import { useFormReset } from "../hooks/use-edit-form.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { useSaveForm } from "../hooks/use-save-form.ts";
import { dropDraft } from "../lib/drafts.ts";
import { getFieldProps } from "../lib/field-props.ts";
import { formatPlainDay } from "../lib/format-date.ts";
import type { ActionName } from "./actions.ts";
import { type SeenFacts, seenFacts } from "./load.ts";
import styles from "./page.module.css";
import { CHECKED, CHECKED_ON, HELPLINES } from "./rows.ts";

interface FormProps {
  label: string;
  action: ActionName;
  seen: SeenFacts;
  draft: string;
  hidden: Readonly<Record<string, string>>;
  onClose: () => void;
  children: (errors: LocalizedErrors["errors"]) => ReactNode;
}

/** Inline form of one row; stays open if edited while saving. */
export function FactForm({ draft: named, onClose, ...props }: FormProps) {
  // The key may change with the saved value.
  const [draft] = useState(named);
  const [resets, reset] = useFormReset(draft);
  const end = () => {
    dropDraft(draft);
    onClose();
  };
  const onSaved = (typedOn: boolean) => (typedOn ? reset() : end());
  return <OpenForm key={resets} {...props} draft={draft} onSaved={onSaved} onClose={end} />;
}

interface OpenFormProps extends FormProps {
  onSaved: (typedOn: boolean) => void;
}

function OpenForm({ label, action, seen, draft, hidden, children, onSaved, onClose }: OpenFormProps) {
  const { Form, form, busy, errors, unsaved, sends } = useSaveForm(draft, onSaved);
  useDigitsOnly(form);
  useEffect(() => {
    if (!form.current?.contains(document.activeElement)) form.current?.querySelector<HTMLElement>(".input")?.focus();
  }, [form]);
  return (
    <Form {...sends} className="office-form" aria-label={label}>
      <EditConflictBanner kind="campaign facts" item={seen} draft={draft} />
      {Object.entries({ act: action, ...hidden }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {unsaved && <UnsavedNotice onDiscard={onClose} />}
      <TranslationHints item={{ kind: "campaign facts", id: seen.id }} form={form}>
        {children(errors)}
      </TranslationHints>
      <div className="button-row">
        <SaveButton label={t("Save")} busyLabel={t("Saving...")} busy={busy} />
        <ActionButton look="button outlined" label={t("Cancel")} onPress={onClose} />
      </div>
    </Form>
  );
}

const NAME = countCharactersIn(CAMPAIGN_ERRORS, { "fact-too-long": LISTED_NAME_LIMIT }, "fact-too-long");

/** Focus returns to this button. */
export const opener = (key: string) => `open-${key}`;

export interface EditableRowProps {
  rowKey: string;
  open: string | null;
  onOpen: (key: string) => void;
  heading: string;
  text: ReactNode;
  actions?: ReactNode;
  /** Absent: read-only. */
  openLabel?: ReactNode;
  form: () => ReactNode;
}

/** A settings row with its inline form. */
export function EditableRow({ rowKey, open, onOpen, heading, text, actions, openLabel, form }: EditableRowProps) {
  return (
    <li className={styles.fact}>
      <h3 lang={detectLanguage(heading)}>{heading}</h3>
      <div className={styles.says}>{text}</div>
      <div className={styles.acts}>
        {open !== rowKey && actions}
        {open !== rowKey && openLabel && (
          <button className="button small outlined" type="button" id={opener(rowKey)} onClick={() => onOpen(rowKey)}>
            {openLabel}
          </button>
        )}
      </div>
      {open === rowKey && <div className={styles.form}>{form()}</div>}
    </li>
  );
}

export const Edit = ({ what }: { what: string }) => (
  <>
    <Icon name="pencil" />
    {t("Edit")}
    <span className="visually-hidden"> {what}</span>
  </>
);

export const Add = ({ what }: { what: string }) => (
  <>
    <Icon name="plus" />
    {t("Add {what}", { what })}
  </>
);

interface NamesProps {
  label: string;
  names: { name: string; name_ml: string } | undefined;
  errors: Readonly<Record<string, string>>;
}

export function Names({ label, names, errors }: NamesProps) {
  const field = getFieldProps(names, errors);
  return (
    <div className={styles.pair}>
      <Field label={label} limit={NAME} autoComplete="off" {...field("name")} />
      <Field label={t("In Malayalam")} limit={NAME} optional autoComplete="off" {...field("name_ml")} />
    </div>
  );
}

/** Confirms that the number was called. */
export const PartnerName = () => (
  <label className={styles.called}>
    <input type="checkbox" name="called" />
    {CAMPAIGN_COPY.called}
  </label>
);

const copy = CAMPAIGN_COPY;

/** Checking date of a number, like 2026-11-22; blank if unknown. */
export function getDay(number: string, facts: AdminFacts): string {
  const { data } = facts;
  const noted = ((data[CHECKED].value ?? []) as unknown as CheckedNumber[]).find((item) => item.number === number);
  if (noted) return noted.checked_on;
  const { value, from } = data[CHECKED_ON];
  return from === "office" || isOutside(number, facts) ? String(value ?? "") : "";
}

/** True if a number comes from the settings file, so its checking date applies. */
function isOutside(number: string, { data, defaults }: AdminFacts): boolean {
  const outside = (["tollFree", "nationalHelpline", "policeWhatsapp", HELPLINES] as const).flatMap((name) => {
    const { from, value } = data[name];
    return (from === "office" ? defaults[name] : value) ?? [];
  });
  return outside.some((item) => (typeof item === "string" ? item : item["number"]) === number);
}

/** Checking date of a number, with a button to set it to today. */
export function Checked({ number, facts }: { number: string; facts: AdminFacts }) {
  const { busy, act: action } = useFactAction(`checked ${number}`, facts);
  const day = getDay(number, facts);
  return (
    <>
      <p className="quiet">{day ? interpolate(copy.checkedOn, { day: formatPlainDay(day) }) : copy.notChecked}</p>
      <ActionButton
        look="text-link"
        label={copy.checkedToday}
        aria-label={`${copy.checkedToday}: ${number}`}
        busy={busy}
        onPress={() => action("number checked", { number })}
      />
    </>
  );
}

export function useFactAction(key: string, facts: AdminFacts) {
  const { busy, post } = usePostAction(`campaign ${key}`);
  const seen = seenFacts(facts);
  return {
    busy,
    act: (action: ActionName, further: Readonly<Record<string, string | number>> = {}) =>
      post({ ...further, act: action, version: seen.version, seen: JSON.stringify(seen) }),
  };
}
