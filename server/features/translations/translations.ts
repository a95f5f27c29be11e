import { setImmediate as nextTurn } from "node:timers/promises";
import { type AuditedKind, type ChangedFields, getChangeableKinds } from "../../../shared/audit-log/audit-log.ts";
import { type FactName, factsChange } from "../../../shared/campaign/campaign-facts.schema.ts";
import { TEXT_NAMES } from "../../../shared/campaign/campaign-texts.ts";
import { getSourceField, isStale, sourceWhenTranslated } from "../../../shared/i18n/stale-translation.ts";
import type { Page, PageQuery } from "../../../shared/pagination.ts";
import type { Role } from "../../../shared/permissions/permissions.ts";
import type { Translation, TranslationChange } from "../../../shared/translations/translations.schema.ts";
import { type FormRules, toViolation } from "../../../shared/validation/form.ts";
import type { Actor } from "../../actions/run-action.ts";
import { type AnyRow, type AuditedEntity, untypedTables } from "../../audit-log/audited-entity.ts";
import { lockForUpdate } from "../../audit-log/versions.ts";
import { LARGEST_NUMBER } from "../../database/largest-number.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { createTurns } from "../../lib/async.ts";
import type { ErrorCode } from "../../lib/error-messages.ts";
import type { Campaign } from "../campaign/campaign.ts";
import { TRANSLATED, type TranslatedKind } from "./translated-kinds.ts";

/** Several texts in one row, saved with all other facts. */
const CAMPAIGN = "campaign facts";
const CAMPAIGN_ID = 1;
const CAMPAIGN_FIELDS = TEXT_NAMES.map((name) => `text.${name}` as const);
/** List-valued facts, and the property that identifies an entry; field names are like `helplines.hours.1056`. */
const CAMPAIGN_LISTS = {
  helplines: { key: "number", fields: ["name", "hours"], to: "/admin/campaign/helplines" },
  helplineDetails: { key: "number", fields: ["hours"], to: "/admin/campaign/helplines" },
  partners: { key: "name", fields: ["name"], to: "/admin/campaign/partners" },
} as const;
type CampaignList = keyof typeof CAMPAIGN_LISTS;
const LIST_NAMES = Object.keys(CAMPAIGN_LISTS) as CampaignList[];
type Entry = Readonly<Record<string, string | undefined>>;

export interface Translations {
  /** Texts of the kinds that the role may change. */
  list(role: Role, query: PageQuery & { state: "missing" | "outdated" | "all" }): Promise<Page<Translation>>;
  /** @throws AppError "not-found", "conflict" when it was changed meanwhile, "invalid" */
  change(by: Actor, change: TranslationChange): Promise<void>;
}

type Entity = AuditedEntity<AnyRow>;
type Row = AnyRow & Record<string, unknown>;

interface Deps extends PickDeps<"db" | "actions"> {
  campaign: Pick<Campaign, "getForAdmin" | "change">;
  entities: readonly AuditedEntity<never>[];
}

type Changes = Map<number, { fields: ChangedFields }[]>;

/** Rows per query; pages are long in both languages. */
const BATCH = 50;
/** Of the history of these rows. */
const MAX_ENTRIES = 2000;
/** Each may hold two versions of a page in both languages. */
const ENTRIES_PER_QUERY = 25;

export function createTranslations({ db, actions, campaign, entities }: Deps): Translations {
  const kinds = new Map(entities.map((entity) => [entity.name, entity as unknown as Entity]));

  async function* listKind(name: AuditedKind, { fields, to }: TranslatedKind): AsyncGenerator<Translation> {
    const entity = kinds.get(name);
    if (!entity) return;
    const endTurn = createTurns();
    for (let after = 0; ; ) {
      const rows = (await untypedTables(db)
        .selectFrom<string>(entity.table)
        .selectAll()
        .where("id", ">", after)
        .orderBy("id")
        .limit(BATCH)
        .execute()) as Row[];
      const changes = await changesOf(name, rows, fields);
      for (const row of rows) {
        await endTurn();
        const about = { kind: name, id: row.id, label: entity.label?.(row) ?? "", to: to(row.id) };
        yield* toTranslations(about, row, fields, changes.get(row.id) ?? []);
        const captions = toCaptions(row);
        yield* toTranslations(
          about,
          captions,
          Object.keys(captions).filter((field) => !getSourceField(field)),
          [],
        );
      }
      const last = rows.at(-1);
      if (!last || rows.length < BATCH) return;
      after = last.id;
      await nextTurn();
    }
  }

  async function* listCampaignTexts(): AsyncGenerator<Translation> {
    const { data } = await campaign.getForAdmin();
    const texts = Object.fromEntries(Object.entries(data).map(([name, { value }]) => [name, value]));
    const all = await changesOf(CAMPAIGN, [{ id: CAMPAIGN_ID } as Row], [...CAMPAIGN_FIELDS, ...LIST_NAMES]);
    const changes = all.get(CAMPAIGN_ID) ?? [];
    const about = { kind: CAMPAIGN, id: CAMPAIGN_ID } as const;
    yield* toTranslations({ ...about, label: "", to: "/admin/campaign/texts" }, texts, CAMPAIGN_FIELDS, changes);
    for (const list of LIST_NAMES) {
      const { key, fields, to } = CAMPAIGN_LISTS[list];
      for (const entry of toEntries(data[list].value)) {
        const name = entry[key] ?? "";
        const ofEntry = { ...about, label: entry["name"] ?? name, to };
        const found = toTranslations(ofEntry, entry, fields, changesOfEntry(changes, list, entry));
        for (const text of found) yield { ...text, field: `${list}.${text.field}.${name}` };
      }
    }
  }

  async function changeCampaignList(by: Actor, { field, was, ml }: TranslationChange): Promise<void> {
    const [list = "", name = "", ...key] = field.split(".");
    const named = CAMPAIGN_LISTS[list as CampaignList];
    const { data, version } = await campaign.getForAdmin();
    const entries = toEntries(data[list as CampaignList].value);
    const at = entries.findIndex((entry) => entry[named.key] === key.join("."));
    const entry = entries[at];
    if (!entry || !named.fields.some((one) => one === name)) throw new AppError("not-found", "translation-gone");
    if ((entry[`${name}_ml`] ?? "") !== was) throw changedMeanwhile();
    const value = parseField(factsChange, list, entries.with(at, { ...entry, [`${name}_ml`]: ml.trim() }));
    await campaign.change(by, [version], { [list]: value });
  }

  async function changeCampaignText(by: Actor, change: TranslationChange): Promise<void> {
    const { field, was, ml } = change;
    if (LIST_NAMES.some((list) => field.startsWith(`${list}.`))) return changeCampaignList(by, change);
    const column = `${CAMPAIGN_FIELDS.find((name) => name === field)}_ml` as FactName;
    const value = ml === "" ? null : parseField(factsChange, column, ml);
    const { data, version } = await campaign.getForAdmin();
    if (String(data[column].value ?? "") !== was) throw changedMeanwhile();
    await campaign.change(by, [version], { [column]: value });
  }

  /** Newest first; of the fields, which may be long, only what `sourceWhenTranslated` reads. */
  async function changesOf(kind: AuditedKind, rows: readonly Row[], fields: readonly string[]): Promise<Changes> {
    const changes: Changes = new Map(rows.map(({ id }) => [id, []]));
    const names = fields.flatMap((field) => [field, `${field}_ml`]);
    let before = LARGEST_NUMBER;
    for (let read = 0; read < MAX_ENTRIES; read += ENTRIES_PER_QUERY) {
      const entries = await db
        .selectFrom("history")
        .select(["id", "about", "fields"])
        .where("kind", "=", kind)
        .where("about", "in", [0, ...changes.keys()])
        .where("id", "<", before)
        .orderBy("id", "desc")
        .limit(ENTRIES_PER_QUERY)
        .execute();
      for (const { about, fields: json } of entries) {
        const changed = JSON.parse(json) as ChangedFields;
        const needed = names.flatMap((name) => {
          const change = changed[name];
          return change ? [[name, { before: getSourceField(name) ? null : change.before, after: null }]] : [];
        });
        if (needed.length > 0) changes.get(about ?? 0)?.push({ fields: Object.fromEntries(needed) });
      }
      const last = entries.at(-1);
      if (!last || entries.length < ENTRIES_PER_QUERY) break;
      before = last.id;
      await nextTurn();
    }
    return changes;
  }

  return {
    async list(role, { state, page, limit }) {
      const allowed = new Set<AuditedKind>(getChangeableKinds(role));
      const [first, last] = [(page - 1) * limit, page * limit];
      const items: Translation[] = [];
      let total = 0;
      const add = async (all: AsyncIterable<Translation>) => {
        for await (const item of all) {
          if (state !== "all" && item.state !== state) continue;
          if (total >= first && total < last) items.push(item);
          total += 1;
        }
      };
      for (const [name, translated] of Object.entries(TRANSLATED) as [AuditedKind, TranslatedKind][]) {
        if (allowed.has(name)) await add(listKind(name, translated));
      }
      if (allowed.has(CAMPAIGN)) await add(listCampaignTexts());
      return { items, page, limit, total };
    },

    async change(by, change) {
      const { kind: name, id, field, was, ml } = change;
      if (name === CAMPAIGN) return changeCampaignText(by, change);
      const entity = kinds.get(name);
      const translated = TRANSLATED[name];
      const isCaption = /^gallery_captions\.\d{1,2}$/.test(field) && (name === "event" || name === "override");
      if (!entity || !translated || !(isCaption || translated.fields.includes(field)))
        throw new AppError("not-found", "translation-gone");
      const toColumns = (before: Row): Partial<Row> => {
        const column = isCaption ? "gallery_captions_ml" : `${field}_ml`;
        const texts = isCaption ? toCaptions(before) : before;
        if (String(texts[`${field}_ml`] ?? "") !== was) throw changedMeanwhile();
        if (!isCaption) return { [column]: parseField(translated.form, column, ml) };
        if (!(field in texts)) throw new AppError("not-found", "translation-gone");
        const changed = { ...texts, [`${field}_ml`]: ml.trim() };
        const captions = Object.entries(changed).flatMap(([one, text]) => (getSourceField(one) ? [text] : []));
        return { [column]: JSON.stringify(parseField(translated.form, column, captions)) };
      };
      await actions.run(by, translated.act, [id], async (trx, recorder) => {
        const before = (await lockForUpdate(trx, entity, id, null)) as Row;
        const columns = toColumns(before);
        const row = (await untypedTables(trx)
          .updateTable<string>(entity.table)
          .set({ ...columns, ...entity.undo?.extraColumns?.(before, columns) })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow()) as Row;
        recorder.recordChange(entity, before, row);
      });
    },
  };
}

const changedMeanwhile = () => new AppError("conflict", "translation-changed", { field: "ml" });

/** Of each field with an English text. */
function* toTranslations(
  about: Pick<Translation, "kind" | "id" | "label" | "to">,
  row: Readonly<Record<string, unknown>>,
  fields: readonly string[],
  changes: readonly { fields: ChangedFields }[],
): Generator<Translation> {
  for (const field of fields) {
    const [en, ml] = [String(row[field] ?? ""), String(row[`${field}_ml`] ?? "")];
    if (en !== "") yield { ...about, field, en, ml, state: stateOf(en, ml, field, changes) };
  }
}

function stateOf(
  en: string,
  ml: string,
  field: string,
  changes: readonly { fields: ChangedFields }[],
): Translation["state"] {
  if (ml.trim() === "") return "missing";
  const texts = { english: { begun: en, typed: en }, malayalam: { begun: ml, typed: ml } };
  return isStale(texts, sourceWhenTranslated(changes, `${field}_ml`)) ? "outdated" : "translated";
}

/** Gallery captions of an event, by field name. */
function toCaptions(row: Row): Record<string, string> {
  const [en, ml] = ["gallery_captions", "gallery_captions_ml"].map((name) => JSON.parse(String(row[name] ?? "[]")));
  return Object.fromEntries(
    (en as string[]).flatMap((caption, at) => [
      [`gallery_captions.${at}`, caption],
      [`gallery_captions.${at}_ml`, (ml as string[])[at] ?? ""],
    ]),
  );
}

const toEntries = (list: unknown): readonly Entry[] => (Array.isArray(list) ? (list as Entry[]) : []);

/** Changes to one list entry, newest first. */
function changesOfEntry(
  changes: readonly { fields: ChangedFields }[],
  list: CampaignList,
  entry: Entry,
): { fields: ChangedFields }[] {
  const { key } = CAMPAIGN_LISTS[list];
  let after = entry;
  return changes.flatMap(({ fields }) => {
    const before = toEntries(fields[list]?.before).find((other) => other[key] === entry[key]);
    if (!before) return [];
    const names = Object.keys({ ...before, ...after }).filter((name) => (before[name] ?? "") !== (after[name] ?? ""));
    after = before;
    return [{ fields: Object.fromEntries(names.map((name) => [name, { before: before[name] ?? "", after: null }])) }];
  });
}

/** By the rule of the field in its own form. @throws AppError "invalid" */
function parseField({ schema }: FormRules<unknown>, column: string, ml: unknown): unknown {
  const rule = (schema as unknown as { shape: Record<string, FormRules<unknown>["schema"]> }).shape[column];
  const result = rule?.safeParse(ml);
  if (result?.success) return result.data;
  const [issue] = result?.error?.issues ?? [];
  if (!issue) throw new AppError("not-found", "translation-gone");
  const violation = toViolation(issue);
  throw new AppError("invalid", { ...violation, code: violation.code as ErrorCode }, { field: "ml" });
}
