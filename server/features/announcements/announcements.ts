import type { Selectable } from "kysely";
import {
  type AdminAnnouncement,
  type Announcement,
  type AnnouncementForm,
  announcement,
} from "../../../shared/announcements/announcements.schema.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { type CrudService, createCrudService } from "../../audit-log/crud.ts";
import { toAdminView } from "../../audit-log/versions.ts";
import { findNextDue } from "../../database/next-due.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import type { AnnouncementRow } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";

export interface Announcements extends CrudService<AnnouncementForm, AdminAnnouncement> {
  /** Current ones: warnings first, then latest start. */
  running(): Promise<Announcement[]>;
  /** Latest end first. */
  listForAdmin(): Promise<AdminAnnouncement[]>;
  /** Next start or end; null when there is none. */
  getNextChange(after: string): Promise<string | null>;
}

type Row = Selectable<AnnouncementRow>;

const toPublic: (row: Row) => Announcement = pickColumns(announcement);

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
  notFoundCode: "notice-gone",
  undo: { validate: validateAnnouncement },
} satisfies AuditedEntity<Row>;

export function createAnnouncements({ db, actions, clock }: PickDeps<"db" | "clock" | "actions">): Announcements {
  const crud = createCrudService({ db, actions }, ANNOUNCEMENT_ENTITY);

  return {
    ...crud,

    async running() {
      const now = toTimestamp(clock);
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

    async listForAdmin() {
      const rows = await db.selectFrom("notices").selectAll().orderBy("until", "desc").orderBy("id", "desc").execute();
      return toAdminView(db, ANNOUNCEMENT_ENTITY, rows);
    },

    add: (by, form) => crud.add(by, { ...form, from: form.from ?? toTimestamp(clock) }),

    getNextChange: (after) => findNextDue(db, after, ["notices.from", "notices.until"]),
  };
}
