import type { Kysely } from "kysely";
import type { SamplePage } from "../../sample-content/pages.ts";
import { OPERATOR } from "../actions/run-action.ts";
import type { Tables } from "../database/tables.ts";
import { getContent } from "../features/pages/publishing.ts";

export async function showPages(trx: Kysely<Tables>, pages: readonly SamplePage[]): Promise<void> {
  const ids = new Map(
    (await trx.selectFrom("own_pages").select(["slug", "id"]).execute()).map((row) => [row.slug, row.id]),
  );
  for (const { from, ...page } of pages) {
    const page_id = ids.get(page.slug);
    if (from === null || page_id === undefined) continue;
    const by = { who_id: OPERATOR.id, who_name: OPERATOR.name };
    await trx
      .insertInto("page_versions")
      .values({ ...getContent(page), ...by, page_id, from, until: null })
      .execute();
  }
}

export async function forgetPages(trx: Kysely<Tables>, ids: readonly number[]): Promise<void> {
  await trx
    .deleteFrom("page_versions")
    .where("page_id", "in", [0, ...ids])
    .where("page_id", "not in", (query) => query.selectFrom("own_pages").select("id"))
    .execute();
}
