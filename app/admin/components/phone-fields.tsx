import { useEffect, useRef, useState } from "react";
import { t } from "../../../shared/i18n/admin-text.ts";
import { Field } from "../../components/field.tsx";
import { getDraft } from "../lib/drafts.ts";
import { ActionButton, IconButton } from "./buttons.tsx";
import styles from "./phone-fields.module.css";

const PHONE_FIELD = "phone-";
export const NO_PHONES: readonly string[] = [];

/** The fields of phone numbers by name, and what was typed. */
export const getPhones = (form: FormData): (readonly [field: string, typed: string])[] =>
  [...form].flatMap(([field, typed]) => (field.startsWith(PHONE_FIELD) ? [[field, String(typed)] as const] : []));

/** Messages by field, from the violations by index. */
export function phoneErrors<Code extends string>(
  phones: ReturnType<typeof getPhones>,
  broken: readonly (Code | null)[],
  sentences: Readonly<Record<Code, string>>,
): Record<string, string> {
  return Object.fromEntries(
    phones.flatMap(([field], place) => {
      const code = broken[place];
      return code ? [[field, sentences[code]]] : [];
    }),
  );
}

interface PhoneFieldsProps {
  legend: string;
  max: number;
  phones: readonly string[];
  /** The draft may have another number of entries. */
  draft: string;
  errors: Record<string, string>;
}

/** Keeps typed values when entries are added or removed. */
export function PhoneFields({ legend, max, phones, draft, errors }: PhoneFieldsProps) {
  const [entries, setEntries] = useState(() => getEntries(draft) ?? (phones.length > 0 ? [...phones.keys()] : [0]));
  const list = useRef<HTMLUListElement>(null);
  const next = useRef(Math.max(...entries) + 1);
  const focused = useRef<number>(undefined);

  useEffect(() => {
    if (focused.current === undefined) return;
    list.current?.querySelectorAll("input")[focused.current]?.focus();
    focused.current = undefined;
    // Updates the draft.
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [entries]);

  const add = () => {
    focused.current = entries.length;
    setEntries([...entries, next.current++]);
  };
  const remove = (place: number) => {
    focused.current = Math.max(0, place - 1);
    setEntries(entries.filter((_, other) => other !== place));
  };

  return (
    <fieldset className={styles.phones}>
      <legend className="visually-hidden">{legend}</legend>
      <ul ref={list}>
        {entries.map((entry, place) => (
          <li key={entry}>
            <Field
              name={`${PHONE_FIELD}${entry}`}
              label={t("Phone {number}", { number: place + 1 })}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={phones[entry]}
              error={errors[`${PHONE_FIELD}${entry}`]}
            />
            {entries.length > 1 && (
              <IconButton
                icon="close"
                label={t("Remove phone {number}", { number: place + 1 })}
                danger
                onPress={() => remove(place)}
              />
            )}
          </li>
        ))}
      </ul>
      {entries.length < max && <ActionButton icon="plus" label={t("Add phone")} onPress={add} />}
    </fieldset>
  );
}

function getEntries(draft: string): number[] | undefined {
  const fields = Object.keys(getDraft(draft) ?? {}).filter((field) => field.startsWith(PHONE_FIELD));
  return fields.length > 0 ? fields.map((field) => Number(field.slice(PHONE_FIELD.length))) : undefined;
}
