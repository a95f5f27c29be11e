import type { Kysely } from "kysely";
import { type Act, mayDo, type Role } from "../../../domain/acts.ts";
import type { ChangedFields } from "../../../domain/history.rules.ts";
import type { HistoryKind } from "../../../domain/history.ts";
import { presentIn } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { comparable } from "./visitors.ts";

/** From when until when somebody could look into what is stored, ISO 8601 in UTC, and by which account; null: into all of it. */
export interface BreachAsked {
  from: string;
  until: string;
  account: number | null;
}

/** How many things of one kind somebody could look into. */
export interface LaidOpen {
  /** Stored still, of what had come by then. */
  stored: number;
  /** Deleted by staff since then: nothing is stored any more that says whose they were. */
  deleted: number;
}

/** One act that is worth a line of its own. */
export interface Taken {
  at: string;
  who: string;
  act: string;
  /** What was asked for, and how much that was. */
  fields: ChangedFields;
}

/** What somebody did to things of one kind. */
export interface Touched {
  kind: HistoryKind;
  act: string;
  /** The numbers of the things, each once, in order. */
  about: number[];
}

/** Who is affected when data got out, as far as the rows and the history tell. */
export interface Breach {
  /** The account, by the name that it bore last, with the roles that it had in that time; null when none was named. */
  account: { id: number; name: string; roles: Role[]; sessions: number } | null;
  enquiries: LaidOpen | null;
  testimonials: LaidOpen | null;
  staff: number | null;
  exports: Taken[];
  touched: Touched[];
}

/** What must be allowed to somebody for each kind to lie open to them. */
const LOOKS = {
  enquiries: "see enquiries",
  testimonials: "see testimonials that are not public",
  staff: "see staff",
} as const satisfies Record<string, Act>;

/** Where visitors' addresses are, of what kind that is, and what else one can be reached by. */
const PEOPLE = [
  ["contact_submissions", "enquiries", "phone"],
  ["testimonials", "testimonials", null],
  ["deleted_testimonials", "testimonials", null],
] as const;

/** Rows that are looked through at a time. */
const AT_ONCE = 5000;

/**
 * Says what lay open in a time. The history holds acts and no reading, so that what could be read counts as read.
 * @returns null when nobody has, or had, this account
 */
export async function findBreach(db: Kysely<Tables>, asked: BreachAsked): Promise<Breach | null> {
  const account = asked.account === null ? null : await accountIn(db, asked, asked.account);
  if (asked.account !== null && account === null) return null;
  const open = (what: keyof typeof LOOKS) => account === null || account.roles.some((role) => mayDo(role, LOOKS[what]));
  const rows = await actsIn(db, asked);
  return {
    account,
    enquiries: open("enquiries")
      ? {
          stored: await countOf(db, "contact_submissions", asked.until),
          deleted: await deletedSince(db, asked.from, "enquiry"),
        }
      : null,
    testimonials: open("testimonials")
      ? {
          stored:
            (await countOf(db, "testimonials", asked.until)) + (await countOf(db, "deleted_testimonials", asked.until)),
          deleted: await deletedSince(db, asked.from, "testimonial"),
        }
      : null,
    staff: open("staff") ? (await rowsOf(db, "admins")) + (await rowsOf(db, "invitations")) : null,
    exports: rows
      .filter(({ act }) => act.startsWith("export "))
      .map(({ at, who_name, act, fields }) => ({ at, who: who_name, act, fields })),
    touched: account === null ? [] : touchedBy(rows),
  };
}

/**
 * The addresses of those of `findBreach` who are visitors, and the telephone numbers of those who gave no address; each
 * once, a piece at a time.
 */
export async function* peopleIn(db: Kysely<Tables>, { until }: BreachAsked, found: Breach): AsyncGenerator<string[]> {
  const told = new Set<string>();
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
        .limit(AT_ONCE)
        .execute();
      const fresh = rows
        .map(({ email, phone = "" }) => (email === "" ? phone : comparable(email)))
        .filter((one) => one !== "" && !told.has(one) && told.add(one));
      if (fresh.length > 0) yield fresh;
      const last = rows.at(-1);
      if (!last) break;
      after = last.id;
    }
  }
}

async function accountIn(db: Kysely<Tables>, { from, until }: BreachAsked, id: number): Promise<Breach["account"]> {
  const there = await db.selectFrom("admins").select(["name", "role"]).where("id", "=", id).executeTakeFirst();
  const changes = await db
    .selectFrom("history")
    .select(["at", "label", "fields"])
    .where("kind", "=", "staff")
    .where("about", "=", id)
    .where("at", ">=", from)
    .orderBy("id")
    .execute();
  const known = there ?? (await lastNamed(db, id));
  if (!known) return null;
  const moved = changes.flatMap(({ at, fields }) => {
    const role = (JSON.parse(fields) as ChangedFields)["role"] as
      | { before: Role | null; after: Role | null }
      | undefined;
    return role ? [{ at, ...role }] : [];
  });
  const [first] = moved;
  const roles = [
    first ? first.before : (there?.role ?? null),
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

/** Whoever is no account any more, by what the history tells. */
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

async function actsIn(db: Kysely<Tables>, { from, until, account }: BreachAsked) {
  let acts = db
    .selectFrom("history")
    .select(["at", "who_name", "act", "kind", "about", "several", "fields"])
    .where("at", ">=", from)
    .where("at", "<", until);
  // Without an account only what left in files says more than that all of it lay open.
  acts = account === null ? acts.where("act", "like", "export %") : acts.where("who_id", "=", account);
  const rows = await acts.orderBy("id").execute();
  return rows.map((row) => ({ ...row, fields: JSON.parse(row.fields) as ChangedFields }));
}

const idsOf = ({ about, several }: { about: number | null; several: string | null }): number[] =>
  several === null ? (about === null ? [] : [about]) : several.split(",").filter(Boolean).map(Number);

function touchedBy(rows: Awaited<ReturnType<typeof actsIn>>): Touched[] {
  const others = rows.filter(({ act }) => !act.startsWith("export "));
  return [...Map.groupBy(others, ({ act, kind }) => `${act}\n${kind}`).values()].flatMap((alike) => {
    const [first] = alike;
    if (!first) return [];
    const about = [...new Set(alike.flatMap(idsOf))].toSorted((one, other) => one - other);
    return [{ kind: first.kind, act: first.act, about }];
  });
}

/** How many of a kind staff deleted since a moment and did not put back. */
async function deletedSince(db: Kysely<Tables>, from: string, kind: "enquiry" | "testimonial"): Promise<number> {
  const rows = await db
    .selectFrom("history")
    .select(["about", "several"])
    .where("kind", "=", kind)
    .where("act", "=", kind === "enquiry" ? "delete enquiries" : "delete testimonial")
    .where("at", ">=", from)
    .execute();
  const gone = new Set(rows.flatMap(idsOf));
  // Testimonials that are kept for a while, or were put back, are told of as stored.
  if (kind === "testimonial")
    for (const id of gone)
      for (const table of ["testimonials", "deleted_testimonials"] as const)
        if (await db.selectFrom(table).select("id").where("id", "=", id).executeTakeFirst()) gone.delete(id);
  return gone.size;
}

/** How many rows there are, of those that had come by then. */
async function countOf(db: Kysely<Tables>, table: (typeof PEOPLE)[number][0], until: string) {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("count"))
    .where("created_at", "<", until)
    .where(presentIn(table))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function rowsOf(db: Kysely<Tables>, table: "admins" | "invitations") {
  const { count } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}
