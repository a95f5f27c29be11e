import { useFetcher } from "react-router";
import type { Helpline } from "../../../domain/campaign.ts";
import { CAMPAIGN_WORDS } from "../../../domain/campaign-words.ts";
import { groupedNumber } from "../../../domain/grouped-number.ts";
import { Field } from "../../ui/field.tsx";
import { fieldsOf } from "../parts/fields-of.ts";
import { Icon } from "../parts/icon.tsx";
import { type ActName, helplinesIn, seenFacts } from "./acts.ts";
import { Called } from "./called.tsx";
import { FactForm } from "./fact-form.tsx";
import type { RowProps } from "./fact-row.tsx";
import { Add, Edit, Names, OpenedRow } from "./opened-row.tsx";
import styles from "./page.module.css";
import { CHECKED_ON } from "./rows.ts";

const words = CAMPAIGN_WORDS;
const MOST = 12;
const keyOf = (index: number) => `helpline-${index}`;
/** Of the form that adds one: it stays the same form when there is one more. */
export const NEW_HELPLINE = "helpline-new";

/** The helplines beside the fixed ones, and the way to add one. */
export function FurtherHelplines({ facts, open, onOpen, onClose }: RowProps) {
  const seen = seenFacts(facts);
  const list = helplinesIn(seen);
  const form = (index: number, key: string, helpline?: Helpline) => (
    <FactForm
      label={helpline ? `Edit ${helpline.name}` : "Add helpline"}
      act="save helpline"
      seen={seen}
      draft={`campaign:${helpline ? `helpline ${helpline.number} ${helpline.name}` : key}`}
      hidden={{ index: String(index), list: JSON.stringify(list) }}
      onClose={onClose}
    >
      {(errors) => <HelplineFields helpline={helpline} errors={errors} />}
    </FactForm>
  );
  const row = { open, onOpen };
  return (
    <>
      {list.map((helpline, index) => (
        <OpenedRow
          {...row}
          key={keyOf(index)}
          at={keyOf(index)}
          heading={helpline.name}
          says={
            <>
              <p className={styles.number}>{groupedNumber(helpline.number)}</p>
              <p className={styles.none}>{helpline.how === "call" ? "To call" : "WhatsApp, messages only"}</p>
              {helpline.name_ml && <p lang="ml">{helpline.name_ml}</p>}
            </>
          }
          acts={<Remove index={index} name={helpline.name} facts={facts} />}
          opens={<Edit what={helpline.name} />}
          form={() => form(index, keyOf(index), helpline)}
        />
      ))}
      <OpenedRow
        {...row}
        at={NEW_HELPLINE}
        heading="Further helplines"
        says={list.length === 0 && <p className={styles.none}>{words.noHelplines}</p>}
        opens={list.length < MOST && <Add what="helpline" />}
        form={() => form(list.length, NEW_HELPLINE)}
      />
      <CheckedOn facts={facts} />
    </>
  );
}

function HelplineFields({ helpline, errors }: { helpline: Helpline | undefined; errors: Record<string, string> }) {
  return (
    <>
      <div className={styles.pair}>
        <Field label="Number" inputMode="tel" autoComplete="off" {...fieldsOf(helpline, errors)("number")} />
        <Field name="again" label={words.numberAgain} inputMode="tel" autoComplete="off" error={errors["again"]} />
      </div>
      <Names label="What it is" of={helpline} errors={errors} />
      <fieldset className={styles.how}>
        <legend>How it is reached</legend>
        <label>
          <input type="radio" name="how" value="call" defaultChecked={helpline?.how !== "whatsapp"} />
          Call
        </label>
        <label>
          <input type="radio" name="how" value="whatsapp" defaultChecked={helpline?.how === "whatsapp"} />
          WhatsApp only
        </label>
      </fieldset>
      <Called />
    </>
  );
}

function Remove({ index, name, facts }: { index: number; name: string; facts: RowProps["facts"] }) {
  const { submit, state } = useFetcher({ key: "campaign remove helpline" });
  const seen = seenFacts(facts);
  return (
    <button
      className="button small outlined danger"
      type="button"
      aria-disabled={state !== "idle" || undefined}
      onClick={() =>
        state === "idle" &&
        submit(
          {
            act: "remove helpline" satisfies ActName,
            index,
            list: JSON.stringify(helplinesIn(seen)),
            version: seen.version,
            seen: JSON.stringify(seen),
          },
          { method: "post" },
        )
      }
    >
      <Icon name="trash" />
      Remove<span className="visually-hidden"> {name}</span>
    </button>
  );
}

const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });

/** When the numbers were last tried, all of them. */
function CheckedOn({ facts }: { facts: RowProps["facts"] }) {
  const { submit, state } = useFetcher({ key: "campaign checked" });
  const seen = seenFacts(facts);
  const { value } = facts.data[CHECKED_ON];
  return (
    <li className={styles.fact}>
      <h3>Helplines checked on</h3>
      <div className={styles.says}>
        <p className={value ? undefined : styles.none}>{value ? day.format(new Date(String(value))) : words.unset}</p>
        <p className={styles.none}>{words.checkedAbout}</p>
      </div>
      <div className={styles.acts}>
        <button
          className="button small outlined"
          type="button"
          aria-disabled={state !== "idle" || undefined}
          onClick={() =>
            state === "idle" &&
            submit(
              { act: "checked today" satisfies ActName, version: seen.version, seen: JSON.stringify(seen) },
              { method: "post" },
            )
          }
        >
          <Icon name="check" />
          {words.checkedToday}
        </button>
      </div>
    </li>
  );
}
