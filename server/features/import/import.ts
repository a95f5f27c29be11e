import type { Selectable, Transaction } from "kysely";
import { IMPORT_CHOICES, type ImportError, type ImportKind, type ImportResult } from "../../../shared/import/import.ts";
import { UNDO_DAYS } from "../../../shared/privacy/retention.ts";
import { type ErrorMessages, formatMessage } from "../../../shared/validation/errors.ts";
import { parseForm } from "../../../shared/validation/form.ts";
import type { Actor } from "../../actions/run-action.ts";
import { type AnyRow, type AuditedEntity, untypedTables } from "../../audit-log/audited-entity.ts";
import { refuseTooMany } from "../../audit-log/crud.ts";
import { setAppMetadata } from "../../database/app-metadata.ts";
import { isPostgres } from "../../database/postgres-dialect.ts";
import type { ImportRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { createTurns } from "../../lib/async.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { MAX_ERRORS, readTable, suggest, type TableRow } from "./read-table.ts";
import { type Columns, TARGETS } from "./targets.ts";

type Trx = Transaction<Tables>;
type Entity = AuditedEntity<never>;
type StoredRow = AnyRow & Columns;

/** Columns that a list sets itself when rows are added or changed. */
export interface ImportHooks {
  /** By place in the table, of at most `most`. */
  added(trx: Trx, most: number): Promise<(at: number) => object>;
  changed(before: object, columns: Columns): object;
}

export interface Imports {
  /**
   * Stores a table in one transaction, or nothing when a row has errors or on a dry run.
   * @throws AppError "invalid" when the file is not a table
   */
  run(by: Actor, kind: ImportKind, content: Uint8Array, dryRun: boolean): Promise<ImportResult>;
  /** Deletes what can no longer be undone. */
  cleanup(): Promise<void>;
  kind: AuditedEntity<Selectable<ImportRow>>;
}

/** A row of a list before and after an import; null: does not exist. */
interface Step {
  id: number;
  before: StoredRow | null;
  after: StoredRow | null;
}

interface Deps extends PickDeps<"db" | "actions" | "clock"> {
  entities: Readonly<Record<ImportKind, Entity>>;
  hooks: Partial<Record<ImportKind, ImportHooks>>;
  /** English, by code. */
  messages: ErrorMessages;
}

interface Parsed {
  row: number;
  columns: Columns;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Rolls the transaction back with its result. */
class RolledBack extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super("rolled back");
    this.result = result;
  }
}

export function createImports({ db, actions, clock, entities, hooks, messages }: Deps): Imports {
  const kind: Imports["kind"] = {
    name: "import",
    table: "imports",
    fields: ["state"],
    label: ({ summary }) => summary,
    shown: ({ id, summary, state }) => ({ id, summary, state }),
    notFoundCode: "import-gone",
    undo: {
      lock: (trx) => setAppMetadata(trx, "imports-turn", ""),
      validate: (trx, { kind: of, state, steps }) =>
        move(trx, entities[of as ImportKind], JSON.parse(steps) as Step[], state === "imported"),
      hasShortRetention: () => true,
    },
  };

  async function store(trx: Trx, of: ImportKind, rows: Parsed[]): Promise<{ steps: Step[]; errors: ImportError[] }> {
    const entity = entities[of];
    const { keys } = TARGETS[of];
    await setAppMetadata(trx, "imports-turn", "");
    await entity.undo?.lock?.(trx);
    const toKey = (row: Columns) => JSON.stringify(keys.map((name) => row[name] ?? null));
    const known = new Map((await lockRows(trx, entity)).map((row) => [toKey(row), row]));
    const added = await hooks[of]?.added(trx, rows.length);
    const steps: Step[] = [];
    const errors: ImportError[] = [];
    const endTurn = createTurns();
    for (const [index, { row, columns }] of rows.entries()) {
      await endTurn();
      const before = known.get(toKey(columns)) ?? null;
      if (before && Object.entries(columns).every(([name, value]) => before[name] === value)) continue;
      const after = before
        ? await update(trx, entity, before, { ...hooks[of]?.changed(before, columns), ...columns })
        : await insert(trx, entity, { ...added?.(index), ...columns });
      steps.push({ id: after.id, before, after });
      try {
        await entity.undo?.validate?.(trx, after as never);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const [field = ""] = Object.keys(error.fields);
        errors.push({ row, field, message: error.message });
      }
    }
    if (of !== "events") await refuseTooMany(trx, entity.table);
    return { steps, errors };
  }

  return {
    kind,

    async run(by, of, content, dryRun) {
      const table = await readTable(of, content);
      const { parsed, errors } = await parseRows(of, table, messages);
      try {
        return await actions.run(by, "import", [], async (trx, recorder) => {
          const stored = await store(trx, of, parsed);
          errors.push(...stored.errors);
          errors.sort((a, b) => a.row - b.row);
          const added = stored.steps.filter(({ before }) => before === null).length;
          const changed = stored.steps.length - added;
          const result = { added, changed, unchanged: parsed.length - stored.steps.length, errors };
          if (dryRun) throw new RolledBack(result);
          if (errors.length > 0) throw new RolledBack({ ...result, added: 0, changed: 0 });
          if (stored.steps.length === 0) recorder.skip();
          else {
            const summary = `${NAMES[of]}: ${added} added, ${changed} changed`;
            const values = {
              kind: of,
              summary,
              state: "imported" as const,
              steps: JSON.stringify(stored.steps),
              at: toTimestamp(clock),
            };
            const row = await trx.insertInto("imports").values(values).returningAll().executeTakeFirstOrThrow();
            recorder.recordChange(kind, { ...row, state: "before" }, row);
          }
          return result;
        });
      } catch (error) {
        if (error instanceof RolledBack) return error.result;
        throw error;
      }
    },

    async cleanup() {
      await db
        .deleteFrom("imports")
        .where("at", "<", toTimestamp(clock, -UNDO_DAYS * DAY_MS))
        .execute();
    },
  };
}

const NAMES: Readonly<Record<ImportKind, string>> = {
  events: "events",
  "district-contacts": "district contacts",
  "essential-links": "essential links",
  centres: "treatment centres",
};

async function parseRows(
  of: ImportKind,
  { rows, errors: before }: { rows: readonly TableRow[]; errors: readonly ImportError[] },
  messages: ErrorMessages,
) {
  const { form, read, toColumns, keys } = TARGETS[of];
  const errors = [...before];
  const parsed: Parsed[] = [];
  const seen = new Map<string, number>();
  const endTurn = createTurns();
  // A table without its columns would repeat the same error in each row.
  for (const { row, cells } of errors.some((error) => error.row === 1) ? [] : rows) {
    await endTurn();
    if (errors.length >= MAX_ERRORS) break;
    const result = parseForm(form, read(cells));
    if (!result.ok) {
      for (const [field, broken] of Object.entries(result.fields)) {
        const value = cells[field] ?? "";
        const hint = suggest(value, IMPORT_CHOICES[field] ?? []);
        errors.push({ row, field, message: formatMessage(messages, broken) + hint });
      }
      continue;
    }
    const columns = toColumns(result.value);
    const key = JSON.stringify(keys.map((name) => columns[name] ?? null));
    const first = seen.get(key);
    if (first === undefined) parsed.push({ row, columns });
    else
      errors.push({
        row,
        field: "",
        message: formatMessage(messages, { code: "import-row-twice", params: { row: first } }),
      });
    seen.set(key, first ?? row);
  }
  return { parsed, errors };
}

/** Sets the rows of a list to their state after an import, or before it. @throws AppError "conflict" */
async function move(trx: Trx, entity: Entity, steps: readonly Step[], forward: boolean): Promise<void> {
  await entity.undo?.lock?.(trx);
  const endTurn = createTurns();
  for (const step of steps) {
    await endTurn();
    const [expected, next] = forward ? [step.before, step.after] : [step.after, step.before];
    const [now] = await lockRows(trx, entity, [step.id]);
    if (!isSame(entity, expected, now ?? null)) throw new AppError("conflict", "put-back-in-place");
    if (next === null) await untypedTables(trx).deleteFrom<string>(entity.table).where("id", "=", step.id).execute();
    else {
      const version = Number(now?.version ?? next.version + 1) + 1;
      const row = now
        ? await update(trx, entity, now, { ...next, version })
        : await insert(trx, entity, { ...next, version });
      await entity.undo?.validate?.(trx, row as never);
    }
  }
}

const isSame = ({ fields }: Entity, one: StoredRow | null, other: StoredRow | null): boolean =>
  one === null || other === null
    ? one === other
    : (fields as readonly string[]).every((field) => (one[field] ?? null) === (other[field] ?? null));

/** Rows of a list, locked so that no other change is overwritten; absent ids: all. SQLite has one writer anyway. */
const lockRows = async (trx: Trx, { table }: Entity, ids?: readonly number[]): Promise<StoredRow[]> =>
  (await untypedTables(trx)
    .selectFrom<string>(table)
    .selectAll()
    .$if(ids !== undefined, (query) => query.where("id", "in", [...(ids ?? [])]))
    .orderBy("id")
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute()) as StoredRow[];

const insert = async (trx: Trx, { table }: Entity, values: object): Promise<StoredRow> =>
  (await untypedTables(trx)
    .insertInto<string>(table)
    .values(values)
    .returningAll()
    .executeTakeFirstOrThrow()) as StoredRow;

const update = async (trx: Trx, { table }: Entity, { id, version }: StoredRow, values: object): Promise<StoredRow> =>
  (await untypedTables(trx)
    .updateTable<string>(table)
    .set({ version: version + 1, ...values })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow()) as StoredRow;
