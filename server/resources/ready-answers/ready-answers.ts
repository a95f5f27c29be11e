import type { Kysely, Selectable } from "kysely";
import type { ReadyAnswer, ReadyAnswerForm } from "../../../domain/ready-answers.ts";
import type { Actor, Acts } from "../../acts/acts.ts";
import type { ReadyAnswerRow, Tables } from "../../database/tables.ts";
import type { Kind } from "../../history/kind.ts";
import { asStaffSee, type Expected, take } from "../../history/versions.ts";

/** Answers that are ready for what is often asked, in both languages. */
export interface ReadyAnswers {
  /** In order of creation. */
  list(): Promise<ReadyAnswer[]>;
  add(by: Actor, form: ReadyAnswerForm): Promise<ReadyAnswer>;
  /** @throws Refused "not-found", "stale" */
  update(by: Actor, id: number, expected: Expected, form: ReadyAnswerForm): Promise<ReadyAnswer>;
  /** @throws Refused "not-found", "stale" */
  remove(by: Actor, id: number, expected: Expected): Promise<void>;
}

type Row = Selectable<ReadyAnswerRow>;

/** Ready-made answers as the history tells of them. */
export const READY_ANSWER = {
  name: "ready-made answer",
  table: "ready_answers",
  fields: ["title", "text", "text_ml"],
  label: ({ title }) => title,
  shown: ({ id, title, text, text_ml }) => ({ id, title, text, text_ml }),
  gone: "ready-answer-gone",
  back: {},
} satisfies Kind<Row>;

export function createReadyAnswers({ db, acts }: { db: Kysely<Tables>; acts: Acts }): ReadyAnswers {
  const asSaved = async (row: Row) => (await asStaffSee(db, READY_ANSWER, [row]))[0] as ReadyAnswer;

  return {
    list: async () =>
      asStaffSee(db, READY_ANSWER, await db.selectFrom("ready_answers").selectAll().orderBy("id").execute()),

    add: async (by, { text_ml = "", ...form }) =>
      asSaved(
        await acts.do(by, "add ready-made answer", [], async (trx, told) => {
          const row = await trx
            .insertInto("ready_answers")
            .values({ ...form, text_ml })
            .returningAll()
            .executeTakeFirstOrThrow();
          told.became(READY_ANSWER, null, row);
          return row;
        }),
      ),

    update: async (by, id, expected, form) =>
      asSaved(
        await acts.do(by, "change ready-made answer", [id], async (trx, told) => {
          const before = await take(trx, READY_ANSWER, id, expected);
          const row = await trx
            .updateTable("ready_answers")
            .set(form)
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirstOrThrow();
          told.became(READY_ANSWER, before, row);
          return row;
        }),
      ),

    remove: (by, id, expected) =>
      acts.do(by, "delete ready-made answer", [id], async (trx, told) => {
        told.became(READY_ANSWER, await take(trx, READY_ANSWER, id, expected), null);
        await trx.deleteFrom("ready_answers").where("id", "=", id).execute();
      }),
  };
}
