import { useEffect, useRef, useState } from "react";
import { DISTRICT_PHONES_AT_MOST } from "../../../domain/district-contacts.ts";
import { Field } from "../../ui/field.tsx";
import { draftOf } from "../draft.ts";
import { Icon } from "../parts/icon.tsx";
import { PHONE_FIELD } from "./acts.ts";
import styles from "./phones.module.css";

interface PhonesProps {
  /** What the list begins with; one empty entry when there are none. */
  phones: readonly string[];
  /** Names the draft of what was typed before, which may hold more entries or fewer. */
  draft: string;
  errors: Record<string, string>;
}

/** A list of phone numbers: entries come and go, and each keeps what was typed. */
export function Phones({ phones, draft, errors }: PhonesProps) {
  const [entries, setEntries] = useState(() => entriesOf(draft) ?? (phones.length > 0 ? [...phones.keys()] : [0]));
  const list = useRef<HTMLUListElement>(null);
  const next = useRef(Math.max(...entries) + 1);
  const focused = useRef<number>(undefined);

  useEffect(() => {
    if (focused.current === undefined) return;
    list.current?.querySelectorAll("input")[focused.current]?.focus();
    focused.current = undefined;
    // The draft has an entry more now, or one less.
    list.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [entries]);

  const add = () => {
    focused.current = entries.length;
    setEntries([...entries, next.current++]);
  };
  const remove = (place: number) => {
    focused.current = Math.max(0, place - 1);
    setEntries(entries.toSpliced(place, 1));
  };

  return (
    <fieldset className={styles.phones}>
      <legend className="visually-hidden">Phone numbers</legend>
      <ul ref={list}>
        {entries.map((entry, place) => (
          <li key={entry}>
            <Field
              name={`${PHONE_FIELD}${entry}`}
              label={`Phone ${place + 1}`}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={phones[entry]}
              error={errors[`${PHONE_FIELD}${entry}`]}
            />
            {entries.length > 1 && (
              <button className="icon-button danger" type="button" onClick={() => remove(place)}>
                <Icon name="close" />
                <span className="visually-hidden">{`Remove phone ${place + 1}`}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
      {entries.length < DISTRICT_PHONES_AT_MOST && (
        <button className="button small outlined" type="button" onClick={add}>
          <Icon name="plus" />
          Add phone
        </button>
      )}
    </fieldset>
  );
}

/** The entries that a draft holds, if there is one. */
function entriesOf(draft: string): number[] | undefined {
  const fields = Object.keys(draftOf(draft) ?? {}).filter((field) => field.startsWith(PHONE_FIELD));
  return fields.length > 0 ? fields.map((field) => Number(field.slice(PHONE_FIELD.length))) : undefined;
}
