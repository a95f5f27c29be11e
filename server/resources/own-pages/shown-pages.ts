import type { Kysely } from "kysely";
import type { PublishedPage } from "../../../domain/own-pages.ts";
import { isSlug, ownPageAddress, SLUGS_TAKEN_OVER, takenOverBy } from "../../../domain/own-pages.ts";
import { momentOf } from "../../clock.ts";
import { firstAfter } from "../../database/first-after.ts";
import type { Tables } from "../../database/tables.ts";
import type { CommonNeeds } from "../../needs.ts";

/** What leads to a page: its name in its address, and its titles. */
export type PageTitle = Pick<PublishedPage, "slug" | "title" | "title_ml">;

/** What visitors read of own pages: of each the version whose moment has come, and no draft. */
export interface ShownPages {
  /** The names of all, in the order in which they were first added. */
  listShown(): Promise<PageTitle[]>;
  /** All of them, whole, in the same order. */
  listPublished(): Promise<PublishedPage[]>;
  /** The one of this name; or where it is now, in English, where it had this one before; null when there is none. */
  findShown(slug: string): Promise<PublishedPage | { movedTo: string } | null>;
  /** Where they all are, in English. */
  addresses(): Promise<string[]>;
  /** The first moment after this one at which a version begins or ends; null when none does. */
  nextChange(after: string): Promise<string | null>;
}

export function createShownPages({ db, clock }: CommonNeeds<"db" | "clock">): ShownPages {
  const shown = () => shownAt(db, momentOf(clock));
  const titles = () => shown().select(["v.slug", "v.title", "v.title_ml"]).orderBy("p.id").execute();
  const whole = () =>
    shown().select(["p.id", "v.slug", "v.title", "v.body", "v.title_ml", "v.body_ml", "v.from as published_at"]);

  return {
    listShown: titles,
    listPublished: () => whole().orderBy("p.id").execute(),

    async findShown(slug) {
      if (!isSlug(slug)) return null;
      const page = await whole().where("v.slug", "=", slug).executeTakeFirst();
      if (page) return page;
      const moved = await shown()
        .innerJoin("page_versions as before", "before.page_id", "p.id")
        .where("before.slug", "=", slug)
        .where("before.from", "<=", momentOf(clock))
        .select("v.slug")
        .orderBy("before.id", "desc")
        .executeTakeFirst();
      const movedTo = moved ? ownPageAddress(moved.slug) : takenOverBy(slug);
      return movedTo === undefined ? null : { movedTo };
    },

    addresses: async () => (await titles()).map(({ slug }) => ownPageAddress(slug)),

    nextChange: (after) => firstAfter(db, after, ["page_versions.from", "page_versions.until"]),
  };
}

/** The versions that are shown at a moment, `v`, of the pages that are there, `p`. */
export const shownAt = (db: Kysely<Tables>, now: string) =>
  db
    .selectFrom("own_pages as p")
    .innerJoin("page_versions as v", "v.page_id", "p.id")
    .where("v.slug", "not in", SLUGS_TAKEN_OVER)
    .where("v.from", "<=", now)
    .where(({ or, eb }) => or([eb("v.until", "is", null), eb("v.until", ">", now)]));
