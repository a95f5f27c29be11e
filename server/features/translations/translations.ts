import { setImmediate as nextTurn } from "node:timers/promises";
import { announcementForm } from "../../../shared/announcements/announcements.ts";
import { type AuditedKind, type ChangedFields, getChangeableKinds } from "../../../shared/audit-log/audit-log.ts";
import { brochureForm } from "../../../shared/brochures/brochures.ts";
import { cannedReplyForm } from "../../../shared/canned-replies/canned-replies.ts";
import { centreForm } from "../../../shared/centres/centres.ts";
import { essentialLinkForm } from "../../../shared/essential-links/essential-links.ts";
import { localEventForm } from "../../../shared/events/events-admin.ts";
import { isStale, sourceWhenTranslated } from "../../../shared/i18n/stale-translation.ts";
import { materialForm } from "../../../shared/materials/materials.ts";
import { contentPageForm } from "../../../shared/pages/pages.ts";
import type { Page, PageQuery } from "../../../shared/pagination.ts";
import type { Role, WriteAction } from "../../../shared/permissions/permissions.ts";
import type { Translation, TranslationChange } from "../../../shared/translations/translations.ts";
import { type FormRules, toViolation } from "../../../shared/validation/form.ts";
import type { Actor } from "../../actions/run-action.ts";
import { type AnyRow, type AuditedEntity, untypedTables } from "../../audit-log/audited-entity.ts";
import { lockForUpdate } from "../../audit-log/versions.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import type { ErrorCode } from "../../lib/error-messages.ts";
import type { SiteAddress } from "../../lib/site-path.ts";

interface TranslatedKind {
  /** English fields; the Malayalam ones end in `_ml`. */
  fields: readonly string[];
  form: FormRules<unknown>;
  /** Action that a saved translation is. */
  act: WriteAction;
  to(id: number): SiteAddress;
}

/** In the order of the list. */
const TRANSLATED: Partial<Record<AuditedKind, TranslatedKind>> = {
  page: { fields: ["title", "body"], form: contentPageForm, act: "change page", to: (id) => `/admin/pages?page=${id}` },
  event: {
    fields: ["title", "description", "venue", "reason"],
    form: localEventForm,
    act: "change event",
    to: () => "/admin/events",
  },
  notice: { fields: ["text"], form: announcementForm, act: "change notice", to: (id) => `/admin/notices#edit-${id}` },
  "essential link": {
    fields: ["description"],
    form: essentialLinkForm,
    act: "change essential link",
    to: (id) => `/admin/essential-links?open=${id}`,
  },
  centre: {
    fields: ["name", "address", "hours", "offers"],
    form: centreForm,
    act: "change centre",
    to: (id) => `/admin/centres#edit-${id}`,
  },
  brochure: { fields: ["name"], form: brochureForm, act: "change brochure", to: () => "/admin/brochures" },
  material: {
    fields: ["title"],
    form: materialForm,
    act: "change material",
    to: (id) => `/admin/materials#edit-${id}`,
  },
  "ready-made answer": {
    fields: ["text"],
    form: cannedReplyForm,
    act: "change ready-made answer",
    to: (id) => `/admin/ready-answers#edit-${id}`,
  },
};

export interface Translations {
  /** Texts of the kinds that the role may change. */
  list(role: Role, asked: PageQuery & { state: "missing" | "outdated" | "all" }): Promise<Page<Translation>>;
  /** @throws AppError "not-found", "conflict" when it was changed meanwhile, "invalid" */
  change(by: Actor, change: TranslationChange): Promise<void>;
}

type Entity = AuditedEntity<AnyRow>;
type Row = AnyRow & Record<string, unknown>;

interface Deps extends PickDeps<"db" | "actions"> {
  entities: readonly AuditedEntity<never>[];
}

/** Rows per query; their history is bounded too. */
const BATCH = 200;
const MAX_ENTRIES = 2000;

export function createTranslations({ db, actions, entities }: Deps): Translations {
  const kinds = new Map(entities.map((entity) => [entity.name, entity as unknown as Entity]));

  async function* listKind(name: AuditedKind, { fields, to }: TranslatedKind): AsyncGenerator<Translation> {
    const entity = kinds.get(name);
    if (!entity) return;
    const rows = (await untypedTables(db)
      .selectFrom<string>(entity.table)
      .selectAll()
      .orderBy("id")
      .execute()) as Row[];
    for (let from = 0; from < rows.length; from += BATCH) {
      const batch = rows.slice(from, from + BATCH);
      const changes = await changesOf(
        name,
        batch.map(({ id }) => id),
      );
      for (const row of batch)
        for (const field of fields) {
          const [en, ml] = [String(row[field] ?? ""), String(row[`${field}_ml`] ?? "")];
          if (en === "") continue;
          const state = stateOf(en, ml, field, changes.get(row.id) ?? []);
          yield { kind: name, id: row.id, label: entity.label?.(row) ?? "", field, en, ml, state, to: to(row.id) };
        }
      await nextTurn();
    }
  }

  async function changesOf(kind: AuditedKind, ids: number[]): Promise<Map<number, { fields: ChangedFields }[]>> {
    const entries = await db
      .selectFrom("history")
      .select(["about", "fields"])
      .where("kind", "=", kind)
      .where("about", "in", [0, ...ids])
      .orderBy("id", "desc")
      .limit(MAX_ENTRIES)
      .execute();
    const changes = new Map<number, { fields: ChangedFields }[]>();
    for (const [index, { about, fields }] of entries.entries()) {
      if (index % 50 === 49) await nextTurn();
      const id = about ?? 0;
      changes.set(id, [...(changes.get(id) ?? []), { fields: JSON.parse(fields) as ChangedFields }]);
    }
    return changes;
  }

  return {
    async list(role, { state, page, limit }) {
      const allowed = new Set<AuditedKind>(getChangeableKinds(role));
      const [first, last] = [(page - 1) * limit, page * limit];
      const items: Translation[] = [];
      let total = 0;
      for (const [name, translated] of Object.entries(TRANSLATED) as [AuditedKind, TranslatedKind][]) {
        if (!allowed.has(name)) continue;
        for await (const item of listKind(name, translated)) {
          if (state !== "all" && item.state !== state) continue;
          if (total >= first && total < last) items.push(item);
          total += 1;
        }
      }
      return { items, page, limit, total };
    },

    async change(by, { kind: name, id, field, was, ml }) {
      const entity = kinds.get(name);
      const translated = TRANSLATED[name];
      if (!entity || !translated?.fields.includes(field)) throw new AppError("not-found", "translation-gone");
      const column = `${field}_ml`;
      const value = parseField(translated.form, column, ml);
      await actions.run(by, translated.act, [id], async (trx, recorder) => {
        const before = (await lockForUpdate(trx, entity, id, null)) as Row;
        if (String(before[column] ?? "") !== was)
          throw new AppError("conflict", "translation-changed", { field: "ml" });
        const row = (await untypedTables(trx)
          .updateTable<string>(entity.table)
          .set({ [column]: value })
          .where("id", "=", id)
          .returningAll()
          .executeTakeFirstOrThrow()) as Row;
        recorder.recordChange(entity, before, row);
      });
    },
  };
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
