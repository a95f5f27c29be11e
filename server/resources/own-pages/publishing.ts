import type { Kysely, Selectable, Transaction } from "kysely";
import type { OwnPageOfStaff, PageVersion } from "../../../domain/own-pages.ts";
import { pageContent, takenOverBy, VERSIONS_LISTED } from "../../../domain/own-pages.ts";
import type { Actor } from "../../acts/acts.ts";
import { keepInstallationValue } from "../../database/installation-value.ts";
import { shownBy } from "../../database/shown-by.ts";
import type { OwnPageRow, PageVersionRow, Tables } from "../../database/tables.ts";
import { Refused } from "../../refused.ts";

type Trx = Transaction<Tables>;
type Page = Selectable<OwnPageRow>;
type Version = Selectable<PageVersionRow>;

/** What of a page is published: all that a version holds of it. */
export const CONTENT = Object.keys(pageContent.shape) as (keyof typeof pageContent.shape)[];
export const contentOf = shownBy(pageContent);

/** Where a page stands, by its versions that are shown or will be. */
export type Standing = Pick<OwnPageOfStaff, "state" | "publish_at" | "shown" | "newer">;

/** The versions of these pages that are shown at this moment, or will be. */
export const versionsFrom = (db: Kysely<Tables>, ids: readonly number[], now: string): Promise<Version[]> =>
  db
    .selectFrom("page_versions")
    .selectAll()
    .where("page_id", "in", [0, ...ids])
    .where(({ or, eb }) => or([eb("until", "is", null), eb("until", ">", now)]))
    .orderBy("id")
    .execute();

/** @param published as `versionsFrom` gives them; one whose place the product's own page has taken is not shown */
export function standingOf(page: Page, published: readonly Version[], now: string): Standing {
  const versions = published.filter(({ slug }) => takenOverBy(slug) === undefined);
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

/**
 * Whoever gives a page a name waits here for others who do, on every process: an index could not hold that no two pages
 * have one name at the same time, as versions of the past keep theirs.
 */
export const takeTurn = (trx: Trx): Promise<void> => keepInstallationValue(trx, "own-pages-turn", "");

/** @throws Refused "conflict" when another page has one of these names, or is or will be shown under it */
export async function refuseTwins(trx: Trx, id: number, slugs: readonly string[], now: string): Promise<void> {
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
  if (draft ?? shown) throw new Refused("conflict", "page-slug-taken", { field: "slug" });
}

/** Shows a page as it is written from a moment on, in place of what is shown until then; what waited is not shown. */
export async function publish(trx: Trx, by: Actor, page: Page, { at, now }: { at: string; now: string }) {
  await withdrawWaiting(trx, page.id, now);
  await endShown(trx, page.id, { at, now });
  await trx
    .insertInto("page_versions")
    .values({
      ...contentOf(page),
      page_id: page.id,
      from: at,
      until: null,
      who_id: by.id,
      who_name: by.name,
    })
    .execute();
}

/**
 * Takes back what waits; else takes what is shown off the site, unless what waits `alone` is meant.
 * @returns whether something waited
 * @throws Refused "conflict" when there is neither, or what was meant is shown by now
 */
export async function unpublish(
  trx: Trx,
  id: number,
  { now, alone }: { now: string; alone: boolean },
): Promise<boolean> {
  const waited = await withdrawWaiting(trx, id, now);
  const [shown] = await versionsFrom(trx, [id], now);
  if (!waited && shown && alone) throw new Refused("conflict", "page-appeared");
  if (!waited && !shown) throw new Refused("conflict", "page-not-published");
  await endShown(trx, id, { at: waited ? null : now, now });
  return waited;
}

async function withdrawWaiting(trx: Trx, id: number, now: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom("page_versions")
    .where("page_id", "=", id)
    .where("from", ">", now)
    .returning("id")
    .execute();
  return gone.length > 0;
}

const endShown = async (trx: Trx, id: number, { at, now }: { at: string | null; now: string }): Promise<void> => {
  await trx
    .updateTable("page_versions")
    .set({ until: at })
    .where("page_id", "=", id)
    .where("from", "<=", now)
    .where(({ or, eb }) => or([eb("until", "is", null), eb("until", ">", now)]))
    .execute();
};

/** What was published of a page, the newest first. */
export async function versionsOf(db: Kysely<Tables>, id: number): Promise<PageVersion[]> {
  const rows = await db
    .selectFrom("page_versions")
    .selectAll()
    .where("page_id", "=", id)
    .orderBy("id", "desc")
    .limit(VERSIONS_LISTED)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    ...contentOf(row),
    from: row.from,
    until: row.until,
    by: { id: row.who_id, name: row.who_name },
  }));
}
