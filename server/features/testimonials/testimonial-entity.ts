import type { Selectable, Transaction } from "kysely";
import { getWords, type Testimonial } from "../../../shared/testimonials/testimonials.schema.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { withFolded } from "../../database/searched-texts.ts";
import type { Tables, TestimonialRow } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";
import { getOriginalWording, toWording } from "./wordings.ts";

type Row = Selectable<TestimonialRow>;
type Trx = Transaction<Tables>;

/** Audited entity: decisions only, no visitors' words. */
export const TESTIMONIAL_ENTITY = {
  name: "testimonial",
  table: "testimonials",
  fields: ["status", "is_visible", "wording", "picture_id", "picture_consent_at"],
  liveLabel: ({ title, name }) => title || name,
  shown,
  notFoundCode: "testimonial-gone",
  undo: { insert: restoreFromTrash, extraColumns: withWording, hasShortRetention: ({ step }) => step === "deleted" },
} satisfies AuditedEntity<Row>;

function shown(row: Row): Omit<Testimonial, "version" | "changed"> {
  const { id, email, created_at, is_visible, status, wording, reason, notice_version } = row;
  const { picture_id, picture_consent_at } = row;
  return {
    id,
    ...getWords(row),
    email,
    created_at,
    is_visible,
    status,
    ...(wording > 0 && { lightly_edited: true as const }),
    as_sent: getOriginalWording(row),
    reason: status === "rejected" ? reason : "",
    picture_id,
    picture_consent_at,
    notice_version,
  };
}

/** Moves a testimonial to the retained ones. */
export async function moveToTrash(trx: Trx, testimonial: Row, deleted_at: string): Promise<void> {
  const { version: _, folded: __, ...row } = testimonial;
  await trx.deleteFrom("testimonials").where("id", "=", row.id).execute();
  await trx
    .insertInto("deleted_testimonials")
    .values({ ...row, deleted_at })
    .execute();
}

async function restoreFromTrash(trx: Trx, { id, version }: { id: number; version: number }): Promise<void> {
  const apart = await trx.deleteFrom("deleted_testimonials").where("id", "=", id).returningAll().executeTakeFirst();
  if (!apart) throw new AppError("conflict", "put-back-over");
  const { deleted_at: _, ...row } = apart;
  await trx
    .insertInto("testimonials")
    .values(withFolded("testimonials", { ...row, version }))
    .execute();
}

/** The audit log refers to wordings by number. */
function withWording(row: Row, { wording }: Partial<Row>): object {
  if (wording === undefined) return {};
  const columns = toWording(row, wording);
  if (!columns) throw new AppError("conflict", "put-back-over");
  return columns;
}
