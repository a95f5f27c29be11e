import { type Campaign as CampaignFacts, helplineNumbers } from "../../../shared/campaign/campaign.ts";
import {
  type ChartPoint,
  DASHBOARD_LIMITS,
  type DashboardStats,
  type EventsToday,
  HELPLINE_CHECK_DAYS,
  type HelplinesToday,
  nextEvent,
  type PendingTestimonial,
  type RecentContact,
  type Today,
} from "../../../shared/dashboard/dashboard.ts";
import type { EventStatus } from "../../../shared/events/event.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import { TESTIMONIAL_STATUSES } from "../../../shared/testimonials/testimonials.limits.ts";
import { IST_OFFSET_MS, todayInIst } from "../../../shared/time/ist-days.ts";
import type { Actor } from "../../actions/run-action.ts";
import { getCounts } from "../../database/counts.ts";
import { pickColumns } from "../../database/pick-columns.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { PickDeps } from "../../deps.ts";
import type { Campaign } from "../campaign/campaign.ts";
import type { DashboardSummary } from "../enquiries/dashboard-summary.ts";
import type { Events } from "../events/events.ts";
import type { OrderedEvent } from "../events/order-events.ts";

/** All figures come from maintained counts. */
export interface Dashboard {
  stats(): Promise<DashboardStats>;
  /** Tasks, as far as the role may see them. */
  today(by: Actor): Promise<Today>;
  /** Newest first. */
  recentContacts(): Promise<RecentContact[]>;
  /** Newest first. */
  pendingTestimonials(): Promise<PendingTestimonial[]>;
  /** Last twelve Indian months including this one, oldest first. */
  contactChart(): Promise<ChartPoint[]>;
}

interface Deps extends PickDeps<"db" | "clock"> {
  dashboardSummary: DashboardSummary;
  events: Pick<Events, "coming">;
  campaign: Pick<Campaign, "shown">;
}

export function createDashboard({ db, clock, dashboardSummary, events, campaign }: Deps): Dashboard {
  async function storiesToday() {
    const counts = await getCounts(db);
    const longest = await db
      .selectFrom("testimonials")
      .select("created_at")
      .where("status", "=", "pending")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst();
    return {
      stories: (counts["testimonials pending 0"] ?? 0) + (counts["testimonials pending 1"] ?? 0),
      stories_since: longest?.created_at ?? null,
    };
  }

  return {
    async stats() {
      const counts = await getCounts(db);
      const testimonials = TESTIMONIAL_STATUSES.flatMap((status) => [
        counts[`testimonials ${status} 0`] ?? 0,
        counts[`testimonials ${status} 1`] ?? 0,
      ]);
      return {
        brochures: counts["brochures"] ?? 0,
        essentialLinks: counts["essential links"] ?? 0,
        districtContacts: counts["district contacts"] ?? 0,
        contactSubmissions: (["new", "taken", "answered"] as const).reduce(
          (sum, state) => sum + (counts[`contact submissions ${state}`] ?? 0),
          0,
        ),
        testimonials: testimonials.reduce((sum, count) => sum + count, 0),
      };
    },

    async today(by) {
      return {
        enquiries: can(by.role, "see latest enquiries") ? await dashboardSummary(by) : null,
        ...(can(by.role, "see testimonials that are not public")
          ? await storiesToday()
          : { stories: null, stories_since: null }),
        events: eventsToday(await events.coming(), clock()),
        helplines: can(by.role, "change campaign facts")
          ? helplinesToday((await campaign.shown()).facts, clock())
          : null,
      };
    },

    recentContacts: () =>
      db
        .selectFrom("contact_submissions")
        .select(["id", "name", "email", "message as reason", "created_at"])
        .where("state", "!=", "spam")
        .where(isPresent)
        .orderBy("id", "desc")
        .limit(DASHBOARD_LIMITS.previews)
        .execute(),

    pendingTestimonials: () =>
      db
        .selectFrom("testimonials")
        .select(["id", "name", "description as message", "created_at"])
        .where("status", "=", "pending")
        .orderBy("id", "desc")
        .limit(DASHBOARD_LIMITS.previews)
        .execute(),

    async contactChart() {
      const months = lastMonths(clock(), DASHBOARD_LIMITS.months);
      const rows = await db
        .selectFrom("counts")
        .select(({ fn }) => ["block", fn.sum<number>("count").as("total")])
        .where("name", "=", "contact submissions of a month")
        .where("span", "=", 0)
        .where("block", "in", months)
        .groupBy("block")
        .execute();
      const byMonth = new Map(rows.map(({ block, total }) => [block, total]));
      return months.map((month) => ({ month: written(month), submissions: byMonth.get(month) ?? 0 }));
    },
  };
}

/** 202611 as '2026-11'. */
const written = (month: number) => `${Math.floor(month / 100)}-${String(month % 100).padStart(2, "0")}`;

/** Indian months as 202611, oldest first. */
function lastMonths(now: Date, count: number): number[] {
  const indian = new Date(now.getTime() + IST_OFFSET_MS);
  const last = indian.getUTCFullYear() * 12 + indian.getUTCMonth();
  return Array.from({ length: count }, (_, place) => {
    const month = last - (count - 1 - place);
    return Math.floor(month / 12) * 100 + (month % 12) + 1;
  });
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whether a helpline's number must be checked again, by Indian days. */
function helplinesToday(facts: CampaignFacts, now: Date): HelplinesToday {
  const days = helplineNumbers(facts).map((number) => facts.checkedOn[number] ?? "");
  const [checkedOn = ""] = days.toSorted();
  return checkedDaysAgo(checkedOn, now);
}

function checkedDaysAgo(checkedOn: string, now: Date): HelplinesToday {
  if (checkedOn === "") return { checked_on: null, days: null, to_check: true };
  const days = Math.max(0, (Date.parse(todayInIst(now)) - Date.parse(checkedOn)) / DAY_MS);
  return { checked_on: checkedOn, days, to_check: days > HELPLINE_CHECK_DAYS };
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** @param coming upcoming events, soonest first */
function eventsToday(coming: readonly OrderedEvent[], now: Date): EventsToday {
  const week = new Date(now.getTime() + WEEK_MS).toISOString();
  const open = coming.filter(({ status }) => status !== "done");
  const soon = open.filter(({ status, starts_at }) => willTakePlace(status) && (starts_at ?? "") < week);
  return {
    this_week: soon.length,
    first: soon[0] ? toNextEvent(soon[0]) : null,
    next: open.slice(0, DASHBOARD_LIMITS.events).map(toNextEvent),
  };
}

const willTakePlace = (status: EventStatus) => status !== "cancelled" && status !== "postponed";

const toNextEvent = pickColumns(nextEvent);
