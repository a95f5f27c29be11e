import { setImmediate as nextTurn } from "node:timers/promises";
import { type Kysely, sql } from "kysely";
import { DISTRICT_NAMES } from "../../../shared/districts.ts";
import { ENQUIRY_KINDS } from "../../../shared/enquiries/workflow.ts";
import type { DayOfReport, Report } from "../../../shared/reports/reports.schema.ts";
import { REPORT_DEFAULT_DAYS, REPORT_MAX_DAYS } from "../../../shared/reports/reports.ts";
import { istMidnight, todayInIst } from "../../../shared/time/ist-days.ts";
import { isPresent } from "../../database/removed-enquiries.ts";
import type { Tables } from "../../database/tables.ts";
import type { PickDeps } from "../../deps.ts";
import { AppError } from "../../lib/app-error.ts";

/** Figures of a period, without personal data. */
export interface Reports {
  /**
   * @param from first Indian day; default 30 days
   * @param to last Indian day; default today
   * @throws AppError "malformed" for a period that is empty or too long
   */
  make(days: { from?: string | undefined; to?: string | undefined }): Promise<Report>;
}

interface Deps extends PickDeps<"db" | "clock"> {
  /** Visits of a period; null when they are not counted. */
  countVisits?(days: { from: string; to: string }): Promise<number | null>;
}

/** Rows that are looked at one by one for a day. */
const MAX_ROWS_OF_DAY = 5000;

export const createReports = ({ db, clock, countVisits }: Deps): Reports => ({
  async make(period) {
    const days = toPeriod(period, clock());
    const { from, to } = days;
    const visits = await countVisits?.(days);
    return {
      from,
      to,
      enquiries: await countEnquiries(db, daysFrom(from, to)),
      testimonials: await countTestimonials(db, days),
      pledges: await countPledges(db, days),
      ...(visits != null && { visits }),
    };
  },
});

const DAY_MS = 24 * 60 * 60 * 1000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

function toPeriod(
  period: { from?: string | undefined; to?: string | undefined },
  now: Date,
): { from: string; to: string } {
  const to = period.to ?? (period.from ? dayAfter(period.from, REPORT_DEFAULT_DAYS - 1) : todayInIst(now));
  const from = period.from ?? dayAfter(to, 1 - REPORT_DEFAULT_DAYS);
  if (from > to || dayAfter(from, REPORT_MAX_DAYS - 1) < to)
    throw new AppError("malformed", { code: "report-range", params: { limit: REPORT_MAX_DAYS } });
  return { from, to };
}

function daysFrom(from: string, to: string): string[] {
  const days = [];
  for (let day = from; day <= to; day = dayAfter(day, 1)) days.push(day);
  return days;
}

/** Day by day, so that neither memory nor a turn of the event loop grows with the period. */
async function countEnquiries(db: Kysely<Tables>, days: readonly string[]): Promise<Report["enquiries"]> {
  const sums = { received: 0, answered: 0, open: 0, spam: 0, urgent: 0 };
  const by_kind: Record<string, number> = Object.fromEntries(ENQUIRY_KINDS.map((kind) => [kind, 0]));
  const by_district: Record<string, number> = Object.fromEntries(DISTRICT_NAMES.map((name) => [name, 0]));
  const by_day: DayOfReport[] = [];
  const minutes: number[] = [];
  for (const day of days) {
    const ofDay = { day, received: 0, answered: 0, open: 0, spam: 0 };
    for (const { state, kind, urgent, total } of await countDay(db, day)) {
      const count = Number(total);
      const column = state === "answered" || state === "spam" ? state : "open";
      ofDay.received += count;
      ofDay[column] += count;
      sums.urgent += urgent * count;
      by_kind[kind] = (by_kind[kind] ?? 0) + count;
    }
    by_day.push(ofDay);
    for (const column of ["received", "answered", "open", "spam"] as const) sums[column] += ofDay[column];
    if (ofDay.received > 0) {
      for (const district of await districtsOf(db, day)) by_district[district] = (by_district[district] ?? 0) + 1;
      minutes.push(...(await minutesToAnswer(db, day)));
    }
    await nextTurn();
  }
  minutes.sort((a, b) => a - b);
  return {
    ...sums,
    by_kind,
    by_district,
    by_day,
    first_answer_minutes: { median: quantile(minutes, 0.5), p90: quantile(minutes, 0.9) },
  };
}

const onDay = (db: Kysely<Tables>, day: string) =>
  db
    .selectFrom("contact_submissions")
    .where("created_at", ">=", istMidnight(day))
    .where("created_at", "<", istMidnight(day, 1))
    .where(isPresent);

const countDay = (db: Kysely<Tables>, day: string) =>
  onDay(db, day)
    .select(({ fn }) => ["state", "kind", "urgent", fn.countAll<number>().as("total")])
    .groupBy(["state", "kind", "urgent"])
    .execute();

/** Of the forms that ask for it. */
async function districtsOf(db: Kysely<Tables>, day: string): Promise<string[]> {
  const rows = await onDay(db, day)
    .select("details")
    .where("kind", "<>", "general")
    .where("details", "is not", null)
    .limit(MAX_ROWS_OF_DAY)
    .execute();
  return rows.flatMap(({ details }) => {
    const { district } = JSON.parse(details ?? "{}") as { district?: string };
    return district === undefined || !DISTRICT_NAMES.some((name) => name === district) ? [] : [district];
  });
}

/** From arrival to the first reply, or to the mark as answered. */
async function minutesToAnswer(db: Kysely<Tables>, day: string): Promise<number[]> {
  const rows = await onDay(db, day)
    .select(({ selectFrom }) => [
      "created_at",
      "answered_at",
      selectFrom("case_letters")
        .select(sql<string | null>`min(at)`.as("first"))
        .whereRef("enquiry_id", "=", "contact_submissions.id")
        .as("replied_at"),
    ])
    .where("state", "<>", "spam")
    .limit(MAX_ROWS_OF_DAY)
    .execute();
  return rows.flatMap(({ created_at, answered_at, replied_at }) => {
    const [first] = [answered_at, replied_at].filter((moment) => moment !== null).toSorted();
    return first === undefined ? [] : [Math.max(0, Math.round((Date.parse(first) - Date.parse(created_at)) / 60_000))];
  });
}

/** @param sorted ascending */
const quantile = (sorted: readonly number[], share: number): number | null =>
  sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;

async function countTestimonials(
  db: Kysely<Tables>,
  { from, to }: { from: string; to: string },
): Promise<Report["testimonials"]> {
  const rows = await db
    .selectFrom("testimonials")
    .select(({ fn }) => ["status", fn.countAll<number>().as("total")])
    .where("created_at", ">=", istMidnight(from))
    .where("created_at", "<", istMidnight(to, 1))
    .groupBy("status")
    .execute();
  const count = (wanted: string) => Number(rows.find(({ status }) => status === wanted)?.total ?? 0);
  return {
    received: rows.reduce((sum, { total }) => sum + Number(total), 0),
    approved: count("approved"),
    rejected: count("rejected"),
  };
}

async function countPledges(db: Kysely<Tables>, { from, to }: { from: string; to: string }): Promise<number> {
  const { total } = await db
    .selectFrom("pledges")
    .select(({ fn }) => fn.sum<number | null>("count").as("total"))
    .where("day", ">=", from)
    .where("day", "<=", to)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}
