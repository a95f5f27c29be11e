import type { ExpressionBuilder, Kysely } from "kysely";
import type { Page, PageQuery } from "../../../shared/pagination.ts";
import type { TestimonialStatus } from "../../../shared/testimonials/testimonials.limits.ts";
import {
  type PublicTestimonial,
  type Testimonial,
  type TestimonialSubmission,
  WORDING_FIELDS,
} from "../../../shared/testimonials/testimonials.schema.ts";
import type { Actor } from "../../actions/run-action.ts";
import { toAdminView } from "../../audit-log/versions.ts";
import { type CountName, findPosition, getCount, type RowPosition } from "../../database/counts.ts";
import type { Tables } from "../../database/tables.ts";
import type { TextWork } from "../../database/text-work.ts";
import type { PickDeps } from "../../deps.ts";
import type { AppError } from "../../lib/app-error.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { getPostLimitKeys, getTextsBytes, sameForm } from "../../rate-limit/form-post-keys.ts";
import type { Pictures } from "../pictures/pictures.ts";
import { exportTestimonials, type TestimonialExported } from "./export.ts";
import { type Moderation, moderation } from "./moderation.ts";
import { TESTIMONIAL_ENTITY } from "./testimonial-entity.ts";

export interface Testimonials extends Moderation {
  /** Approved and visible, newest first; 1,000 at most without a range. */
  listPublic(range?: PageQuery): Promise<Page<PublicTestimonial>>;
  /** Including hidden ones. */
  list(status: TestimonialStatus, range?: PageQuery): Promise<Page<Testimonial>>;
  /** All of a state, newest first, in batches. Audited before the first batch. */
  exported(by: Actor, status: TestimonialStatus): Promise<AsyncIterable<TestimonialExported[]>>;
  findPublic(id: number): Promise<PublicTestimonial | null>;
  /**
   * Stores a visitor's testimonial, always as pending. The same words from the same visitor within
   * 60 seconds are stored once, and answered alike.
   * @param proof a solved task of a proof of work, which allows more
   * @throws AppError "too-many" when this visitor sent too much.
   */
  submit(sent: TestimonialSubmission, visitor: string, proof?: string | null): Promise<PublicTestimonial>;
}

const WHOLE_LIST: PageQuery = { page: 1, limit: 1000 };
const PUBLIC_COLUMNS = [
  "id",
  ...WORDING_FIELDS,
  "created_at",
  "is_visible",
  "status",
  "wording",
  "picture_id",
] as const;

/** Shows that it was edited, not how often. */
const asPublished = <Row extends { wording: number; picture_id: number | null }>(of: Row) => {
  const { wording, picture_id: _, ...row } = of;
  return { ...row, ...(wording > 0 && { lightly_edited: true as const }) };
};

interface Submitted {
  sent: TestimonialSubmission;
  visitor: string;
  proof: string | null;
}

async function add(trx: Kysely<Tables>, sent: TestimonialSubmission, created_at: string): Promise<PublicTestimonial> {
  const row = await trx
    .insertInto("testimonials")
    .values({ ...sent, created_at, is_visible: 1, status: "pending" })
    .returning(PUBLIC_COLUMNS)
    .executeTakeFirstOrThrow();
  return asPublished(row);
}

/** How many of the newest testimonials are searched for one with the same words. */
const SEARCHED = 1000;

/** The newest testimonial with these words and this email; undefined once staff edited or deleted it. */
async function findSame(trx: Kysely<Tables>, sent: TestimonialSubmission): Promise<PublicTestimonial | undefined> {
  const { notice_version: _, ...words } = sent;
  const row = await trx
    .selectFrom("testimonials")
    .select(PUBLIC_COLUMNS)
    .where((row) => row.and(words))
    .where("id", ">", (row) =>
      row.selectFrom("testimonials").select(({ eb, fn }) => eb(fn.max("id"), "-", SEARCHED).as("id")),
    )
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && asPublished(row);
}

export function createTestimonials({
  db,
  clock,
  limits,
  actions,
  groupCommit,
  textWork,
  pictures,
}: PickDeps<"db" | "clock" | "groupCommit" | "actions" | "limits"> & {
  textWork: Pick<TextWork, "wake">;
  pictures: Pick<Pictures, "resolve">;
}): Testimonials {
  type Where = ExpressionBuilder<Tables, "testimonials">;
  const isPublic = ({ and }: Where) => and({ status: "approved", is_visible: 1 });

  const withPictures = async <Shown extends object>(
    rows: readonly { picture_id: number | null }[],
    shown: Shown[],
  ): Promise<(Shown & Pick<PublicTestimonial, "picture">)[]> => {
    const ids = rows.map(({ picture_id }) => picture_id).filter((id) => id !== null);
    const known = ids.length > 0 ? await pictures.resolve(ids) : null;
    return shown.map((testimonial, place) => {
      const picture = known?.get(rows[place]?.picture_id ?? 0);
      return picture ? { ...testimonial, picture } : testimonial;
    });
  };

  /** A page, located by maintained counts. */
  const partOf = async <Row>(
    names: CountName[],
    { page, limit }: PageQuery,
    rows: (place: RowPosition, limit: number) => Promise<Row[]>,
  ): Promise<Page<Row>> => {
    const items = await rows(await findPosition(db, names, (page - 1) * limit), limit);
    return { items, page, limit, total: await getCount(db, names) };
  };

  const store = groupCommit(
    async (trx, all: Submitted[]) => {
      const spendings = all.map(({ sent, visitor, proof }) => ({
        keys: getPostLimitKeys(visitor, getTextsBytes(sent)),
        proof,
      }));
      const refusals = await limits.consumeBatch(trx, spendings);
      const created_at = toTimestamp(clock);
      const repeated = await limits.repeats(
        trx,
        all.map(({ visitor, sent }, place) => (refusals[place] ? null : sameForm(visitor, "testimonial", sent))),
      );
      const outcomes: (PublicTestimonial | AppError)[] = [];
      for (const [place, { sent }] of all.entries())
        outcomes.push(
          refusals[place] ?? ((repeated[place] && (await findSame(trx, sent))) || (await add(trx, sent, created_at))),
        );
      return outcomes;
    },
    ({ sent }) => getTextsBytes(sent),
  );

  return {
    ...moderation(actions, clock),

    listPublic: (range = WHOLE_LIST) =>
      partOf(["testimonials approved 1"], range, async ({ before, skip }, limit) => {
        const rows = await db
          .selectFrom("testimonials")
          .select(PUBLIC_COLUMNS)
          .where(isPublic)
          .where("id", "<", before)
          .orderBy("id", "desc")
          .limit(limit)
          .offset(skip)
          .execute();
        return withPictures(rows, rows.map(asPublished));
      }),

    list: (status, range = WHOLE_LIST) =>
      partOf([`testimonials ${status} 0`, `testimonials ${status} 1`], range, async ({ before, skip }, limit) => {
        const rows = await db
          .selectFrom("testimonials")
          .selectAll()
          .where("status", "=", status)
          .where("id", "<", before)
          .orderBy("id", "desc")
          .limit(limit)
          .offset(skip)
          .execute();
        return withPictures(rows, await toAdminView(db, TESTIMONIAL_ENTITY, rows));
      }),

    exported: exportTestimonials(db, actions),

    async findPublic(id) {
      const row = await db
        .selectFrom("testimonials")
        .select(PUBLIC_COLUMNS)
        .where("id", "=", id)
        .where(isPublic)
        .executeTakeFirst();
      return row ? ((await withPictures([row], [asPublished(row)]))[0] ?? null) : null;
    },

    async submit(sent, visitor, proof = null) {
      const stored = await store({ sent, visitor, proof });
      textWork.wake();
      return stored;
    },
  };
}
