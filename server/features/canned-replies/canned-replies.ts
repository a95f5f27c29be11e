import type { Selectable } from "kysely";
import type { CannedReply, CannedReplyForm } from "../../../shared/canned-replies/canned-replies.schema.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { type CrudService, createCrudService } from "../../audit-log/crud.ts";
import { toAdminView } from "../../audit-log/versions.ts";
import type { CannedReplyRow } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";

/** Saved replies in both languages. */
export interface CannedReplies extends CrudService<CannedReplyForm, CannedReply> {
  /** In order of creation. */
  list(): Promise<CannedReply[]>;
}

export const CANNED_REPLY_ENTITY = {
  name: "ready-made answer",
  table: "ready_answers",
  fields: ["title", "text", "text_ml"],
  label: ({ title }) => title,
  shown: ({ id, title, text, text_ml }) => ({ id, title, text, text_ml }),
  notFoundCode: "ready-answer-gone",
  undo: {},
} satisfies AuditedEntity<Selectable<CannedReplyRow>>;

export function createCannedReplies({ db, actions }: PickDeps<"db" | "actions">): CannedReplies {
  const answers = createCrudService({ db, actions }, CANNED_REPLY_ENTITY);
  return {
    list: async () =>
      toAdminView(db, CANNED_REPLY_ENTITY, await db.selectFrom("ready_answers").selectAll().orderBy("id").execute()),

    ...answers,
    // No database default.
    add: (by, { text_ml = "", ...form }) => answers.add(by, { ...form, text_ml }),
  };
}
