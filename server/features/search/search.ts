import { setImmediate as othersGoFirst } from "node:timers/promises";
import type { Kysely } from "kysely";
import { can } from "../../../shared/permissions/permissions.ts";
import { foldText } from "../../../shared/search/fold-text.ts";
import {
  FOUND_KINDS,
  type FoundKind,
  MAX_RESULTS_PER_KIND,
  type SearchResult,
  SNIPPET_LENGTH,
} from "../../../shared/search/search.ts";
import { matchesAll, parseQuery, type SearchQuery } from "../../../shared/search/search-query.ts";
import { getSnippet } from "../../../shared/search/snippets.ts";
import { TESTIMONIALS_PER_PAGE } from "../../../shared/testimonials/testimonials.limits.ts";
import { getWords, isPublic, WORDING_FIELDS } from "../../../shared/testimonials/testimonials.schema.ts";
import type { Actor } from "../../actions/run-action.ts";
import type { Database } from "../../database/open.ts";
import { INDEXED_CHARACTERS } from "../../database/searched-texts.ts";
import type { Tables } from "../../database/tables.ts";
import { rowsHolding } from "../../database/text-search.ts";
import { createTurns } from "../../lib/async.ts";
import type { SiteAddress } from "../../lib/site-path.ts";
import { getLists, type Listed, type Lists } from "./lists.ts";

/** Search across everything staff manage. */
export interface Search {
  /** At most five per kind that the role may see, newest first for visitors' content. */
  find(by: Actor, q: string): Promise<SearchResult[]>;
  /** The newest five public testimonials that match. */
  findTestimonials(query: SearchQuery): Promise<{ label: string; text: string; to: string }[]>;
}

/** Rows read per step. */
const BATCH_SIZE = 100;

export function createSearch({ database, ...lists }: Lists & { database: Pick<Database, "db" | "kind"> }): Search {
  const { db } = database;
  const listed = getLists(lists);

  async function enquiries(by: Actor, query: SearchQuery, q: string): Promise<Listed[]> {
    if (!can(by.role, "see enquiries")) return [];
    const holding = await rowsHolding(database, "contact_submissions", query, ["id", "state"]);
    // Spam is excluded, as on the screen.
    const newest = holding.filter(({ state }) => state !== "spam").slice(0, MAX_RESULTS_PER_KIND);
    if (newest.length === 0) return [];
    const rows = await db
      .selectFrom("contact_submissions")
      .select(["id", "name", "phone", "email", "message"])
      .where("id", "in", getIds(newest))
      .orderBy("id", "desc")
      .execute();
    return rows.map(({ id, name, phone, email, message }) => ({
      id,
      label: name,
      // Matches are in the indexed part.
      texts: [message.slice(0, INDEXED_CHARACTERS), email, phone],
      to: `/admin/contact-submissions?${String(new URLSearchParams({ q, open: String(id) }))}`,
    }));
  }

  async function testimonials(seesAll: boolean, query: SearchQuery): Promise<Listed[]> {
    const holding = await rowsHolding(database, "testimonials", query, ["id", "status", "is_visible"]);
    const read = (batch: typeof holding) =>
      db
        .selectFrom("testimonials")
        .select(["id", ...WORDING_FIELDS, "email", "status"])
        .where("id", "in", [0, ...getIds(batch)])
        .orderBy("id", "desc")
        .execute();
    const rows = seesAll
      ? await read(holding.slice(0, MAX_RESULTS_PER_KIND))
      : await holdingInWords(holding.filter(isPublic), query, read);
    return Promise.all(
      rows.map(async (row) => {
        const { name, designation, ...others } = getWords(row);
        const texts = Object.values(others).toReversed();
        return {
          id: row.id,
          label: designation ? `${name}, ${designation}` : name,
          texts: seesAll ? [...texts, row.email] : texts,
          to: seesAll ? await getModeration(db, row) : `/testimonials?show=${row.id}`,
        } satisfies Listed;
      }),
    );
  }

  return {
    async findTestimonials(query) {
      const found = await testimonials(false, query);
      return found.map(({ label, texts, to }) => ({ label, text: toFoundItem(texts, query), to }));
    },

    async find(by, q) {
      const query = parseQuery(q);
      if (query.length === 0) return [];
      const found: Record<FoundKind, Listed[]> = {
        enquiry: await enquiries(by, query, q),
        testimonial: await testimonials(can(by.role, "see testimonials that are not public"), query),
        ...(await listed(by, query, q)),
      };
      const results: SearchResult[] = [];
      const endTurn = createTurns();
      for (const kind of FOUND_KINDS)
        for (const { id, label, texts, to } of found[kind].slice(0, MAX_RESULTS_PER_KIND)) {
          await endTurn();
          results.push({ kind, id, label, found: getSnippet(toFoundItem(texts, query), query, SNIPPET_LENGTH), to });
        }
      return results;
    },
  };
}

/** The first five that match in visible fields; a match in a hidden email must not be revealed. */
async function holdingInWords<Found, Row extends Parameters<typeof getWords>[0]>(
  found: readonly Found[],
  query: SearchQuery,
  read: (batch: Found[]) => Promise<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < found.length && rows.length < MAX_RESULTS_PER_KIND; from += BATCH_SIZE) {
    if (from > 0) await othersGoFirst();
    const batch = await read(found.slice(from, from + BATCH_SIZE));
    rows.push(...batch.filter((row) => matchesAll(foldText(Object.values(getWords(row)).join("\n")), query)));
  }
  return rows.slice(0, MAX_RESULTS_PER_KIND);
}

const getIds = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);

/** The first text with a match, else the first. */
const toFoundItem = (texts: string[], query: SearchQuery): string =>
  texts.find((text) => query.some((word) => matchesAll(foldText(text), [word]))) ?? texts.find(Boolean) ?? "";

/** Tab and page of a testimonial on its screen. */
async function getModeration(db: Kysely<Tables>, { id, status }: { id: number; status: string }): Promise<SiteAddress> {
  const { newer } = await db
    .selectFrom("testimonials")
    .select(({ fn }) => fn.countAll<number>().as("newer"))
    .where("status", "=", status as "pending")
    .where("id", ">", id)
    .executeTakeFirstOrThrow();
  const page = 1 + Math.floor(Number(newer) / TESTIMONIALS_PER_PAGE);
  return `/admin/testimonials?tab=${status}&page=${page}&open=${id}`;
}
