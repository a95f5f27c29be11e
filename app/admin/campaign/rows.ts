import type { AdminFacts, FactName } from "../../../shared/campaign/campaign-facts.schema.ts";
import type { TextName } from "../../../shared/campaign/campaign-texts.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import { FACT_LABELS, TEXT_LABELS } from "../lib/campaign-fact-labels.ts";

/** Facts edited in one form. */
export interface Row {
  key: string;
  label: string;
  facts: readonly FactName[];
  /** A phone number, entered twice. */
  number?: true;
  text?: true;
}

export interface Group {
  id: string;
  title: string;
  rows: readonly Row[];
  /** Entries after the rows, of a number that changes. */
  list?: "helplines" | "partners";
}

const row = (...facts: [FactName, ...FactName[]]): Row => ({ key: facts[0], label: FACT_LABELS[facts[0]], facts });
const number = (fact: FactName): Row => ({ ...row(fact), number: true });
/** A text in both languages, after its figure. */
const text = (name: TextName): Row => ({
  key: `text.${name}`,
  label: TEXT_LABELS[name],
  facts: [...(isFact(name) ? [name] : []), `text.${name}`, `text.${name}_ml`],
  text: true,
});
const isFact = (name: string): name is FactName => Object.hasOwn(FACT_LABELS, name);
export const CHECKED_ON = "helplinesCheckedOn" satisfies FactName;
export const CHECKED = "helplinesChecked" satisfies FactName;
export const DETAILS = "helplineDetails" satisfies FactName;
export const HELPLINES = "helplines" satisfies FactName;
export const URGENT = "urgentAdvice" satisfies FactName;
export const PARTNERS = row("partners");

/** Without helplines and partners. */
export const GROUPS: readonly Group[] = [
  {
    id: "helplines",
    title: t("Helplines"),
    rows: [number("tollFree"), number("nationalHelpline"), number("policeWhatsapp"), row(URGENT)],
    list: "helplines",
  },
  {
    id: "office",
    title: t("Contact details"),
    rows: [row("phone"), row("email"), row("address"), row("campaignWhatsapp")],
  },
  {
    id: "links",
    title: t("Social and registration"),
    rows: [
      row("registration.general"),
      row("registration.marathon"),
      row("social.facebook"),
      row("social.instagram"),
      row("social.youtube"),
      row("social.x"),
      row("social.linkedin"),
      row("hashtags"),
      row("designer.name", "designer.url"),
    ],
  },
  { id: "partners", title: t("Partners"), rows: [], list: "partners" },
  {
    id: "texts",
    title: t("Texts"),
    rows: (Object.keys(TEXT_LABELS) as TextName[]).map(text),
  },
];

export const rowNamed = (key: unknown): Row | undefined =>
  [...GROUPS.flatMap(({ rows }) => rows), PARTNERS].find((row) => row.key === key);

/** The groups with the rows that hold all words in their label or value. */
export function findRows(q: string, { data }: AdminFacts): Group[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const matches = (text: string) => {
    const folded = foldText(text);
    return words.every((word) => folded.includes(word));
  };
  const shown = (name: FactName) => JSON.stringify(data[name].value ?? "");
  return GROUPS.flatMap(({ list, ...group }) => {
    const rows = group.rows.filter(({ label, facts }) => matches([group.title, label, ...facts.map(shown)].join(" ")));
    const isListed = list !== undefined && matches([group.title, FACT_LABELS[list], shown(list)].join(" "));
    return rows.length > 0 || isListed ? [{ ...group, rows, ...(isListed && { list }) }] : [];
  });
}
