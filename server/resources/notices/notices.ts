import type { Selectable } from "kysely";
import type { Notice, NoticeForm, NoticeOfStaff } from "../../../domain/notices.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import { type Clock, firstOf, momentOf } from "../../clock.ts";
import type { Database } from "../../database/open.ts";
import type { NoticeRow } from "../../database/tables.ts";
import type { Kind } from "../../history/kind.ts";
import { asStaffSee, type Expected, take } from "../../history/versions.ts";
import { Refused } from "../../refused.ts";

/** What can be done with notices: one line on top of every public page, from a moment to another. */
export interface Notices {
  /** Those that run now, warnings first, then what began last. */
  running(): Promise<Notice[]>;
  /** All of them, what ends last first. */
  listForStaff(): Promise<NoticeOfStaff[]>;
  /** @throws Refused "invalid" when it would end before it begins */
  add(by: Actor, form: NoticeForm): Promise<NoticeOfStaff>;
  /** @throws Refused "not-found", "stale", "invalid" */
  update(by: Actor, id: number, expected: Expected, form: NoticeForm): Promise<NoticeOfStaff>;
  /** @throws Refused "not-found", "stale" */
  remove(by: Actor, id: number, expected: Expected): Promise<void>;
  /** The first moment after this one at which a notice begins or ends; null when none does. */
  nextChange(after: string): Promise<string | null>;
}

interface Needs {
  db: Database["db"];
  acts: Acts;
  clock: Clock;
}

type Row = Selectable<NoticeRow>;

const shown = ({ id, text, text_ml, link, kind, from, until }: Row): Notice => ({
  id,
  text,
  text_ml,
  link,
  kind,
  from,
  until,
});

/** Notices as the history tells of them. */
export const NOTICE = {
  name: "notice",
  table: "notices",
  fields: ["text", "text_ml", "link", "kind", "from", "until"],
  label: ({ text }) => text,
  shown,
  gone: "notice-gone",
  back: {},
} satisfies Kind<Row>;

export function createNotices({ db, acts, clock }: Needs): Notices {
  const asSaved = async (row: Row) => (await asStaffSee(db, NOTICE, [row]))[0] as NoticeOfStaff;
  const judge = ({ from, until }: Row) => {
    if (until <= from) throw new Refused("invalid", "notice-ends-first", { field: "until" });
  };

  return {
    async running() {
      const now = momentOf(clock);
      const rows = await db
        .selectFrom("notices")
        .selectAll()
        .where("from", "<=", now)
        .where("until", ">", now)
        .orderBy("kind", "desc")
        .orderBy("from", "desc")
        .orderBy("id", "desc")
        .execute();
      return rows.map(shown);
    },

    async listForStaff() {
      const rows = await db.selectFrom("notices").selectAll().orderBy("until", "desc").orderBy("id", "desc").execute();
      return asStaffSee(db, NOTICE, rows);
    },

    add: async (by, form) =>
      asSaved(
        await acts.do(by, "add notice", [], async (trx, told) => {
          const row = await trx
            .insertInto("notices")
            .values({ ...form, from: form.from ?? momentOf(clock) })
            .returningAll()
            .executeTakeFirstOrThrow();
          judge(row);
          told.became(NOTICE, null, row);
          return row;
        }),
      ),

    update: async (by, id, expected, form) =>
      asSaved(
        await acts.do(by, "change notice", [id], async (trx, told) => {
          const before = await take(trx, NOTICE, id, expected);
          const row = await trx
            .updateTable("notices")
            .set(form)
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirstOrThrow();
          judge(row);
          told.became(NOTICE, before, row);
          return row;
        }),
      ),

    remove: (by, id, expected) =>
      acts.do(by, "delete notice", [id], async (trx, told) => {
        told.became(NOTICE, await take(trx, NOTICE, id, expected), null);
        await trx.deleteFrom("notices").where("id", "=", id).execute();
      }),

    async nextChange(after) {
      const first = async (column: "from" | "until") => {
        const row = await db
          .selectFrom("notices")
          .select(({ fn }) => fn.min(column).as("at"))
          .where(column, ">", after)
          .executeTakeFirst();
        return row?.at ?? null;
      };
      return firstOf([first("from"), first("until")]);
    },
  };
}
