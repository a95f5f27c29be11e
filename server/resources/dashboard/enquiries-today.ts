import { type Kysely, sql } from "kysely";
import type { Today } from "../../../domain/dashboard.ts";
import type { Actor } from "../../acts/acts.ts";
import type { countsOf } from "../../database/counts.ts";
import type { Tables } from "../../database/tables.ts";

type Counts = Awaited<ReturnType<typeof countsOf>>;

/** What waits among enquiries; from kept counts and the ends of an index, however many there are. */
export async function enquiriesToday(
  db: Kysely<Tables>,
  by: Actor,
  counts: Counts,
  waited: (since: string) => number,
): Promise<Today["enquiries"]> {
  const since = sql<string>`coalesce(reopened_at, created_at)`;
  /** The longest waiting of one state and urgency stands first in the index. */
  const first = (state: "new" | "taken", urgent: 0 | 1) =>
    db
      .selectFrom("contact_submissions")
      .select(["id", since.as("since")])
      .where("state", "=", state)
      .where("urgent", "=", urgent)
      .orderBy(since)
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
  const count = async (only: "urgent" | "mine") => {
    const rows = db.selectFrom("contact_submissions").select(({ fn }) => fn.countAll<number>().as("total"));
    const { total } = await (only === "mine"
      ? rows.where("owner_id", "=", by.id).where("state", "=", "taken")
      : rows.where("state", "in", ["new", "taken"]).where("urgent", "=", 1)
    ).executeTakeFirstOrThrow();
    return Number(total);
  };
  const waiting = await Promise.all([first("new", 0), first("new", 1), first("taken", 0), first("taken", 1)]);
  const [longest] = waiting
    .filter((one) => one !== undefined)
    .toSorted((one, other) => one.since.localeCompare(other.since) || one.id - other.id);
  return {
    new: counts["contact submissions new"] ?? 0,
    urgent: await count("urgent"),
    in_hand: counts["contact submissions taken"] ?? 0,
    mine: await count("mine"),
    longest: longest ? { id: longest.id, waiting_since: longest.since, waiting_minutes: waited(longest.since) } : null,
  };
}
