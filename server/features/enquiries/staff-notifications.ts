import type { ExpressionBuilder, Kysely } from "kysely";
import type { ChangedFields } from "../../../shared/audit-log/audit-log.ts";
import type { NotificationChoices } from "../../../shared/enquiries/workflow.schema.ts";
import type { EnquiryNotifications } from "../../../shared/enquiries/workflow.ts";
import { PERMISSION_GROUPS } from "../../../shared/permissions/permissions.ts";
import { lastNineInIst } from "../../../shared/time/ist-days.ts";
import type { Actor } from "../../actions/run-action.ts";
import { getCounts } from "../../database/counts.ts";
import { wasExpired } from "../../database/lease.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { createPoller } from "../../lib/async.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { EmailQueue, RenderEmail } from "../../mail/email-queue.ts";
import { enquiriesEmail } from "../../mail/templates/enquiries.ts";
import { countUrgent } from "./count-enquiries.ts";

/** Email notifications of new enquiries, opt-in. */
export interface StaffNotifications {
  getChoices(by: Actor): Promise<NotificationChoices>;
  /** Omitted settings are unchanged. */
  setChoices(by: Actor, choices: NewChoices): Promise<NotificationChoices>;
  /** Queues due notifications, once over all processes. */
  notify(): Promise<void>;
  /** Polls. */
  start(): void;
  stop(): Promise<void>;
}

type NewChoices = { [Name in keyof NotificationChoices]?: NotificationChoices[Name] | undefined };

/** Minimum interval per person. */
const MIN_INTERVAL_MS = 10 * 60 * 1000;
/** Until concurrent inserts are visible. */
const SETTLE_MS = 1000;
const MAX_AGE_MS = 12 * 60 * 60 * 1000;
const POLL_INTERVAL_MS = 3000;

interface Deps extends PickDeps<"db" | "clock" | "log" | "actions"> {
  emails: Pick<EmailQueue, "put" | "wake">;
}

interface Subscriber {
  id: number;
  email: string;
  enquiry_letters: EnquiryNotifications;
  told_at: string;
  told_up_to: number;
}

export function createStaffNotifications({ db, clock, log, actions, emails }: Deps): StaffNotifications {
  const newestId = async (on: Kysely<Tables>, before: string) => {
    const newest = await on
      .selectFrom("contact_submissions")
      .select(["id", "created_at"])
      .where("state", "!=", "spam")
      .where("created_at", "<=", before)
      .where(isPresent)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return newest?.id ?? 0;
  };

  const isDue = ({ enquiry_letters, told_at }: Subscriber) =>
    enquiry_letters === "daily"
      ? told_at < lastNineInIst(clock())
      : wasExpired(told_at, clock, { since: MIN_INTERVAL_MS });

  /** Claimed by one process. */
  const tellOne = async ({ id, email, enquiry_letters, told_at, told_up_to }: Subscriber, newest: number) => {
    const isNews = newest > told_up_to;
    if (enquiry_letters === "each" && !isNews) return false;
    return db.transaction().execute(async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("admins")
        .set({ told_at: toTimestamp(clock), told_up_to: newest })
        .where("id", "=", id)
        .where("enquiry_letters", "=", enquiry_letters)
        .where("told_at", "=", told_at)
        .where("told_up_to", "=", told_up_to)
        .executeTakeFirst();
      if (numUpdatedRows === 0n) return false;
      await emails.put(trx, { kind: "enquiries", recipient: email, maxAgeMs: MAX_AGE_MS });
      return true;
    });
  };

  const notify = async () => {
    const wanting = await db
      .selectFrom("admins")
      .select(["id", "email", "enquiry_letters", "told_at", "told_up_to"])
      .where(wantsNotifications)
      .execute();
    const dueNotices = wanting.filter(isDue);
    if (dueNotices.length === 0) return;
    const newest = await newestId(db, toTimestamp(clock, -SETTLE_MS));
    const notified = [];
    for (const item of dueNotices) notified.push(await tellOne(item, newest));
    if (notified.includes(true)) emails.wake();
  };

  const { start, stop } = createPoller(notify, POLL_INTERVAL_MS, (error) =>
    log.warn({ reason: String(error) }, "queueing staff notifications failed"),
  );

  return {
    async getChoices({ id }) {
      const { enquiry_letters, report_emails } = await db
        .selectFrom("admins")
        .select(["enquiry_letters", "report_emails"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return { enquiries: enquiry_letters, report: report_emails };
    },

    setChoices: (by, { enquiries, report }) =>
      actions.run(by, "choose own letters about enquiries", [by.id], async (trx, recorder) => {
        const before = await trx
          .updateTable("admins")
          .set(({ ref }) => ({ enquiry_letters: ref("enquiry_letters") }))
          .where("id", "=", by.id)
          .returning(["enquiry_letters", "report_emails"])
          .executeTakeFirstOrThrow();
        const after = {
          enquiry_letters: enquiries ?? before.enquiry_letters,
          report_emails: report ?? before.report_emails,
        };
        const fields: ChangedFields = {};
        for (const name of ["enquiry_letters", "report_emails"] as const)
          if (before[name] !== after[name]) fields[name] = { before: before[name], after: after[name] };
        if (Object.keys(fields).length === 0) recorder.skip();
        else {
          await trx
            .updateTable("admins")
            .set({
              ...after,
              ...(fields["enquiry_letters"] && {
                // Daily ones start at the next 9 am, immediate ones with the next enquiry.
                told_at: enquiries === "daily" ? toTimestamp(clock) : "",
                told_up_to: await newestId(trx, toTimestamp(clock)),
              }),
              // The first one is sent next Monday.
              ...(fields["report_emails"] && { report_told_at: toTimestamp(clock) }),
            })
            .where("id", "=", by.id)
            .execute();
          recorder.recordFields(fields);
        }
        return { enquiries: after.enquiry_letters, report: after.report_emails };
      }),

    notify,
    start,
    stop,
  };
}

/** Staff with the permission who opted in. */
const wantsNotifications = ({ and, eb }: ExpressionBuilder<Tables, "admins">) =>
  and([eb("active", "=", 1), eb("role", "in", PERMISSION_GROUPS.enquiries), eb("enquiry_letters", "!=", "none")]);

/** Notifies again about a reopened enquiry. */
export async function renotify(trx: Kysely<Tables>, id: number, but: Pick<Actor, "id">): Promise<void> {
  await trx
    .updateTable("admins")
    .set({ told_up_to: id - 1 })
    .where("enquiry_letters", "=", "each")
    .where("told_up_to", ">=", id)
    .where("id", "!=", but.id)
    .execute();
}

/** Renders the counts when sent; null when nothing is waiting or the recipient lost the permission. */
export const createEnquiryNotificationWriter =
  ({ db, site }: { db: Kysely<Tables>; site: { origin: string } }): RenderEmail =>
  async (to) => {
    const person = await db
      .selectFrom("admins")
      .select(["name", "language"])
      .where("email", "=", to)
      .where(wantsNotifications)
      .executeTakeFirst();
    const counts = await getCounts(db);
    const [fresh, assigned] = [counts["contact submissions new"] ?? 0, counts["contact submissions taken"] ?? 0];
    if (!person || fresh + assigned === 0) return null;
    const email = enquiriesEmail({
      to,
      ...person,
      fresh,
      urgent: await countUrgent(db),
      taken: assigned,
      origin: site.origin,
    });
    return { email, undeliverable: false };
  };
