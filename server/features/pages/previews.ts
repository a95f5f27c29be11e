import type { Transaction } from "kysely";
import type { PublishedPage } from "../../../shared/pages/pages.schema.ts";
import { PREVIEW_HOURS } from "../../../shared/pages/pages.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { toTimestamp } from "../../lib/clock.ts";
import { hashToken, newToken } from "../../lib/tokens.ts";

/** Preview links to drafts, valid for a day; tokens are random and stored as hashes. */
export interface PagePreviews {
  make(trx: Transaction<Tables>, pageId: number): Promise<{ token: string; until: string }>;
  /** The draft behind a token; null when invalid or expired. */
  findPreview(token: string): Promise<Omit<PublishedPage, "published_at"> | null>;
  cleanup(): Promise<void>;
}

/** Per page; the oldest is replaced. */
const MAX_LINKS_PER_PAGE = 20;
const HOUR_MS = 60 * 60 * 1000;
const TOKEN = /^[\w-]{43}$/;

export function createPagePreviews({ db, clock }: PickDeps<"db" | "clock">): PagePreviews {
  return {
    async make(trx, pageId) {
      const retained = trx
        .selectFrom("page_previews")
        .select("id")
        .where("page_id", "=", pageId)
        .orderBy("id", "desc")
        .limit(MAX_LINKS_PER_PAGE - 1);
      const retainedIds = (await retained.execute()).map(({ id }) => id);
      await trx
        .deleteFrom("page_previews")
        .where("page_id", "=", pageId)
        .where("id", "not in", [0, ...retainedIds])
        .execute();
      const token = newToken();
      const until = toTimestamp(clock, PREVIEW_HOURS * HOUR_MS);
      await trx
        .insertInto("page_previews")
        .values({ page_id: pageId, token_hash: hashToken(token), until })
        .execute();
      return { token, until };
    },

    async findPreview(token) {
      if (!TOKEN.test(token)) return null;
      const page = await db
        .selectFrom("page_previews")
        .innerJoin("own_pages as p", "p.id", "page_previews.page_id")
        .where("token_hash", "=", hashToken(token))
        .where("until", ">", toTimestamp(clock))
        .select(["p.id", "p.slug", "p.title", "p.body", "p.title_ml", "p.body_ml"])
        .executeTakeFirst();
      return page ?? null;
    },

    async cleanup() {
      await db.deleteFrom("page_previews").where("until", "<=", toTimestamp(clock)).execute();
    },
  };
}
