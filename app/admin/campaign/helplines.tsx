import type { Helpline } from "../../../shared/campaign/campaign.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import { Field } from "../../components/field.tsx";
import { ActionButton } from "../components/buttons.tsx";
import { getFieldProps } from "../lib/field-props.ts";
import { formatPlainDay } from "../lib/format-date.ts";
import { ExpectationFields } from "./expectation-fields.tsx";
import { Checked, getDay, Names, PartnerName, useFactAction } from "./fact-form.tsx";
import { type Listed, ListedRow, type RowProps } from "./fact-row.tsx";
import { helplinesIn, seenFacts } from "./load.ts";
import styles from "./page.module.css";

const copy = CAMPAIGN_COPY;

export function FurtherHelplines(rows: RowProps) {
  const { facts } = rows;
  const list = helplinesIn(seenFacts(facts));
  const listed: Listed<Helpline> = {
    ...rows,
    one: "helpline",
    list,
    max: 12,
    draftOf: ({ number, name }) => `helpline ${number} ${name}`,
    fields: (helpline, errors) => <HelplineFields helpline={helpline} errors={errors} />,
  };
  return (
    <>
      {list.map((helpline, index) => (
        <ListedRow
          {...listed}
          key={index}
          index={index}
          heading={helpline.name}
          text={
            <>
              <p className={styles.number}>{formatPhone(helpline.number)}</p>
              <p className="quiet">{helpline.how === "call" ? t("To call") : t("WhatsApp, messages only")}</p>
              {helpline.name_ml && <p lang="ml">{helpline.name_ml}</p>}
              <Checked number={helpline.number} facts={facts} />
            </>
          }
          actions={<Remove index={index} name={helpline.name} facts={facts} />}
        />
      ))}
      <ListedRow
        {...listed}
        index={list.length}
        heading={t("More helplines")}
        text={list.length === 0 && <p className="quiet">{copy.noHelplines}</p>}
      />
      <CheckedOn facts={facts} />
    </>
  );
}

function HelplineFields({ helpline, errors }: { helpline: Helpline | undefined; errors: Record<string, string> }) {
  return (
    <>
      <div className={styles.pair}>
        <Field label={t("Number")} inputMode="tel" autoComplete="off" {...getFieldProps(helpline, errors)("number")} />
        <Field name="again" label={copy.numberAgain} inputMode="tel" autoComplete="off" error={errors["again"]} />
      </div>
      <Names label={t("Description")} names={helpline} errors={errors} />
      <fieldset className={styles.contactWay}>
        <legend>{t("Contact by")}</legend>
        <label>
          <input type="radio" name="how" value="call" defaultChecked={helpline?.how !== "whatsapp"} />
          {t("Call")}
        </label>
        <label>
          <input type="radio" name="how" value="whatsapp" defaultChecked={helpline?.how === "whatsapp"} />
          {t("WhatsApp only")}
        </label>
      </fieldset>
      <ExpectationFields expectations={helpline} errors={errors} />
      <PartnerName />
    </>
  );
}

function Remove({ index, name, facts }: { index: number; name: string; facts: RowProps["facts"] }) {
  const { busy, act } = useFactAction("remove helpline", facts);
  const list = JSON.stringify(helplinesIn(seenFacts(facts)));
  return (
    <ActionButton
      icon="trash"
      label={t("Remove")}
      target={name}
      danger
      busy={busy}
      onPress={() => act("remove helpline", { index, list })}
    />
  );
}

/** Since when all numbers are checked. */
function CheckedOn({ facts }: { facts: RowProps["facts"] }) {
  const { busy, act } = useFactAction("checked", facts);
  const fixed = (["tollFree", "nationalHelpline", "policeWhatsapp"] as const).map((name) => facts.data[name].value);
  const further = helplinesIn(seenFacts(facts)).map(({ number }) => number);
  const [first = ""] = [...fixed, ...further].map((number) => getDay(String(number), facts)).sort();
  return (
    <li className={styles.fact}>
      <h3>{t("Helplines checked on")}</h3>
      <div className={styles.says}>
        <p className={first ? undefined : "quiet"}>
          {first ? interpolate(copy.allCheckedSince, { day: formatPlainDay(first) }) : copy.notAllChecked}
        </p>
        <p className="quiet">{copy.checkedAbout}</p>
      </div>
      <div className={styles.acts}>
        <ActionButton icon="check" label={copy.checkedToday} busy={busy} onPress={() => act("checked today")} />
      </div>
    </li>
  );
}
