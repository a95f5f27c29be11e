import type { Kysely } from "kysely";
import type { AuditedKind, ChangedFields } from "../../../shared/audit-log/audit-log.ts";
import { can, type Permission, type Role } from "../../../shared/permissions/permissions.ts";
import { presentIn } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { toComparable } from "./data-requests.ts";

/** Period of access in ISO 8601 (UTC), and the account; null: everything. */
export interface BreachQuery {
  from: string;
  until: string;
  account: number | null;
}

export interface ExposedData {
  /** Still stored. */
  stored: number;
  /** Deleted since; owners unknown. */
  deleted: number;
}

/** An action worth its own line. */
export interface ExportedData {
  at: string;
  who: string;
  act: string;
  /** What was exported, and how much. */
  fields: ChangedFields;
}

export interface ChangedItem {
  kind: AuditedKind;
  act: string;
  /** Sorted and unique. */
  about: number[];
}

export interface Breach {
  /** With its latest name and its roles in the period. */
  account: { id: number; name: string; roles: Role[]; sessions: number } | null;
  enquiries: ExposedData | null;
  testimonials: ExposedData | null;
  staff: number | null;
  exports: ExportedData[];
  touched: ChangedItem[];
}

/** Permissions that expose each kind. */
const READ_ACTIONS = {
  enquiries: "see enquiries",
  testimonials: "see testimonials that are not public",
  staff: "see staff",
} as const satisfies Record<string, Permission>;

/** Tables with visitors' addresses. */
const PEOPLE = [
  ["contact_submissions", "enquiries", "phone"],
  ["testimonials", "testimonials", null],
  ["deleted_testimonials", "testimonials", null],
] as const;

/** Rows per batch. */
const BATCH_SIZE = 5000;

/**
 * What was accessible in a period. Reading is not audited, so whatever could be read counts.
 * @returns null for an unknown account
 */
export async function findBreach(db: Kysely<Tables>, query: BreachQuery): Promise<Breach | null> {
  const account = query.account === null ? null : await accountIn(db, query, query.account);
  if (query.account !== null && account === null) return null;
  const open = (what: keyof typeof READ_ACTIONS) =>
    account === null || account.roles.some((role) => can(role, READ_ACTIONS[what]));
  const rows = await actsIn(db, query);
  return {
    account,
    enquiries: open("enquiries")
      ? {
          stored: await countOf(db, "contact_submissions", query.until),
          deleted: await deletedSince(db, query.from, "enquiry"),
        }
      : null,
    testimonials: open("testimonials")
      ? {
          stored:
            (await countOf(db, "testimonials", query.until)) + (await countOf(db, "deleted_testimonials", query.until)),
          deleted: await deletedSince(db, query.from, "testimonial"),
        }
      : null,
    staff: open("staff") ? (await getRows(db, "admins")) + (await getRows(db, "invitations")) : null,
    exports: rows
      .filter(({ act }) => act.startsWith("export "))
      .map(({ at, who_name, act, fields }) => ({ at, who: who_name, act, fields })),
    touched: account === null ? [] : await changedBy(db, query, account.id),
  };
}

/** Unique emails, or phone numbers without one, in batches. */
export async function* peopleIn(db: Kysely<Tables>, { until }: BreachQuery, found: Breach): AsyncGenerator<string[]> {
  const reported = new Set<string>();
  for (const [table, what, otherwise] of PEOPLE) {
    if (found[what] === null) continue;
    for (let after = 0; ; ) {
      const rows: { id: number; email: string; phone?: string }[] = await db
        .selectFrom(table)
        .select(["id", "email", ...(otherwise ? [otherwise] : [])] as ["id", "email"])
        .where("id", ">", after)
        .where("created_at", "<", until)
        .where(presentIn(table))
        .orderBy("id")
        .limit(BATCH_SIZE)
        .execute();
      const fresh = rows
        .map(({ email, phone = "" }) => (email === "" ? phone : toComparable(email)))
        .filter((item) => item !== "" && !reported.has(item) && reported.add(item));
      if (fresh.length > 0) yield fresh;
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
}

async function accountIn(db: Kysely<Tables>, { from, until }: BreachQuery, id: number): Promise<Breach["account"]> {
  const existing = await db.selectFrom("admins").select(["name", "role"]).where("id", "=", id).executeTakeFirst();
  const changes = await db
    .selectFrom("history")
    .select(["at", "label", "fields"])
    .where("kind", "=", "staff")
    .where("about", "=", id)
    .where("at", ">=", from)
    .orderBy("id")
    .execute();
  const known = existing ?? (await lastNamed(db, id));
  if (!known) return null;
  const moved = changes.flatMap(({ at, fields }) => {
    const role = (JSON.parse(fields) as ChangedFields)["role"] as
      | { before: Role | null; after: Role | null }
      | undefined;
    return role ? [{ at, ...role }] : [];
  });
  const [first] = moved;
  const roles = [
    first ? first.before : (existing?.role ?? null),
    ...moved.filter(({ at }) => at < until).map(({ after }) => after),
  ];
  const { count } = await db
    .selectFrom("sessions")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("admin_id", "=", id)
    .executeTakeFirstOrThrow();
  return {
    id,
    name: known.name,
    roles: [...new Set(roles.filter((role) => role !== null))],
    sessions: Number(count),
  };
}

/** For deleted accounts. */
async function lastNamed(db: Kysely<Tables>, id: number): Promise<{ name: string } | null> {
  const row = await db
    .selectFrom("history")
    .select("who_name as name")
    .where("who_id", "=", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

async function actsIn(db: Kysely<Tables>, { from, until, account }: BreachQuery) {
  let acts = db
    .selectFrom("history")
    .select(["at", "who_name", "act", "fields"])
    .where("at", ">=", from)
    .where("at", "<", until);
  // Without an account everything was exposed; only exports add information.
  acts = account === null ? acts.where("act", "like", "export %") : acts.where("who_id", "=", account);
  const rows = await acts.orderBy("id").execute();
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as ChangedFields }));
}

/** Entries with a row for each target; without targets, one. */
const entriesWithTargets = (db: Kysely<Tables>) =>
  db
    .selectFrom("history")
    .leftJoin("audit_log_targets as target", (join) =>
      join.onRef("target.entry_id", "=", "history.id").onRef("target.kind", "=", "history.kind"),
    );

async function changedBy(db: Kysely<Tables>, { from, until }: BreachQuery, account: number): Promise<ChangedItem[]> {
  const rows = await entriesWithTargets(db)
    .select(["act", "history.kind", "target_id"])
    .where("at", ">=", from)
    .where("at", "<", until)
    .where("who_id", "=", account)
    .where("act", "not like", "export %")
    .orderBy("history.id")
    .execute();
  return [...Map.groupBy(rows, ({ act, kind }) => `${act}\n${kind}`).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const ids = new Set(group.flatMap(({ target_id }) => target_id ?? []));
    return [{ kind: first.kind, act: first.act, about: [...ids].toSorted((a, b) => a - b) }];
  });
}

async function deletedSince(db: Kysely<Tables>, from: string, kind: "enquiry" | "testimonial"): Promise<number> {
  const rows = await entriesWithTargets(db)
    .select("target_id")
    .where("history.kind", "=", kind)
    .where("act", "=", kind === "enquiry" ? "delete enquiries" : "delete testimonial")
    .where("at", ">=", from)
    .execute();
  const deletedIds = new Set(rows.flatMap(({ target_id }) => target_id ?? []));
  // Retained and restored testimonials count as stored.
  if (kind === "testimonial")
    for (const id of deletedIds)
      for (const table of ["testimonials", "deleted_testimonials"] as const)
        if (await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) deletedIds.delete(id);
  return deletedIds.size;
}

async function countOf(db: Kysely<Tables>, table: (typeof PEOPLE)[number][0], until: string) {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("count"))
    .where("created_at", "<", until)
    .where(presentIn(table))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function getRows(db: Kysely<Tables>, table: "admins" | "invitations") {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
