import { type RefObject, useEffect, useRef, useState } from "react";
import {
  type AdminDistrictContact,
  DISTRICT_CONTACT_COPY,
  MAX_DISTRICT_PHONES,
} from "../../../shared/district-contacts/district-contacts.ts";
import { DISTRICT_NAMES } from "../../../shared/districts.ts";
import { Field } from "../../components/field.tsx";
import { ActionButton, IconButton } from "../components/buttons.tsx";
import { ChoiceField } from "../components/choice-field.tsx";
import { CrudForm, type CrudFormProps } from "../crud/crud-page.tsx";
import { getDraft } from "../lib/drafts.ts";
import { PHONE_FIELD } from "./actions.ts";
import styles from "./page.module.css";

const NONE: readonly string[] = [];

/** Hidden once all districts exist. */
export function DistrictForm(props: CrudFormProps<AdminDistrictContact>) {
  const { item, items, draft, heading } = props;
  const taken = new Set(items?.filter(({ id }) => id !== item?.id).map(({ district }) => district));
  const offered = DISTRICT_NAMES.filter((name) => !taken.has(name));
  useFocusWithoutForm(heading, offered.length === 0);
  if (offered.length === 0) return <p>{DISTRICT_CONTACT_COPY.allThere}</p>;
  return (
    <CrudForm {...props} kind="district contact" name="District" first="district">
      {(field, errors) => (
        <>
          <ChoiceField label={DISTRICT_CONTACT_COPY.labels.district} required {...field("district")}>
            <option value="">Select a district</option>
            {offered.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </ChoiceField>
          <Phones draft={draft} phones={item?.contacts ?? NONE} errors={errors} />
        </>
      )}
    </CrudForm>
  );
}

/** Moves focus to the heading when the form disappears. */
function useFocusWithoutForm(heading: RefObject<HTMLHeadingElement | null>, formless: boolean) {
  const before = useRef(formless);
  useEffect(() => {
    if (formless && !before.current && document.activeElement === document.body) heading.current?.focus();
    before.current = formless;
  }, [heading, formless]);
}

interface PhonesProps {
  phones: readonly string[];
  /** The draft may have another number of entries. */
  draft: string;
  errors: Record<string, string>;
}

/** Keeps typed values when entries are added or removed. */
function Phones({ phones, draft, errors }: PhonesProps) {
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
      <legend className="visually-hidden">{DISTRICT_CONTACT_COPY.labels.contacts}</legend>
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
              <IconButton icon="close" label={`Remove phone ${place + 1}`} danger onPress={() => remove(place)} />
            )}
          </li>
        ))}
      </ul>
      {entries.length < MAX_DISTRICT_PHONES && <ActionButton icon="plus" label="Add phone" onPress={add} />}
    </fieldset>
  );
}

function getEntries(draft: string): number[] | undefined {
  const fields = Object.keys(getDraft(draft) ?? {}).filter((field) => field.startsWith(PHONE_FIELD));
  return fields.length > 0 ? fields.map((field) => Number(field.slice(PHONE_FIELD.length))) : undefined;
}
