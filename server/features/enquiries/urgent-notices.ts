import { isPresent } from "../../database/removed-enquiries.ts";
import type { PickDeps } from "../../deps.ts";
import { createPoller, type Poller } from "../../lib/async.ts";
import { toTimestamp } from "../../lib/clock.ts";
import type { SiteAddress } from "../../lib/site-path.ts";
import type { EmailQueue, RenderEmail } from "../../mail/email-queue.ts";
import { urgentEmail } from "../../mail/templates/urgent.ts";
import { countUrgent } from "./count-enquiries.ts";

/** Recipients of notifications about urgent enquiries (`NOTIFY_URGENT`). */
export interface UrgentTargets {
  emails: readonly string[];
  webhook: string | undefined;
}

/** Notifies of urgent enquiries from forms and emails, without their content. */
export interface UrgentNotices extends Pick<Poller, "start" | "stop"> {
  /** Queues what is due, once over all processes. */
  notify(): Promise<void>;
}

const POLL_INTERVAL_MS = 3000;
const MAX_AGE_MS = 12 * 60 * 60 * 1000;
const MAX_AT_ONCE = 100;

const URGENT_LIST = "/admin/contact-submissions?tab=urgent" satisfies SiteAddress;

interface Deps extends PickDeps<"db" | "clock" | "log"> {
  emails: Pick<EmailQueue, "put" | "wake">;
  targets: UrgentTargets;
}

export function createUrgentNotices({ db, clock, log, emails: letters, targets }: Deps): UrgentNotices {
  const { emails, webhook } = targets;
  const isOn = emails.length > 0 || webhook !== undefined;

  const findUnnotified = () =>
    db
      .selectFrom("contact_submissions")
      .select("id")
      .where("urgent", "=", 1)
      .where("urgent_told", "=", 0)
      .where(isPresent)
      .orderBy("id", "desc")
      .limit(MAX_AT_ONCE)
      .execute();

  const notify = async () => {
    const ids = (await findUnnotified()).map(({ id }) => id);
    if (ids.length === 0) return;
    const isQueued = await db.transaction().execute(async (trx) => {
      const notified = await trx
        .updateTable("contact_submissions")
        .set({ urgent_told: 1 })
        .where("id", "in", ids)
        .where("urgent_told", "=", 0)
        .returning(["state", "created_at"])
        .execute();
      const oldest = toTimestamp(clock, -MAX_AGE_MS);
      // Those from before the setting was made are old news.
      if (!notified.some(({ state, created_at }) => state !== "answered" && created_at > oldest)) return false;
      for (const recipient of emails) await letters.put(trx, { kind: "urgent", recipient, maxAgeMs: MAX_AGE_MS });
      if (webhook !== undefined)
        await letters.put(trx, { kind: "urgent webhook", recipient: "webhook", maxAgeMs: MAX_AGE_MS });
      return true;
    });
    if (isQueued) letters.wake();
  };

  const poller = createPoller(notify, POLL_INTERVAL_MS, (error) =>
    log.warn({ reason: String(error) }, "queueing notices of urgent enquiries failed"),
  );
  return {
    notify,
    start() {
      if (isOn) poller.start();
    },
    stop: poller.stop,
  };
}

interface WriterDeps extends PickDeps<"db" | "site"> {
  /** Sends JSON; rejects unless it was accepted. */
  post(url: string, body: object): Promise<void>;
  webhook: string | undefined;
}

/** The email queue retries what throws. */
export function createUrgentWriters({
  db,
  site,
  post,
  webhook,
}: WriterDeps): Record<"urgent" | "urgent webhook", RenderEmail> {
  const link = () => site.origin + URGENT_LIST;
  return {
    urgent: async (to) => ({
      email: urgentEmail({ to, urgent: await countUrgent(db), link: link(), origin: site.origin }),
      undeliverable: false,
    }),
    "urgent webhook": async () => {
      if (webhook === undefined) return null;
      const urgent = await countUrgent(db);
      await post(webhook, {
        event: "urgent-enquiry",
        text: `An urgent enquiry needs a call now. Open: ${link()}`,
        urgent,
        url: link(),
      });
      return null;
    },
  };
}
