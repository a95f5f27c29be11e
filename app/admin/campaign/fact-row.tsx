import type { ReactNode } from "react";
import type {
  AdminFact,
  AdminFacts,
  FactName,
  HelplineDetails,
} from "../../../shared/campaign/campaign-facts.schema.ts";
import { CAMPAIGN_ERRORS, factLength } from "../../../shared/campaign/campaign-facts.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { formatPhone } from "../../../shared/text/format-phone.ts";
import type { LocalizedErrors } from "../../../shared/validation/errors.ts";
import { Field } from "../../components/field.tsx";
import { countCharactersIn, type Limit } from "../../components/use-character-count.ts";
import { ActionButton } from "../components/buttons.tsx";
import { confirmAction } from "../components/confirmation.tsx";
import { Icon } from "../components/icon.tsx";
import { FACT_LABELS, URGENT_ADVICE } from "../lib/campaign-fact-labels.ts";
import { formatList } from "../lib/format-list.ts";
import { ExpectationFields } from "./expectation-fields.tsx";
import {
  Add,
  Checked,
  Edit,
  EditableRow,
  type EditableRowProps,
  FactForm,
  PartnerName,
  useFactAction,
} from "./fact-form.tsx";
import { seenFacts } from "./load.ts";
import styles from "./page.module.css";
import { CHECKED_ON, DETAILS, type Row, URGENT } from "./rows.ts";

const copy = CAMPAIGN_COPY;

export interface RowProps {
  facts: AdminFacts;
  /** Key of the row being edited. */
  open: string | null;
  onOpen: (key: string) => void;
  onClose: () => void;
}

export function FactRow({ row, facts, open, onOpen, onClose }: RowProps & { row: Row }) {
  const named = row.facts.map((name) => [name, facts.data[name]] as const);
  const staffFacts = named.filter(([, { from }]) => from === "office").map(([name]) => name);
  return (
    <EditableRow
      rowKey={row.key}
      open={open}
      onOpen={onOpen}
      heading={row.label}
      text={
        <>
          <Value row={row} facts={facts} />
          <SourceLabel facts={named.map(([, one]) => one)} />
          {row.number && <Checked number={String(named[0]?.[1].value ?? "")} facts={facts} />}
        </>
      }
      actions={staffFacts.length > 0 && <UseDefault row={row} facts={facts} />}
      openLabel={<Edit what={row.label} />}
      form={() => (
        <FactForm
          label={t("Edit {what}", { what: row.label })}
          action="save"
          seen={seenFacts(facts)}
          draft={`campaign:${row.key}`}
          hidden={{ row: row.key, office: staffFacts.join(",") }}
          onClose={onClose}
        >
          {(errors) => <Fields row={row} facts={facts} errors={errors} />}
        </FactForm>
      )}
    />
  );
}

/** Reverts a row to its defaults after a confirmation. */
export function UseDefault({ row, facts }: { row: Row; facts: AdminFacts }) {
  const { act } = useFactAction(row.key, facts);
  const { data, defaults } = facts;
  const staffFacts = row.facts.filter((name) => data[name].from === "office");
  const listed = (valueOf: (name: FactName) => AdminFact["value"]) =>
    staffFacts
      .map((name) => shown(name, valueOf(name)) || (name === URGENT ? URGENT_ADVICE : copy.nothing))
      .join(" · ");
  const use = async () => {
    const text = interpolate(copy.useDefaultText, {
      default: listed((name) => defaults[name] ?? null),
      now: listed((name) => data[name].value),
    });
    const verb = copy.useDefaultYes;
    if (!(await confirmAction({ title: copy.useDefaultAsk, target: row.label, text, verb }))) return;
    const [name] = staffFacts;
    // The date for all numbers was not set for this default.
    const untried = row.number && name && data[CHECKED_ON].from === "office" && { untried: String(defaults[name]) };
    act("use default", { row: row.key, ...untried });
  };
  return (
    <ActionButton
      icon="restore"
      label={copy.useDefault}
      aria-label={interpolate(copy.useDefaultFor, { what: row.label })}
      onPress={() => void use()}
    />
  );
}

function Fields({ row, facts, errors }: { row: Row; facts: AdminFacts; errors: Record<string, string> }) {
  if (row.facts[0] === "hashtags") {
    const [first = "", second = ""] = (facts.data.hashtags.value ?? []) as string[];
    return (
      <div className={styles.pair}>
        <Field
          name="hashtags.0"
          label={t("First")}
          defaultValue={first}
          autoComplete="off"
          error={errors["hashtags.0"]}
        />
        <Field
          name="hashtags.1"
          label={t("Second")}
          defaultValue={second}
          autoComplete="off"
          error={errors["hashtags.1"]}
        />
      </div>
    );
  }
  const field = (name: FactName) => (
    <Field
      key={name}
      name={name}
      {...getLimit(name)}
      label={getLabel(row, name)}
      multiline={name === URGENT || name.startsWith("text.")}
      inputMode={getInputMode(name)}
      autoComplete="off"
      defaultValue={String(facts.data[name].value ?? (name === URGENT ? URGENT_ADVICE : ""))}
      error={errors[name]}
    />
  );
  if (!row.number) return row.facts.map(field);
  const value = row.facts[0] && facts.data[row.facts[0]].value;
  return (
    <>
      <div className={styles.pair}>
        {row.facts.map(field)}
        <Field name="again" label={copy.numberAgain} inputMode="tel" autoComplete="off" error={errors["again"]} />
      </div>
      <ExpectationFields expectations={detailsIn(facts).find(({ number }) => number === value)} errors={errors} />
      <PartnerName />
    </>
  );
}

const detailsIn = ({ data }: AdminFacts) => (data[DETAILS].value ?? []) as unknown as HelplineDetails[];

function getInputMode(name: FactName): "tel" | "numeric" | "email" | "url" | undefined {
  if (NUMBERS.has(name)) return "tel";
  if (name.startsWith("roadshow.")) return "numeric";
  if (name === "email") return "email";
  return /^social\.|^registration\.|\.url$/.test(name) ? "url" : undefined;
}

/** Others report limits when saved. */
function getLimit(name: FactName): { limit?: Limit } {
  const max = factLength(name);
  return max === null ? {} : { limit: countCharactersIn(CAMPAIGN_ERRORS, { "fact-too-long": max }, "fact-too-long") };
}

function getLabel({ number, text }: Row, name: FactName): string {
  if (number) return t("Number");
  if (!text) return FACT_LABELS[name];
  return name.endsWith("_ml") ? t("In Malayalam") : name.startsWith("text.") ? t("In English") : t("Figure");
}

function Value({ row, facts: { data } }: { row: Row; facts: AdminFacts }): ReactNode {
  const set = row.facts.filter((name) => data[name].value !== null);
  const [first] = set;
  if (first === undefined && row.key === URGENT) return <p>{URGENT_ADVICE}</p>;
  if (first === undefined) return <p className="quiet">{copy.unset}</p>;
  return (
    <>
      {set.map((name) => {
        const value = shown(name, data[name].value);
        return (
          <p key={name} className={row.number ? styles.number : undefined} lang={detectLanguage(value)}>
            {value}
          </p>
        );
      })}
      {row.text && set.filter((name) => name.startsWith("text.")).length === 1 && (
        <p className="quiet">{copy.inOtherLanguage}</p>
      )}
    </>
  );
}

const NUMBERS = new Set<FactName>(["tollFree", "nationalHelpline", "policeWhatsapp", "campaignWhatsapp", "phone"]);

function shown(name: FactName, value: AdminFact["value"]): string {
  if (Array.isArray(value)) return name === "hashtags" ? value.join(" ") : value.map(formatList).join(", ");
  return NUMBERS.has(name) ? formatPhone(value ?? "") : (value ?? "");
}

/** The source that wins. */
export function SourceLabel({ facts }: { facts: AdminFact[] }) {
  const from = (["office", "file", "sample"] as const).find((source) => facts.some((fact) => fact.from === source));
  if (from === undefined && facts.every(({ value }) => value === null)) return null;
  return (
    <p className={styles.from} data-from={from ?? "default"}>
      {from === "office" && <Icon name="check" />}
      {from === "sample" && <Icon name="warning" />}
      {copy.from[from ?? "default"]}
    </p>
  );
}

export interface Listed<Entry> extends RowProps {
  one: "helpline" | "partner";
  list: readonly Entry[];
  max: number;
  draftOf: (entry: Entry) => string;
  fields: (entry: Entry | undefined, errors: LocalizedErrors["errors"]) => ReactNode;
}

interface ListedRowProps<Entry> extends Listed<Entry>, Pick<EditableRowProps, "text" | "actions"> {
  /** Index of the entry; for the add form a stable index behind all. */
  index: number;
  heading: string;
}

const ONE = t({ helpline: "helpline", partner: "partner" });

export const newKey = (item: "helpline" | "partner") => `${item}-new`;

export function ListedRow<Entry>(props: ListedRowProps<Entry>) {
  const { one, list, max, draftOf, fields, index, heading, facts, onClose, ...row } = props;
  const entry = list[index];
  const at = entry ? `${one}-${index}` : newKey(one);
  return (
    <EditableRow
      {...row}
      rowKey={at}
      heading={heading}
      openLabel={entry ? <Edit what={heading} /> : list.length < max && <Add what={ONE[one]} />}
      form={() => (
        <FactForm
          label={entry ? t("Edit {what}", { what: heading }) : t("Add {what}", { what: ONE[one] })}
          action={`save ${one}`}
          seen={seenFacts(facts)}
          draft={`campaign:${entry ? draftOf(entry) : at}`}
          hidden={{ index: String(index), list: JSON.stringify(list) }}
          onClose={onClose}
        >
          {(errors) => fields(entry, errors)}
        </FactForm>
      )}
    />
  );
}
