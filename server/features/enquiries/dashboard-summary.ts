import { type Kysely, sql } from "kysely";
import { DASHBOARD_LIMITS, type EnquiriesToday } from "../../../shared/dashboard/dashboard.ts";
import type { Actor } from "../../actions/run-action.ts";
import { getCounts } from "../../database/counts.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import { type BusinessTimeSince, type EnquiryRow, toEnquiries } from "./enquiry-mapper.ts";

/** Summary for the dashboard, from maintained counts and index heads. */
export type DashboardSummary = (by: Actor) => Promise<EnquiriesToday>;

const SINCE = sql<string>`coalesce(reopened_at, created_at)`;
const getSince = ({ reopened_at, created_at }: EnquiryRow) => reopened_at ?? created_at;
const byWaiting = (a: EnquiryRow, b: EnquiryRow) => getSince(a).localeCompare(getSince(b)) || a.id - b.id;

export const createDashboardSummary =
  ({ db, businessTimeSince }: { db: Kysely<Tables>; businessTimeSince: BusinessTimeSince }): DashboardSummary =>
  async (by) => {
    const rows = db.selectFrom("contact_submissions").where(isPresent);
    /** Longest waiting first. */
    const first = (state: "new" | "taken", urgent: 0 | 1) =>
      rows
        .selectAll()
        .where("state", "=", state)
        .where("urgent", "=", urgent)
        .orderBy(SINCE)
        .orderBy("id")
        .limit(DASHBOARD_LIMITS.longest + 1)
        .execute();
    const count = async (only: "urgent" | "mine") => {
      const all = rows.select(({ fn }) => fn.countAll<number>().as("total"));
      const { total } = await (only === "mine"
        ? all.where("owner_id", "=", by.id).where("state", "=", "taken")
        : all.where("state", "in", ["new", "taken"]).where("urgent", "=", 1)
      ).executeTakeFirstOrThrow();
      return Number(total);
    };
    const [urgentNew, urgentTaken, otherNew, otherTaken] = [
      await first("new", 1),
      await first("taken", 1),
      await first("new", 0),
      await first("taken", 0),
    ];
    const mine = await rows
      .selectAll()
      .where("owner_id", "=", by.id)
      .where("state", "=", "taken")
      .orderBy("urgent", "desc")
      .orderBy(SINCE)
      .orderBy("id")
      .limit(1)
      .execute();
    // Skips what another person is working on.
    const [one] = [...urgentNew, ...otherNew, ...mine].toSorted((a, b) => b.urgent - a.urgent || byWaiting(a, b));
    const waiting = [...urgentNew, ...urgentTaken, ...otherNew, ...otherTaken].toSorted(byWaiting);
    const longest = waiting.filter(({ id }) => id !== one?.id).slice(0, DASHBOARD_LIMITS.longest);
    const [shown, ...others] = await toEnquiries(db, one ? [one, ...longest] : longest, businessTimeSince);
    const counts = await getCounts(db);
    return {
      new: counts["contact submissions new"] ?? 0,
      new_since: since([...urgentNew, ...otherNew]),
      urgent: await count("urgent"),
      urgent_since: since([...urgentNew, ...urgentTaken]),
      in_hand: counts["contact submissions taken"] ?? 0,
      mine: await count("mine"),
      first: one && shown ? shown : null,
      longest: one || !shown ? others : [shown, ...others],
    };
  };

function since(rows: readonly EnquiryRow[]): string | null {
  const [longest] = rows.toSorted(byWaiting);
  return longest ? getSince(longest) : null;
}
