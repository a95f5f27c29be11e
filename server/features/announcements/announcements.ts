import type { Selectable } from "kysely";
import {
  type Notice,
  type NoticeForm,
  type NoticeOfStaff,
  notice,
} from "../../../shared/announcements/announcements.ts";
import type { Kind } from "../../audit-log/audited-entity.ts";
import { type KeptList, keepsList } from "../../audit-log/crud.ts";
import { asStaffSee } from "../../audit-log/versions.ts";
import { firstAfter } from "../../database/next-due.ts";
import { shownBy } from "../../database/pick-columns.ts";
import type { NoticeRow } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { momentOf } from "../../lib/clock.ts";

export interface Notices extends KeptList<NoticeForm, NoticeOfStaff> {
  /** Current ones: warnings first, then latest start. */
  running(): Promise<Notice[]>;
  /** Latest end first. */
  listForStaff(): Promise<NoticeOfStaff[]>;
  /** Next start or end; null when there is none. */
  nextChange(after: string): Promise<string | null>;
}

type Row = Selectable<NoticeRow>;

const shown: (row: Row) => Notice = shownBy(notice);

/** @throws AppError "invalid" when it ends before it starts */
async function judge(_trx: unknown, { from, until }: Row): Promise<void> {
  if (until <= from) throw new AppError("invalid", "notice-ends-first", { field: "until" });
}

export const NOTICE = {
  name: "notice",
  table: "notices",
  fields: ["text", "text_ml", "link", "kind", "from", "until"],
  label: ({ text }) => text,
  shown,
  gone: "notice-gone",
  back: { judge },
} satisfies Kind<Row>;

export function createNotices({ db, acts, clock }: CommonNeeds<"db" | "clock" | "acts">): Notices {
  const kept = keepsList({ db, acts }, NOTICE);

  return {
    ...kept,

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

    add: (by, form) => kept.add(by, { ...form, from: form.from ?? momentOf(clock) }),

    nextChange: (after) => firstAfter(db, after, ["notices.from", "notices.until"]),
  };
}
