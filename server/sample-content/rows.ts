import { createHash } from "node:crypto";
import type { Insertable, Kysely } from "kysely";
import type { SampleContent } from "../../sample-content/sample-content.ts";
import { withFolded } from "../database/searched-texts.ts";
import type { Tables } from "../database/tables.ts";
import { EMPTY_PREVIOUS_PLAN } from "../features/events/announced-plan.ts";
import { withKeys } from "../features/events/event-keys.ts";
import { EMPTY_PLAN } from "../features/events/list-events.ts";
import { getRows as eventRowsOf } from "../features/events/local-events.ts";
import { getContent } from "../features/pages/publishing.ts";

/** Tables and the columns that identify an unchanged sample row; edited rows stay when the sample is removed. */
const MADE_OF = {
  testimonials: ["name", "title", "description"],
  contact_submissions: ["name", "message"],
  essential_links: ["number", "label", "description"],
  district_contacts: ["district", "contacts"],
  ready_answers: ["title", "text", "text_ml"],
  // Publishing makes it staff's own.
  own_pages: ["slug", "title", "body", "version"],
  notices: ["text", "text_ml"],
  brochures: ["file_key", "file_key_ml"],
  events: ["key", "title", "description", "of_staff"],
} as const satisfies { [Table in keyof Tables]?: readonly (keyof Tables[Table])[] };

export type SampleTable = keyof typeof MADE_OF;
export const SAMPLE_TABLES = Object.keys(MADE_OF) as SampleTable[];

/** In order of creation. */
export function getRows(
  sample: SampleContent,
  brochureKeys: Pick<Insertable<Tables["brochures"]>, "file_key" | "file_key_ml">,
): { [Table in SampleTable]: Insertable<Tables[Table]>[] } {
  return {
    testimonials: sample.testimonials.map((row) => withFolded("testimonials", row)),
    contact_submissions: sample.enquiries.map((row) => withFolded("contact_submissions", row)),
    essential_links: [...sample.essentialLinks],
    district_contacts: sample.districtContacts.map(({ district, contacts }) => ({
      district,
      contacts: JSON.stringify(contacts),
    })),
    ready_answers: [...sample.readyAnswers],
    own_pages: sample.ownPages.map(getContent),
    notices: sample.notices,
    // Newest first.
    brochures: [{ ...sample.brochure, ...brochureKeys }],
    events: eventRows(sample.events.toReversed()),
  };
}

/** A multi-row insert needs equal columns. */
function eventRows(events: SampleContent["events"]): Insertable<Tables["events"]>[] {
  return eventRowsOf(withKeys(events, [])).map((row, index) => {
    const { plan: told, title_ml = "", description_ml = "" } = events[index] ?? {};
    const { first = null, ...plan } = { ...(told ?? UNPLANNED), title_ml, description_ml };
    const was = { was_starts_at: first, was_ends_at: null, was_venue: plan.venue, was_venue_ml: plan.venue_ml };
    return { ...row, ...plan, ...(plan.status === "planned" ? EMPTY_PREVIOUS_PLAN : was) };
  });
}

const { was: _, ...PLANNED } = EMPTY_PLAN;
const UNPLANNED = { ...PLANNED, first: null };

/** Ids with content hashes. */
export type Inserted = [id: number, fingerprint: string][];

export async function insertSample<Table extends SampleTable>(
  db: Kysely<Tables>,
  table: Table,
  rows: Insertable<Tables[Table]>[],
): Promise<Inserted> {
  const inserted = await untypedTables(db)
    .insertInto<string>(table)
    .values(rows as object[])
    .returningAll()
    .execute();
  return inserted.map((row) => [Number(row["id"]), getFingerprint(table, row)]);
}

/** Deletes unchanged rows only. */
export async function removeSample(db: Kysely<Tables>, table: SampleTable, inserted: Inserted): Promise<void> {
  if (inserted.length === 0) return;
  const known = new Map(inserted);
  const rows = await untypedTables(db)
    .selectFrom<string>(table)
    .selectAll()
    .where("id", "in", [...known.keys()])
    .execute();
  const unchanged = rows.filter((row) => known.get(Number(row["id"])) === getFingerprint(table, row));
  const ids = unchanged.map((row) => Number(row["id"]));
  if (ids.length > 0) await untypedTables(db).deleteFrom<string>(table).where("id", "in", ids).execute();
}

export async function holdsRows(db: Kysely<Tables>, table: SampleTable): Promise<boolean> {
  return (await untypedTables(db).selectFrom<string>(table).select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Untyped view for generic code. */
const untypedTables = (db: Kysely<Tables>) => db as unknown as Kysely<Record<string, { [column: string]: unknown }>>;

/** Empty columns are skipped: they may have been added later. */
const getFingerprint = (table: SampleTable, row: Record<string, unknown>): string =>
  createHash("sha256")
    .update(JSON.stringify(MADE_OF[table].map((column) => row[column]).filter((value) => value !== null)))
    .digest("base64url")
    .slice(0, 16);
