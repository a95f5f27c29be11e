import type { Selectable, Transaction } from "kysely";
import type { AdminContentPage, ContentPageForm, PageVersion } from "../../../shared/pages/pages.schema.ts";
import { CONTENT_PAGE_LIMITS, contentPageUrl, getReplacedRoute } from "../../../shared/pages/pages.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { AuditedEntity } from "../../audit-log/audited-entity.ts";
import { refuseTooMany } from "../../audit-log/crud.ts";
import { type IfMatch, lockForUpdate, toAdminView } from "../../audit-log/versions.ts";
import type { ContentPageRow, Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";
import { type Clock, toTimestamp } from "../../lib/clock.ts";
import { createPagePreviews, type PagePreviews } from "./previews.ts";
import { createPublishedPages, type PublishedPages } from "./published-pages.ts";
import {
  CONTENT,
  endTakenOff,
  getContent,
  getPublicationState,
  getVersions,
  isTakenOff,
  lockPublishing,
  publish,
  rejectDuplicateSlug,
  unpublish,
  versionsFrom,
} from "./publishing.ts";

type Row = Selectable<ContentPageRow>;

/** Content pages: drafts are private, visitors read published versions. */
export interface ContentPages extends PublishedPages, Pick<PagePreviews, "findPreview" | "cleanup"> {
  kind: AuditedEntity<Row>;
  /** Drafts, by title. */
  listForAdmin(): Promise<AdminContentPage[]>;
  /** Published versions, newest first. @throws AppError "not-found" */
  versions(id: number): Promise<PageVersion[]>;
  /** @throws AppError "conflict" when the slug is taken or there are too many pages */
  add(by: Actor, form: ContentPageForm): Promise<AdminContentPage>;
  /** Edits the draft. @throws AppError "not-found", "stale", "conflict" */
  update(by: Actor, id: number, expected: IfMatch, form: ContentPageForm): Promise<AdminContentPage>;
  /** @throws AppError "not-found", "stale", "conflict", "invalid" */
  publish(by: Actor, id: number, expected: IfMatch, times: PublishTimes): Promise<AdminContentPage>;
  /**
   * Cancels a scheduled version; without one (unless `alone`) hides the page.
   * @throws AppError "not-found", "stale", "conflict"
   */
  unpublish(
    by: Actor,
    id: number,
    expected: IfMatch,
    alone?: boolean,
  ): Promise<{ data: AdminContentPage; waited: boolean }>;
  /** A link to the draft. @throws AppError "not-found" */
  preview(by: Actor, id: number): Promise<{ url: string; until: string }>;
  /** @throws AppError "not-found", "stale" */
  remove(by: Actor, id: number, expected: IfMatch): Promise<void>;
}

interface PublishTimes {
  /** Absent: now. */
  at?: string | undefined;
  /** Absent: unchanged; null: the page stays. */
  unpublish_at?: string | null | undefined;
}

const PAGE_LIMIT = { more: 1, limit: CONTENT_PAGE_LIMITS["pages-full"], code: "pages-full" } as const;

const contentPageKind = (clock: Clock) =>
  ({
    name: "page",
    table: "own_pages",
    fields: [...CONTENT, "unpublish_at"],
    label: ({ title }) => title,
    shown: ({ id, unpublish_at, ...row }: Row) => ({ id, ...getContent(row), unpublish_at }),
    notFoundCode: "page-gone",
    undo: {
      lock: lockPublishing,
      async insert(trx, row, values) {
        await refuseTooMany(trx, "own_pages", PAGE_LIMIT);
        await trx
          .insertInto("own_pages")
          .values({ ...(values as Row), ...row })
          .execute();
      },
      /** Unpublished pages stay unpublished. */
      extraColumns: ({ unpublish_at }) => (isTakenOff({ unpublish_at }, toTimestamp(clock)) ? { unpublish_at } : {}),
      /** A restored page shows the version that was live, unless its slug is taken. */
      async validate(trx, { id, slug }) {
        const now = toTimestamp(clock);
        const versions = await versionsFrom(trx, [id], now);
        await rejectDuplicateSlug(trx, id, [slug, ...versions.map((version) => version.slug)], now);
      },
    },
  }) satisfies AuditedEntity<Row>;

/** @throws AppError "invalid" when the page would end before now or before its start */
function rejectEarlyEnd(
  end: string | null | undefined,
  { now, from = now }: { now: string; from?: string | undefined },
) {
  if (end === null || end === undefined || end > from) return;
  throw new AppError("invalid", end <= now ? "page-unpublish-past" : "page-unpublish-early", { field: "unpublish_at" });
}

const setEnd = async (trx: Transaction<Tables>, page: Row, unpublish_at: string | null): Promise<Row> => {
  await trx.updateTable("own_pages").set({ unpublish_at }).where("id", "=", page.id).execute();
  return { ...page, unpublish_at };
};

export function createContentPages({
  db,
  actions,
  clock,
  site,
}: PickDeps<"db" | "clock" | "actions" | "site">): ContentPages {
  const { make, findPreview, cleanup } = createPagePreviews({ db, clock });
  const kind = contentPageKind(clock);

  const toAdminPages = async (rows: Row[]): Promise<AdminContentPage[]> => {
    const now = toTimestamp(clock);
    const ids = rows.map(({ id }) => id);
    const [seen, versions] = [await toAdminView(db, kind, rows), await versionsFrom(db, ids, now)];
    const byPage = Map.groupBy(versions, ({ page_id }) => page_id);
    return seen.map((page) => ({ ...page, ...getPublicationState(page, byPage.get(page.id) ?? [], now) }));
  };
  const asSaved = async (row: Row) => (await toAdminPages([row]))[0] as AdminContentPage;

  return {
    ...createPublishedPages({ db, clock }),
    kind,
    findPreview,
    cleanup,

    async listForAdmin() {
      const rows = await db.selectFrom("own_pages").selectAll().execute();
      return toAdminPages(rows.toSorted((a, b) => a.title.localeCompare(b.title) || a.id - b.id));
    },

    async versions(id) {
      const page = await db.selectFrom("own_pages").select("id").where("id", "=", id).executeTakeFirst();
      if (!page) throw new AppError("not-found", "page-gone");
      return getVersions(db, id);
    },

    add: async (by, form) =>
      asSaved(
        await actions.run(by, "add page", [], async (trx, recorder) => {
          await lockPublishing(trx);
          await refuseTooMany(trx, "own_pages", PAGE_LIMIT);
          const now = toTimestamp(clock);
          await rejectDuplicateSlug(trx, 0, [form.slug], now);
          rejectEarlyEnd(form.unpublish_at, { now });
          const row = await trx
            .insertInto("own_pages")
            .values({ ...form, body: form.body ?? "", title_ml: form.title_ml ?? "", body_ml: form.body_ml ?? "" })
            .returningAll()
            .executeTakeFirstOrThrow();
          recorder.recordChange(kind, null, row);
          return row;
        }),
      ),

    update: async (by, id, expected, form) =>
      asSaved(
        await actions.run(by, "change page", [id], async (trx, recorder) => {
          await lockPublishing(trx);
          const before = await lockForUpdate(trx, kind, id, expected);
          const now = toTimestamp(clock);
          await rejectDuplicateSlug(trx, id, [form.slug], now);
          if (form.unpublish_at !== undefined && form.unpublish_at !== before.unpublish_at) {
            await endTakenOff(trx, before, now);
            const scheduled = (await versionsFrom(trx, [id], now)).find(({ from }) => from > now);
            rejectEarlyEnd(form.unpublish_at, { now, from: scheduled?.from });
          }
          const row = await trx
            .updateTable("own_pages")
            .set(form)
            .where("id", "=", id)
            .returningAll()
            .executeTakeFirstOrThrow();
          recorder.recordChange(kind, before, row);
          return row;
        }),
      ),

    publish: async (by, id, expected, { at: publishAt, unpublish_at }) =>
      asSaved(
        await actions.run(by, "publish page", [id], async (trx, recorder) => {
          await lockPublishing(trx);
          const now = toTimestamp(clock);
          const page = await lockForUpdate(trx, kind, id, expected);
          if (getReplacedRoute(page.slug) !== undefined)
            throw new AppError("invalid", "page-slug-reserved", { field: "slug" });
          if (page.body === "") throw new AppError("invalid", "page-body-missing", { field: "body" });
          if (publishAt !== undefined && publishAt <= now)
            throw new AppError("invalid", "page-at-past", { field: "at" });
          await rejectDuplicateSlug(trx, id, [page.slug], now);
          const at = publishAt ?? now;
          const unpublishAt = isTakenOff(page, now) ? null : page.unpublish_at;
          const end = unpublish_at === undefined ? unpublishAt : unpublish_at;
          rejectEarlyEnd(end, { now, from: at });
          await endTakenOff(trx, page, now);
          const [before] = await versionsFrom(trx, [id], now);
          await publish(trx, by, page, { at, now });
          recorder.setTarget([id], page.title);
          recorder.recordFields({
            published: { before: before?.from ?? null, after: at },
            ...(end !== page.unpublish_at && { unpublish_at: { before: page.unpublish_at, after: end } }),
          });
          return setEnd(trx, page, end);
        }),
      ),

    async unpublish(by, id, expected, alone = false) {
      const { page, waited } = await actions.run(by, "unpublish page", [id], async (trx, recorder) => {
        await lockPublishing(trx);
        const now = toTimestamp(clock);
        const page = await lockForUpdate(trx, kind, id, expected);
        await endTakenOff(trx, page, now);
        const before = await versionsFrom(trx, [id], now);
        const waited = await unpublish(trx, id, { now, alone });
        const [after] = await versionsFrom(trx, [id], now);
        recorder.setTarget([id], page.title);
        recorder.recordFields({ published: { before: before.at(-1)?.from ?? null, after: after?.from ?? null } });
        return { page: after ? page : await setEnd(trx, page, null), waited };
      });
      return { data: await asSaved(page), waited };
    },

    preview: (by, id) =>
      actions.run(by, "share preview of page", [id], async (trx, recorder) => {
        const page = await trx.selectFrom("own_pages").select("title").where("id", "=", id).executeTakeFirst();
        if (!page) throw new AppError("not-found", "page-gone");
        const { token, until } = await make(trx, id);
        recorder.setTarget([id], page.title);
        return { url: `${site.origin}${contentPageUrl(`preview/${token}`)}`, until };
      }),

    remove: (by, id, expected) =>
      actions.run(by, "delete page", [id], async (trx, recorder) => {
        recorder.recordChange(kind, await lockForUpdate(trx, kind, id, expected), null);
        await trx.deleteFrom("own_pages").where("id", "=", id).execute();
      }),
  };
}
