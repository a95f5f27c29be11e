import type { Selectable } from "kysely";
import {
  type AdminAnnouncement,
  type Announcement,
  type AnnouncementForm,
  announcement,
} from "../../../shared/announcements/announcements.ts";
import type { Kind } from "../../audit-log/audited-entity.ts";
import { type KeptList, keepsList } from "../../audit-log/crud.ts";
import { asStaffSee } from "../../audit-log/versions.ts";
import { firstAfter } from "../../database/next-due.ts";
import { shownBy } from "../../database/pick-columns.ts";
import type { AnnouncementRow } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { momentOf } from "../../lib/clock.ts";

export interface Announcements extends KeptList<AnnouncementForm, AdminAnnouncement> {
  /** Current ones: warnings first, then latest start. */
  running(): Promise<Announcement[]>;
  /** Latest end first. */
  listForStaff(): Promise<AdminAnnouncement[]>;
  /** Next start or end; null when there is none. */
  nextChange(after: string): Promise<string | null>;
}

type Row = Selectable<AnnouncementRow>;

const toPublic: (row: Row) => Announcement = shownBy(announcement);

/** @throws AppError "invalid" when it ends before it starts */
async function validateAnnouncement(_trx: unknown, { from, until }: Row): Promise<void> {
  if (until <= from) throw new AppError("invalid", "notice-ends-first", { field: "until" });
}

export const ANNOUNCEMENT_ENTITY = {
  name: "notice",
  table: "notices",
  fields: ["text", "text_ml", "link", "kind", "from", "until"],
  label: ({ text }) => text,
  shown: toPublic,
  gone: "notice-gone",
  back: { judge: validateAnnouncement },
} satisfies Kind<Row>;

export function createAnnouncements({ db, actions, clock }: CommonNeeds<"db" | "clock" | "actions">): Announcements {
  const kept = keepsList({ db, actions }, ANNOUNCEMENT_ENTITY);

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
      return rows.map(toPublic);
    },

    async listForStaff() {
      const rows = await db.selectFrom("notices").selectAll().orderBy("until", "desc").orderBy("id", "desc").execute();
      return asStaffSee(db, ANNOUNCEMENT_ENTITY, rows);
    },

    add: (by, form) => kept.add(by, { ...form, from: form.from ?? momentOf(clock) }),

    nextChange: (after) => firstAfter(db, after, ["notices.from", "notices.until"]),
  };
}
