import type { ReactNode } from "react";
import { CAMPAIGN_SENTENCES, LISTED_NAME_LIMIT } from "../../../domain/campaign-facts.ts";
import { CAMPAIGN_WORDS } from "../../../domain/campaign-words.ts";
import { Field } from "../../ui/field.tsx";
import { languageOf } from "../../ui/language.ts";
import { charactersOf } from "../../ui/limit.ts";
import { fieldsOf } from "../parts/fields-of.ts";
import { Icon } from "../parts/icon.tsx";
import styles from "./page.module.css";

const NAME = charactersOf(CAMPAIGN_SENTENCES, { "fact-too-long": LISTED_NAME_LIMIT }, "fact-too-long");

/** The id of the button that opens a row, which gets the focus back. */
export const opener = (key: string) => `open-${key}`;

export interface OpenedRowProps {
  /** The key of this row, and of the one that is being changed; null while none is. */
  at: string;
  open: string | null;
  onOpen: (key: string) => void;
  heading: string;
  says: ReactNode;
  /** What can be done beside opening it. */
  acts?: ReactNode;
  /** What the button says that opens it; absent: it cannot be opened. */
  opens?: ReactNode;
  form: () => ReactNode;
}

/** A row of the screen: what it is, what it says, and the form that changes it, opened in its place. */
export function OpenedRow({ at, open, onOpen, heading, says, acts, opens, form }: OpenedRowProps) {
  return (
    <li className={styles.fact}>
      <h3 lang={languageOf(heading)}>{heading}</h3>
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

/** What a button says that opens something to be changed. */
export const Edit = ({ what }: { what: string }) => (
  <>
    <Icon name="pencil" />
    Edit<span className="visually-hidden"> {what}</span>
  </>
);

/** What a button says that opens the form for one more. */
export const Add = ({ what }: { what: string }) => (
  <>
    <Icon name="plus" />
    Add {what}
  </>
);

interface NamesProps {
  label: string;
  of: { name: string; name_ml: string } | undefined;
  errors: Readonly<Record<string, string>>;
}

/** The name of one of a list, in both languages. */
export function Names({ label, of, errors }: NamesProps) {
  const field = fieldsOf(of, errors);
  return (
    <div className={styles.pair}>
      <Field label={label} limit={NAME} autoComplete="off" {...field("name")} />
      <Field label="In Malayalam" limit={NAME} optional autoComplete="off" {...field("name_ml")} />
    </div>
  );
}

/** Says that a number was tried before it is told to anybody. */
export const Called = () => (
  <label className={styles.called}>
    <input type="checkbox" name="called" />
    {CAMPAIGN_WORDS.called}
  </label>
);
