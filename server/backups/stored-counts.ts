import { type Kysely, sql } from "kysely";
import { isPostgres } from "../database/is-postgres.ts";
import type { Tables } from "../database/tables.ts";

const ENQUIRIES = "(select * from contact_submissions where id not in (select id from removed_enquiries)) enquiries";

/** Counts per range of ids: table, SQL of the name, widths of the ranges. */
const COUNTED_TABLES: [table: string, name: string, spans: number[]][] = [
  [ENQUIRIES, "'contact submissions ' || state", [65536, 256]],
  ["testimonials", "'testimonials ' || status || ' ' || is_visible", [65536, 256]],
  ["brochures", "'brochures'", [65536]],
  ["essential_links", "'essential links'", [65536]],
  ["district_contacts", "'district contacts'", [65536]],
];

interface Count {
  name: string;
  span: number;
  block: number;
  count: number;
}

/** Recounts and describes differences. */
export async function wrongCounts(db: Kysely<Tables>): Promise<string[]> {
  const month = isPostgres(db)
    ? "to_char((created_at::timestamptz at time zone 'UTC') + interval '330 minutes', 'YYYYMM')::integer"
    : "cast(strftime('%Y%m', created_at, '+330 minutes') as integer)";
  const parts = COUNTED_TABLES.flatMap(([table, name, spans]) =>
    spans.map((span) => `select ${name} as name, ${span} as span, id / ${span} as block from ${table}`),
  );
  parts.push(
    `select case state when 'spam' then 'spam of a month' else 'contact submissions of a month' end, 0, ${month} from ${ENQUIRIES}`,
  );
  const counted = await sql<Count>`
    select name, span, block, count(*) as count from (${sql.raw(parts.join(" union all "))}) counted
    group by name, span, block`.execute(db);
  const kept = await sql<Count>`
    select name, span, block, sum(count) as count from counts
    group by name, span, block having sum(count) <> 0`.execute(db);
  const byRange = ({ name, span, block }: Count) => `${name}, range ${block} of ${span}`;
  const existing = new Map(counted.rows.map((row) => [byRange(row), Number(row.count)]));
  const stored = new Map(kept.rows.map((row) => [byRange(row), Number(row.count)]));
  return [...new Set([...existing.keys(), ...stored.keys()])]
    .filter((range) => (existing.get(range) ?? 0) !== (stored.get(range) ?? 0))
    .map((range) => `${range}: ${stored.get(range) ?? 0} kept, ${existing.get(range) ?? 0} there`);
}
