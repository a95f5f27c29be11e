import type { Kysely } from "kysely";
import type { CaseCounts, TabCounts } from "../../../shared/enquiries/workflow.schema.ts";
import { CASE_STATES, type CaseState, WAITING_STATES } from "../../../shared/enquiries/workflow.ts";
import { countsOf } from "../../database/counts.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { type Asked, inDays, isBound, isEmpty, within } from "./enquiry-filters.ts";

const countAll = (db: Kysely<Tables>) =>
  db
    .selectFrom("contact_submissions")
    .select(({ fn }) => fn.countAll<number>().as("total"))
    .where(isPresent);

async function countMine(db: Kysely<Tables>, asked: Asked): Promise<number> {
  const mine = countAll(db).where("owner_id", "=", asked.me).where("state", "=", "taken").where(inDays(asked));
  return Number((await mine.executeTakeFirstOrThrow()).total);
}

async function countUrgent(db: Kysely<Tables>, asked: Asked): Promise<number> {
  const urgent = countAll(db).where("state", "in", WAITING_STATES).where("urgent", "=", 1).where(inDays(asked));
  return Number((await urgent.executeTakeFirstOrThrow()).total);
}

/** Counts by state, from maintained counts when unfiltered. */
export async function countCases(db: Kysely<Tables>, asked: Asked): Promise<CaseCounts> {
  const kept = await countsOf(db);
  const count = async (state: CaseState) => {
    if (isEmpty(asked, state)) return 0;
    if (!isBound(asked, state) && !asked.urgent && asked.from === undefined && asked.until === undefined)
      return kept[`contact submissions ${state}`] ?? 0;
    const those = countAll(db).where("state", "=", state).where(within(asked, state));
    return Number((await those.executeTakeFirstOrThrow()).total);
  };
  const counted = await Promise.all(CASE_STATES.map(async (state) => [state, await count(state)] as const));
  return Object.fromEntries(counted) as CaseCounts;
}

/**
 * Counts of the screen's tabs.
 * @param counts reused where only terms and days filter
 */
export async function countTabs(db: Kysely<Tables>, asked: Asked, counts: CaseCounts): Promise<TabCounts> {
  const isFree = asked.owner === undefined && !asked.urgent;
  const all = isFree ? counts : await countCases(db, { ...asked, owner: undefined, urgent: undefined });
  return { ...all, mine: await countMine(db, asked), urgent: await countUrgent(db, asked) };
}
