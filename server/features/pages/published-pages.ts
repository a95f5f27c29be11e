import type { Kysely } from "kysely";
import type { PublishedPage } from "../../../shared/pages/pages.schema.ts";
import {
  contentPageUrl,
  getReplacedRoute,
  isRelease,
  isSlug,
  RELEASE_PREFIX,
  REPLACING_SLUGS,
} from "../../../shared/pages/pages.ts";
import { findNextDue } from "../../database/next-due.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";

export type PageTitle = Pick<PublishedPage, "slug" | "title" | "title_ml">;

/** A press release. */
export interface Release extends PageTitle {
  /** When its first version appeared. */
  released_at: string;
  inMalayalam: boolean;
}

/** Published pages as visitors see them. */
export interface PublishedPages {
  /** In order of creation, without press releases. */
  listVisible(): Promise<PageTitle[]>;
  /** Newest first. */
  listReleases(): Promise<Release[]>;
  listPublished(): Promise<PublishedPage[]>;
  /** By slug; a former slug gives the current one; null when unknown. */
  findVisible(slug: string): Promise<PublishedPage | { movedTo: string } | null>;
  /** English paths. */
  addresses(): Promise<string[]>;
  /** Next start or end of a version; null when there is none. */
  getNextChange(after: string): Promise<string | null>;
}

export function createPublishedPages({ db, clock }: PickDeps<"db" | "clock">): PublishedPages {
  const shown = () => visibleAt(db, toTimestamp(clock));
  const titles = () => shown().select(["v.slug", "v.title", "v.title_ml"]).orderBy("p.id").execute();
  const selectPages = () =>
    shown().select(["p.id", "v.slug", "v.title", "v.body", "v.title_ml", "v.body_ml", "v.from as published_at"]);

  return {
    listVisible: async () => (await titles()).filter(({ slug }) => !isRelease(slug)),

    async listReleases() {
      const rows = await shown()
        .innerJoin("page_versions as earlier", "earlier.page_id", "p.id")
        .where("v.slug", "like", `${RELEASE_PREFIX}%`)
        .select(["p.id", "v.slug", "v.title", "v.title_ml"])
        .select(({ fn, eb }) => [fn.min("earlier.from").as("released_at"), eb("v.body_ml", "!=", "").as("in_ml")])
        .groupBy(["p.id", "v.slug", "v.title", "v.title_ml", "v.body_ml"])
        .orderBy("released_at", "desc")
        .orderBy("p.id", "desc")
        .execute();
      return rows.map(({ slug, title, title_ml, released_at, in_ml }) => {
        return { slug, title, title_ml, released_at, inMalayalam: Boolean(in_ml) };
      });
    },

    listPublished: () => selectPages().orderBy("p.id").execute(),

    async findVisible(slug) {
      if (!isSlug(slug)) return null;
      const page = await selectPages().where("v.slug", "=", slug).executeTakeFirst();
      if (page) return page;
      const moved = await shown()
        .innerJoin("page_versions as before", "before.page_id", "p.id")
        .where("before.slug", "=", slug)
        .where("before.from", "<=", toTimestamp(clock))
        .select("v.slug")
        .orderBy("before.id", "desc")
        .executeTakeFirst();
      const movedTo = moved ? contentPageUrl(moved.slug) : getReplacedRoute(slug);
      return movedTo === undefined ? null : { movedTo };
    },

    addresses: async () => (await titles()).map(({ slug }) => contentPageUrl(slug)),

    getNextChange: (after) =>
      findNextDue(db, after, ["page_versions.from", "page_versions.until", "own_pages.unpublish_at"]),
  };
}

/** SQL: live versions `v` of existing pages `p`. */
export const visibleAt = (db: Kysely<Tables>, now: string) =>
  db
    .selectFrom("own_pages as p")
    .innerJoin("page_versions as v", "v.page_id", "p.id")
    .where("v.slug", "not in", REPLACING_SLUGS)
    .where("v.from", "<=", now)
    .where(({ or, eb }) => or([eb("v.until", "is", null), eb("v.until", ">", now)]))
    .where(({ or, eb }) => or([eb("p.unpublish_at", "is", null), eb("p.unpublish_at", ">", now)]));
