import type { ReactNode } from "react";
import { CAMPAIGN_ERRORS, LISTED_NAME_LIMIT } from "../../../shared/campaign/campaign-facts.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { Field } from "../../components/field.tsx";
import { detectLanguage } from "../../components/language.ts";
import { countCharactersIn } from "../../components/use-character-count.ts";
import { Icon } from "../components/icon.tsx";
import { getFieldProps } from "../lib/field-props.ts";
import styles from "./page.module.css";

const NAME = countCharactersIn(CAMPAIGN_ERRORS, { "fact-too-long": LISTED_NAME_LIMIT }, "fact-too-long");

/** Focus returns to this button. */
export const opener = (key: string) => `open-${key}`;

export interface EditableRowProps {
  at: string;
  open: string | null;
  onOpen: (key: string) => void;
  heading: string;
  says: ReactNode;
  acts?: ReactNode;
  /** Absent: read-only. */
  opens?: ReactNode;
  form: () => ReactNode;
}

/** A settings row with its inline form. */
export function EditableRow({ at, open, onOpen, heading, says, acts, opens, form }: EditableRowProps) {
  return (
    <li className={styles.fact}>
      <h3 lang={detectLanguage(heading)}>{heading}</h3>
      <div className={styles.says}>{says}</div>
      <div className={styles.acts}>
        {open !== at && acts}
        {open !== at && opens && (
          <button className="button small outlined" type="button" id={opener(at)} onClick={() => onOpen(at)}>
            {opens}
          </button>
        )}
      </div>
      {open === at && <div className={styles.form}>{form()}</div>}
    </li>
  );
}

export const Edit = ({ what }: { what: string }) => (
  <>
    <Icon name="pencil" />
    Edit<span className="visually-hidden"> {what}</span>
  </>
);

export const Add = ({ what }: { what: string }) => (
  <>
    <Icon name="plus" />
    Add {what}
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
      <Field label="In Malayalam" limit={NAME} optional autoComplete="off" {...field("name_ml")} />
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
