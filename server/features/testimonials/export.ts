import type { Kysely, Selectable } from "kysely";
import type { TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import { isPublic, SENT_FIELDS } from "../../../shared/testimonials/testimonials.schema.ts";
import { TESTIMONIAL_LABELS } from "../../../shared/testimonials/testimonials.ts";
import { istTimestamp } from "../../../shared/time/ist-days.ts";
import type { ActionRunner, Actor } from "../../actions/run-action.ts";
import { getCount } from "../../database/counts.ts";
import type { Tables, TestimonialRow } from "../../database/tables.ts";
import type { Column } from "../../lib/csv.ts";

export type TestimonialExported = Selectable<TestimonialRow>;

const BATCH_SIZE = 500;

/** Audits the export first, then streams. */
export const exportTestimonials =
  (db: Kysely<Tables>, actions: ActionRunner) =>
  async (by: Actor, status: TestimonialStatus): Promise<AsyncIterable<TestimonialExported[]>> =>
    actions.run(by, "export testimonials", [], async (trx, recorder) => {
      const rows = await getCount(trx, [`testimonials ${status} 0`, `testimonials ${status} 1`]);
      recorder.recordFields({ status: { before: null, after: status }, rows: { before: null, after: rows } });
      const { newest } = await trx
        .selectFrom("testimonials")
        .select(({ fn }) => fn.max<number | null>("id").as("newest"))
        .executeTakeFirstOrThrow();
      return rowsFrom(db, status, newest ?? 0);
    });

/** Short queries, no long transaction. */
async function* rowsFrom(db: Kysely<Tables>, status: TestimonialStatus, newest: number) {
  for (let before = newest + 1; ; ) {
    const rows = await db
      .selectFrom("testimonials")
      .selectAll()
      .where("status", "=", status)
      .where("id", "<", before)
      .orderBy("id", "desc")
      .limit(BATCH_SIZE)
      .execute();
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    before = last.id;
  }
}

/** Column order of the file. */
export const TESTIMONIAL_COLUMNS: readonly Column<TestimonialExported>[] = [
  { head: "Number", cell: ({ id }) => id },
  { head: "Sent (Indian time)", cell: ({ created_at }) => istTimestamp(created_at) },
  ...SENT_FIELDS.map((field) => ({
    head: TESTIMONIAL_LABELS[field],
    cell: (row: TestimonialExported) => row[field],
  })),
  { head: "Decision", cell: ({ status }) => status },
  { head: "Reason", cell: ({ status, reason }) => (status === "rejected" ? reason : "") },
  { head: "Lightly edited", cell: ({ wording }) => (wording > 0 ? "Yes" : "No") },
  { head: "On the site", cell: (testimonial) => (isPublic(testimonial) ? "Yes" : "No") },
  { head: "Privacy notice", cell: ({ notice_version }) => notice_version ?? "" },
];
