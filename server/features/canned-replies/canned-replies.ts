import type { Selectable } from "kysely";
import type { ReadyAnswer, ReadyAnswerForm } from "../../../shared/canned-replies/canned-replies.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { type CrudService, createCrudService } from "../../audit-log/crud.ts";
import { toAdminView } from "../../audit-log/versions.ts";
import type { ReadyAnswerRow } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";

/** Saved replies in both languages. */
export interface ReadyAnswers extends CrudService<ReadyAnswerForm, ReadyAnswer> {
  /** In order of creation. */
  list(): Promise<ReadyAnswer[]>;
}

export const READY_ANSWER = {
  name: "ready-made answer",
  table: "ready_answers",
  fields: ["title", "text", "text_ml"],
  label: ({ title }) => title,
  shown: ({ id, title, text, text_ml }) => ({ id, title, text, text_ml }),
  notFoundCode: "ready-answer-gone",
  undo: {},
} satisfies AuditedEntity<Selectable<ReadyAnswerRow>>;

export function createReadyAnswers({ db, actions }: PickDeps<"db" | "actions">): ReadyAnswers {
  const answers = createCrudService({ db, actions }, READY_ANSWER);
  return {
    list: async () =>
      toAdminView(db, READY_ANSWER, await db.selectFrom("ready_answers").selectAll().orderBy("id").execute()),

    ...answers,
    // No database default.
    add: (by, { text_ml = "", ...form }) => answers.add(by, { ...form, text_ml }),
  };
}
