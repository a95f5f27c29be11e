import type { ExpressionBuilder } from "kysely";
import { PERMISSION_GROUPS } from "../../../shared/permissions/permissions.ts";
import { lastMondayNineInIst, todayInIst } from "../../../shared/time/ist-days.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { createPoller, type Poller } from "../../lib/async.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { EmailQueue, RenderEmail } from "../../mail/email-queue.ts";
import { reportEmail } from "../../mail/templates/report.ts";
import type { Reports } from "./reports.ts";

/** The report of last week, on Mondays at nine in India, to staff who chose it. */
export interface ReportEmails extends Pick<Poller, "start" | "stop"> {
  /** Queues what is due, once over all processes. */
  send(): Promise<void>;
}

const POLL_INTERVAL_MS = 20_000;
const MAX_AGE_MS = 24 * 60 * 60 * 1000;

const wantsReport = ({ and, eb }: ExpressionBuilder<Tables, "admins">) =>
  and([eb("active", "=", 1), eb("role", "in", PERMISSION_GROUPS.reports), eb("report_emails", "=", "weekly")]);

interface Deps extends PickDeps<"db" | "clock" | "log"> {
  emails: Pick<EmailQueue, "put" | "wake">;
}

export function createReportEmails({ db, clock, log, emails }: Deps): ReportEmails {
  const send = async () => {
    const due = await db
      .selectFrom("admins")
      .select(["id", "email", "report_told_at"])
      .where(wantsReport)
      .where("report_told_at", "<", lastMondayNineInIst(clock()))
      .execute();
    for (const { id, email, report_told_at } of due)
      await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable("admins")
          .set({ report_told_at: toTimestamp(clock) })
          .where("id", "=", id)
          .where("report_told_at", "=", report_told_at)
          .executeTakeFirst();
        if (numUpdatedRows > 0n) await emails.put(trx, { kind: "report", recipient: email, maxAgeMs: MAX_AGE_MS });
      });
    if (due.length > 0) emails.wake();
  };
  const { start, stop } = createPoller(send, POLL_INTERVAL_MS, (error) =>
    log.warn({ reason: String(error) }, "queueing weekly reports failed"),
  );
  return { send, start, stop };
}

interface WriterDeps extends PickDeps<"db" | "clock" | "site"> {
  reports: Pick<Reports, "make">;
}

/** Null when the recipient no longer wants it. */
export const createReportWriter =
  ({ db, clock, site, reports }: WriterDeps): RenderEmail =>
  async (to) => {
    const person = await db
      .selectFrom("admins")
      .select(["name", "language"])
      .where("email", "=", to)
      .where(wantsReport)
      .executeTakeFirst();
    if (!person) return null;
    const monday = new Date(lastMondayNineInIst(clock()));
    const report = await reports.make({ from: todayInIst(monday, -7), to: todayInIst(monday, -1) });
    return { email: reportEmail({ to, ...person, report, origin: site.origin }), undeliverable: false };
  };
