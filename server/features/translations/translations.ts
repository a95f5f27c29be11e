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
    const changes = await changesOf(CAMPAIGN, [{ id: CAMPAIGN_ID } as Row], CAMPAIGN_FIELDS);
    const about = { kind: CAMPAIGN, id: CAMPAIGN_ID, label: "", to: "/admin/campaign/texts" } as const;
    yield* toTranslations(about, texts, CAMPAIGN_FIELDS, changes.get(CAMPAIGN_ID) ?? []);
  }

  async function changeCampaignText(by: Actor, { field, was, ml }: TranslationChange): Promise<void> {
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
      if (!entity || !translated?.fields.includes(field)) throw new AppError("not-found", "translation-gone");
      const column = `${field}_ml`;
      const value = parseField(translated.form, column, ml);
      await actions.run(by, translated.act, [id], async (trx, recorder) => {
        const before = (await lockForUpdate(trx, entity, id, null)) as Row;
        if (String(before[column] ?? "") !== was) throw changedMeanwhile();
        const row = (await untypedTables(trx)
          .updateTable<string>(entity.table)
          .set({ [column]: value, ...entity.undo?.extraColumns?.(before, { [column]: value } as Partial<Row>) })
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

/** By the rule of the field in its own form. @throws AppError "invalid" */
function parseField({ schema }: FormRules<unknown>, column: string, ml: string): unknown {
  const rule = (schema as unknown as { shape: Record<string, FormRules<unknown>["schema"]> }).shape[column];
  const result = rule?.safeParse(ml);
  if (result?.success) return result.data;
  const [issue] = result?.error?.issues ?? [];
  if (!issue) throw new AppError("not-found", "translation-gone");
  const violation = toViolation(issue);
  throw new AppError("invalid", { ...violation, code: violation.code as ErrorCode }, { field: "ml" });
}
