import type { Selectable } from "kysely";
import type { ReadyAnswer, ReadyAnswerForm } from "../../../shared/canned-replies/canned-replies.ts";
import type { Kind } from "../../audit-log/audited-entity.ts";
import { type KeptList, keepsList } from "../../audit-log/crud.ts";
import { asStaffSee } from "../../audit-log/versions.ts";
import type { ReadyAnswerRow } from "../../database/tables.ts";
import type { CommonNeeds } from "../../deps.ts";

/** Saved replies in both languages. */
export interface ReadyAnswers extends KeptList<ReadyAnswerForm, ReadyAnswer> {
  /** In order of creation. */
  list(): Promise<ReadyAnswer[]>;
}

export const READY_ANSWER = {
  name: "ready-made answer",
  table: "ready_answers",
  fields: ["title", "text", "text_ml"],
  label: ({ title }) => title,
  shown: ({ id, title, text, text_ml }) => ({ id, title, text, text_ml }),
  gone: "ready-answer-gone",
  back: {},
} satisfies Kind<Selectable<ReadyAnswerRow>>;

export function createReadyAnswers({ db, actions }: CommonNeeds<"db" | "actions">): ReadyAnswers {
  const answers = keepsList({ db, actions }, READY_ANSWER);
  return {
    list: async () =>
      asStaffSee(db, READY_ANSWER, await db.selectFrom("ready_answers").selectAll().orderBy("id").execute()),

    ...answers,
    // No database default.
    add: (by, { text_ml = "", ...form }) => answers.add(by, { ...form, text_ml }),
  };
}
