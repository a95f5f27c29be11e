import type { Kysely, Selectable, Transaction } from "kysely";
import type { AdminContentPage, PageVersion } from "../../../shared/pages/pages.schema.ts";
import { pageContent } from "../../../shared/pages/pages.schema.ts";
import { getReplacedRoute, VERSIONS_LISTED } from "../../../shared/pages/pages.ts";
import type { Actor } from "../../actions/run-action.ts";
import { setAppMetadata } from "../../database/app-metadata.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import type { ContentPageRow, PageVersionRow, Tables } from "../../database/tables.ts";
import { AppError } from "../../lib/app-error.ts";

type Trx = Transaction<Tables>;
type Page = Selectable<ContentPageRow>;
type Version = Selectable<PageVersionRow>;

/** Fields that a version stores. */
export const CONTENT = Object.keys(pageContent.shape) as (keyof typeof pageContent.shape)[];
export const getContent = pickColumns(pageContent);

/** Publication state of a page. */
export type PublicationState = Pick<AdminContentPage, "state" | "publish_at" | "shown" | "newer">;

/** Current and scheduled versions. */
export const versionsFrom = (db: Kysely<Tables>, ids: readonly number[], now: string): Promise<Version[]> =>
  db
    .selectFrom("page_versions")
    .selectAll()
    .where("page_id", "in", [0, ...ids])
    .where(({ or, eb }) => or([eb("until", "is", null), eb("until", ">", now)]))
    .orderBy("id")
    .execute();

/** @param published result of `versionsFrom` */
export function getPublicationState(page: Page, published: readonly Version[], now: string): PublicationState {
  const versions = isTakenOff(page, now) ? [] : published.filter(({ slug }) => getReplacedRoute(slug) === undefined);
  const shown = versions.find(({ from }) => from <= now);
  const next = versions.find(({ from }) => from > now);
  const last = next ?? shown;
  return {
    state: next ? "scheduled" : shown ? "published" : "draft",
    publish_at: last?.from ?? null,
    shown: shown ? { slug: shown.slug, title: shown.title, from: shown.from } : null,
    newer: last !== undefined && CONTENT.some((field) => page[field] !== last[field]),
  };
}

export const isTakenOff = ({ unpublish_at }: Pick<Page, "unpublish_at">, now: string): boolean =>
  unpublish_at !== null && unpublish_at <= now;

/** Ends the versions of a page that was taken off by schedule, so that a new time does not show them again. */
export async function endTakenOff(trx: Trx, { id, unpublish_at: end }: Page, now: string): Promise<void> {
  if (!isTakenOff({ unpublish_at: end }, now)) return;
  await cancelScheduled(trx, id, end ?? now);
  await endPublished(trx, id, { at: end, now });
}

/** Serialises slug changes across processes. A unique index is impossible: past versions keep their slug. */
export const lockPublishing = (trx: Trx): Promise<void> => setAppMetadata(trx, "own-pages-turn", "");

/** @throws AppError "conflict" when another page uses or will use one of the slugs */
export async function rejectDuplicateSlug(trx: Trx, id: number, slugs: readonly string[], now: string): Promise<void> {
  const draft = await trx
    .selectFrom("own_pages")
    .select("id")
    .where("slug", "in", slugs)
    .where("id", "!=", id)
    .executeTakeFirst();
  const shown = await trx
    .selectFrom("own_pages as p")
    .innerJoin("page_versions as v", "v.page_id", "p.id")
    .select("p.id")
    .where("v.slug", "in", slugs)
    .where("p.id", "!=", id)
    .where(({ or, eb }) => or([eb("v.until", "is", null), eb("v.until", ">", now)]))
    .executeTakeFirst();
  if (draft ?? shown) throw new AppError("conflict", "page-slug-taken", { field: "slug" });
}

/** Publishes the draft from `at`; replaces a scheduled version. */
export async function publish(trx: Trx, by: Actor, page: Page, { at, now }: { at: string; now: string }) {
  await cancelScheduled(trx, page.id, now);
  await endPublished(trx, page.id, { at, now });
  await trx
    .insertInto("page_versions")
    .values({
      ...getContent(page),
      page_id: page.id,
      from: at,
      until: null,
      who_id: by.id,
      who_name: by.name,
    })
    .execute();
}

/**
 * Cancels a scheduled version; without one (unless `alone`) hides the page.
 * @returns whether one was scheduled
 * @throws AppError "conflict" when there is neither, or the scheduled one is live by now
 */
export async function unpublish(
  trx: Trx,
  id: number,
  { now, alone }: { now: string; alone: boolean },
): Promise<boolean> {
  const waited = await cancelScheduled(trx, id, now);
  const [shown] = await versionsFrom(trx, [id], now);
  if (!waited && shown && alone) throw new AppError("conflict", "page-appeared");
  if (!waited && !shown) throw new AppError("conflict", "page-not-published");
  await endPublished(trx, id, { at: waited ? null : now, now });
  return waited;
}

async function cancelScheduled(trx: Trx, id: number, now: string): Promise<boolean> {
  const removed = await trx
    .deleteFrom("page_versions")
    .where("page_id", "=", id)
    .where("from", ">", now)
    .returning("id")
    .execute();
  return removed.length > 0;
}

const endPublished = async (trx: Trx, id: number, { at, now }: { at: string | null; now: string }): Promise<void> => {
  await trx
    .updateTable("page_versions")
    .set({ until: at })
    .where("page_id", "=", id)
    .where("from", "<=", now)
    .where(({ or, eb }) => or([eb("until", "is", null), eb("until", ">", now)]))
    .execute();
};

/** Newest first. */
export async function getVersions(db: Kysely<Tables>, id: number): Promise<PageVersion[]> {
  const rows = await db
    .selectFrom("page_versions")
    .selectAll()
    .where("page_id", "=", id)
    .orderBy("id", "desc")
    .limit(VERSIONS_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...getContent(row),
    from: row.from,
    until: row.until,
    by: { id: row.who_id, name: row.who_name },
  }));
}
