import type { Selectable, Transaction } from "kysely";
import type { BulkChange, BulkChanged } from "../../../shared/enquiries/workflow.schema.ts";
import { BULK_COPY, type BulkAct } from "../../../shared/enquiries/workflow.ts";
import { interpolate, selectPlural } from "../../../shared/i18n/interpolate.ts";
import type { WriteAction } from "../../../shared/permissions/permissions.ts";
import type { Actor } from "../../actions/run-action.ts";
import { LARGEST_NUMBER } from "../../database/largest-number.ts";
import { isPostgres } from "../../database/postgres-dialect.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { EnquiryTableRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { renotify } from "./staff-notifications.ts";
import { type EnquiryChanges, requireActiveStaff, toStateConflict } from "./update-enquiry.ts";

/** Changes several enquiries in one transaction with one audit-log entry; each that forbids it is left as it is. */
export type BulkChanger = (by: Actor, change: BulkChange) => Promise<BulkChanged>;

const COLUMNS = ["id", "state", "owner_id", "answered_how", "version"] as const;
type Row = Pick<Selectable<EnquiryTableRow>, (typeof COLUMNS)[number]>;

const ACTIONS: Record<BulkAct, WriteAction> = {
  take: "take enquiry",
  release: "release enquiry",
  answered: "mark enquiry as answered",
  reopen: "reopen enquiry",
  spam: "mark enquiry as spam",
  "not-spam": "mark enquiry as no spam",
};

const ALLOWED_STATES: Record<BulkAct, readonly Row["state"][]> = {
  take: ["new", "taken"],
  release: ["taken"],
  answered: ["new", "taken"],
  reopen: ["answered"],
  spam: ["new", "taken"],
  "not-spam": ["spam"],
};

const isAllowed = (act: BulkAct, row: Row, by: Actor): boolean =>
  ALLOWED_STATES[act].includes(row.state) &&
  !(act === "take" && row.state === "taken" && row.owner_id !== by.id) &&
  !(act === "release" && row.owner_id !== by.id && by.role !== "owner");

const isDone = (act: BulkAct, row: Row): boolean => act === "take" && row.state === "taken";

function getChanges({ act, how }: BulkChange, by: Actor, now: string): EnquiryChanges {
  if (act === "take") return { state: "taken", owner_id: by.id };
  // Reopening preserves the waiting time.
  if (act === "reopen") return { state: "taken", owner_id: by.id, answered_at: null, answered_how: null };
  if (act === "answered")
    return { state: "answered", owner_id: by.id, answered_at: now, answered_how: how ?? null, remind_at: null };
  if (act === "spam") return { state: "spam", owner_id: null, spam_since: now, remind_at: null };
  return { state: "new", owner_id: null, spam_since: null };
}

export const createBulkChanger =
  ({ clock, actions }: PickDeps<"clock" | "actions">): BulkChanger =>
  (by, change) => {
    const { act } = change;
    const versions = new Map(change.enquiries.map(({ id, version }) => [id, version]));
    const ids = [...versions.keys()];
    return actions.run(by, ACTIONS[act], ids, async (trx, recorder) => {
      const rows = await lockRows(trx, ids);
      const names = await getNames(trx, [...rows.values()]);
      const [changing, unchanged, left]: [Row[], Row[], BulkChanged["left"]] = [[], [], []];
      for (const id of ids) {
        const row = rows.get(id);
        const expected = versions.get(id);
        if (row && (expected === undefined || expected === row.version) && isAllowed(act, row, by))
          (isDone(act, row) ? unchanged : changing).push(row);
        else left.push({ id, ...toReason(row, expected, names) });
      }
      if (changing.length === 0) recorder.skip();
      else {
        const changes = getChanges(change, by, toTimestamp(clock));
        if (changes.owner_id) await requireActiveStaff(trx, changes.owner_id);
        await updateRows(trx, changing, changes);
        if (act === "not-spam") await renotify(trx, Math.min(...changing.map(({ id }) => id)), by);
        recorder.setTarget(changing.map(({ id }) => id));
        recorder.recordFields({
          state: { before: getCommon(changing, "state"), after: changes.state ?? null },
          ...(act === "answered" && { answered_how: { before: null, after: change.how ?? null } }),
        });
      }
      const changed = new Map(changing.map(({ id, version }) => [id, version + 1]));
      const done = [...changing, ...unchanged]
        .map(({ id, version }) => ({ id, version: changed.get(id) ?? version }))
        .toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      return { message: toSentence(act, done.length), done, left };
    });
  };

/** In the order of ids, so that two of them never wait for each other. */
async function lockRows(trx: Transaction<Tables>, ids: readonly number[]): Promise<Map<number, Row>> {
  const rows = await trx
    .selectFrom("contact_submissions")
    .select(COLUMNS)
    .where(
      "id",
      "in",
      ids.filter((id) => id <= LARGEST_NUMBER),
    )
    .where(isPresent)
    .orderBy("id")
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const updateRows = (trx: Transaction<Tables>, rows: readonly Row[], changes: EnquiryChanges) =>
  trx
    .updateTable("contact_submissions")
    .set(({ eb }) => ({ ...changes, version: eb("version", "+", 1) }))
    .where(
      "id",
      "in",
      rows.map(({ id }) => id),
    )
    .execute();

async function getNames(trx: Transaction<Tables>, rows: readonly Row[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.flatMap(({ owner_id }) => owner_id ?? []))];
  if (ids.length === 0) return new Map();
  const owners = await trx.selectFrom("admins").select(["id", "name"]).where("id", "in", ids).execute();
  return new Map(owners.map(({ id, name }) => [id, name]));
}

/** Null where they differ. */
const getCommon = (rows: readonly Row[], field: "state"): string | null =>
  rows.every((row) => row[field] === rows[0]?.[field]) ? (rows[0]?.[field] ?? null) : null;

function toReason(row: Row | undefined, expected: number | undefined, names: ReadonlyMap<number, string>) {
  const { message, rule } = toError(row, expected, names);
  return { message, code: rule.code };
}

function toError(row: Row | undefined, expected: number | undefined, names: ReadonlyMap<number, string>): AppError {
  if (!row) return new AppError("not-found", "enquiry-gone");
  if (expected !== undefined && expected !== row.version) return new AppError("stale", "changed-meanwhile");
  return toStateConflict(row.state, names.get(row.owner_id ?? 0));
}

const toSentence = (act: BulkAct, count: number): string =>
  count === 0 ? BULK_COPY.none : interpolate(selectPlural(BULK_COPY[act], count), { count });
