import type { Kysely } from "kysely";
import type { EnquiryCounts, TabCounts } from "../../../shared/enquiries/workflow.schema.ts";
import { ENQUIRY_STATES, type EnquiryState, WAITING_STATES } from "../../../shared/enquiries/workflow.ts";
import { getCounts } from "../../database/counts.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import {
  type EnquiryFilters,
  isBounded,
  isEmpty,
  isOfDaysOrKind,
  matchesQuery,
  ofDaysAndKind,
} from "./enquiry-filters.ts";

const countAll = (db: Kysely<Tables>) =>
  db
    .selectFrom("contact_submissions")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(isPresent);

async function countMine(db: Kysely<Tables>, filters: EnquiryFilters): Promise<number> {
  const mine = countAll(db)
    .where("owner_id", "=", filters.me)
    .where("state", "=", "taken")
    .where(ofDaysAndKind(filters));
  return Number((await mine.executeTakeFirstOrThrow()).total);
}

/** Open urgent enquiries. */
export async function countUrgent(db: Kysely<Tables>, filters?: EnquiryFilters): Promise<number> {
  const urgent = countAll(db).where("state", "in", WAITING_STATES).where("urgent", "=", 1);
  const those = filters ? urgent.where(ofDaysAndKind(filters)) : urgent;
  return Number((await those.executeTakeFirstOrThrow()).total);
}

/** Counts by state, from maintained counts when unfiltered. */
export async function countEnquiries(db: Kysely<Tables>, filters: EnquiryFilters): Promise<EnquiryCounts> {
  const counts = await getCounts(db);
  const count = async (state: EnquiryState) => {
    if (isEmpty(filters, state)) return 0;
    if (!isBounded(filters, state) && !filters.urgent && !isOfDaysOrKind(filters))
      return counts[`contact submissions ${state}`] ?? 0;
    const those = countAll(db).where("state", "=", state).where(matchesQuery(filters, state));
    return Number((await those.executeTakeFirstOrThrow()).total);
  };
  const counted = await Promise.all(ENQUIRY_STATES.map(async (state) => [state, await count(state)] as const));
  return Object.fromEntries(counted) as EnquiryCounts;
}

/**
 * Counts of the screen's tabs.
 * @param counts reused where only terms and days filter
 */
export async function countTabs(
  db: Kysely<Tables>,
  filters: EnquiryFilters,
  counts: EnquiryCounts,
): Promise<TabCounts> {
  const isFree = filters.owner === undefined && !filters.urgent;
  const all = isFree ? counts : await countEnquiries(db, { ...filters, owner: undefined, urgent: undefined });
  return { ...all, mine: await countMine(db, filters), urgent: await countUrgent(db, filters) };
}
