import type { Kysely, Transaction } from "kysely";
import type { Versioned } from "../../shared/audit-log/audit-log.ts";
import type { WriteAction } from "../../shared/permissions/permissions.ts";
import type { AuditRecorder } from "../actions/audit-recorder.ts";
import type { ActionRunner, Actor } from "../actions/run-action.ts";
import type { Tables } from "../database/tables.ts";
import { AppError } from "../lib/app-error.ts";
import type { ErrorCode } from "../lib/error-messages.ts";
import type { InTransaction, StoredFile } from "../storage/file-references.ts";
import type { Uploads } from "../storage/uploads.ts";
import { type AnyRow, type AuditedEntity, getRows, untypedTables } from "./audited-entity.ts";
import { type IfMatch, lockForUpdate, toAdminView } from "./versions.ts";

const MAX_ENTRIES = 1000;

type CrudEntry<A> = A extends `add ${infer Name}`
  ? `change ${Name}` | `delete ${Name}` extends WriteAction
    ? Name
    : never
  : never;
/** Entities with add, change and delete actions. */
export type CrudItem = CrudEntry<WriteAction>;

/** CRUD actions of a simple list; `Shown` is the entry as staff see it. */
export interface CrudService<Form, Shown> {
  /** @throws AppError when it conflicts with others */
  add(by: Actor, form: Form): Promise<Shown>;
  /** @throws AppError "not-found", "stale", or when it conflicts with others */
  update(by: Actor, id: number, expected: IfMatch, form: Form): Promise<Shown>;
  /** @throws AppError "not-found", "stale" */
  remove(by: Actor, id: number, expected: IfMatch): Promise<void>;
}

/** A list whose rows may reference stored files. */
export interface CrudRows<Shown> extends CrudService<object, Shown> {
  add(by: Actor, values: object, fresh?: readonly StoredFile[]): Promise<Shown>;
  update(by: Actor, id: number, expected: IfMatch, values: object, fresh?: readonly StoredFile[]): Promise<Shown>;
}

/** A list that visitors read too, in order of creation. */
export interface PublicList<Form, Public, Shown> extends CrudService<Form, Shown> {
  list(): Promise<Public[]>;
  listForAdmin(by: Actor): Promise<Shown[]>;
}

interface Deps<Row> {
  db: Kysely<Tables>;
  actions: ActionRunner;
  files?: { uploads: Uploads; keysOf(row: Partial<Row>): readonly string[] };
}

/**
 * Pictures have a limit of their own.
 * @throws AppError "conflict" when a list would have more entries than its limit
 */
export async function refuseTooMany(
  trx: Transaction<Tables>,
  table: keyof Tables,
  { more = 0, limit = MAX_ENTRIES, code = "list-full" }: { more?: number; limit?: number; code?: ErrorCode } = {},
): Promise<void> {
  const { count } = await untypedTables(trx)
    .selectFrom<string>(table)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  if (table !== "pictures" && Number(count) + more > limit) throw new AppError("conflict", { code, params: { limit } });
}

/** Creates the CRUD actions of an audited entity, with the same checks as undo. */
export function createCrudService<Row extends AnyRow, Shown extends object>(
  { db, actions, files }: Deps<Row>,
  kind: AuditedEntity<Row> & { name: CrudItem | "brochure"; shown(row: Row): Shown },
): CrudRows<Shown & Versioned> {
  const { name, table, undo } = kind;
  const asSaved = async (row: AnyRow) => (await toAdminView(db, kind, [row as Row]))[0] as Shown & Versioned;
  const getKeys = files?.keysOf ?? (() => []);
  /** Files referenced before and not after. */
  const leftBehind = (before: Row, after: Row) => getKeys(before).filter((key) => !getKeys(after).includes(key));

  /** Files to be retained before the action releases them. */
  async function getReleasedFiles(id: number, values: object | null): Promise<readonly string[]> {
    if (!files) return [];
    const [row] = await getRows(db, kind, [id]);
    if (!row) throw new AppError("not-found", kind.notFoundCode);
    return values ? leftBehind(row, { ...row, ...values }) : getKeys(row);
  }

  async function doing<T>(
    [by, act, about]: [Actor, WriteAction, number[]],
    moved: { fresh?: readonly StoredFile[]; leaving?: readonly string[] },
    work: (trx: Transaction<Tables>, recorder: AuditRecorder) => Promise<{ done: T; left: readonly string[] }>,
  ): Promise<T> {
    if (!files) return (await actions.run(by, act, about, work)).done;
    const inAct: InTransaction<[AuditRecorder]> = (inner) => actions.run(by, act, about, inner);
    return files.uploads.change(moved, inAct, work);
  }

  return {
    add: async (by, values, fresh = []) =>
      asSaved(
        await doing([by, `add ${name}`, []], { fresh }, async (trx, recorder) => {
          await undo?.lock?.(trx);
          await refuseTooMany(trx, table, { more: 1 });
          const added = untypedTables(trx).insertInto<string>(table).values(values);
          const row = (await added.returningAll().executeTakeFirstOrThrow()) as AnyRow as Row;
          await undo?.validate?.(trx, row);
          recorder.recordChange(kind, null, row);
          return { done: row, left: [] };
        }),
      ),

    update: async (by, id, expected, values, fresh = []) => {
      const moved = { fresh, leaving: await getReleasedFiles(id, values) };
      return asSaved(
        await doing([by, `change ${name}`, [id]], moved, async (trx, recorder) => {
          await undo?.lock?.(trx);
          const before = await lockForUpdate(trx, kind, id, expected);
          const changed = untypedTables(trx).updateTable<string>(table).set(values).where("id", "=", id);
          const row = (await changed.returningAll().executeTakeFirstOrThrow()) as AnyRow as Row;
          await undo?.validate?.(trx, row);
          recorder.recordChange(kind, before, row);
          return { done: row, left: leftBehind(before, row) };
        }),
      );
    },

    remove: async (by, id, expected) => {
      const moved = { leaving: await getReleasedFiles(id, null) };
      const act = name === "brochure" ? "withdraw brochure" : (`delete ${name}` as const);
      await doing([by, act, [id]], moved, async (trx, recorder) => {
        const before = await lockForUpdate(trx, kind, id, expected);
        recorder.recordChange(kind, before, null);
        await untypedTables(trx).deleteFrom<string>(table).where("id", "=", id).execute();
        return { done: undefined, left: getKeys(before) };
      });
    },
  };
}

/** Creates a list in order of creation with its CRUD actions. */
export function createPublicList<Row extends AnyRow, Shown extends object>(
  { db, actions }: Pick<Deps<Row>, "db" | "actions">,
  kind: AuditedEntity<Row> & { name: CrudItem; shown(row: Row): Shown },
): CrudRows<Shown & Versioned> & PublicList<object, Shown, Shown & Versioned> {
  const rows = async () =>
    (await untypedTables(db).selectFrom<string>(kind.table).selectAll().orderBy("id").execute()) as AnyRow[] as Row[];
  return {
    list: async () => (await rows()).map((row) => kind.shown(row) as Shown),
    listForAdmin: async (by) => toAdminView(db, kind, await rows(), by),
    ...createCrudService({ db, actions }, kind),
  };
}
