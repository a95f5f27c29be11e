import { Form, href, Link } from "react-router";
import type { Report } from "../../../shared/reports/reports.schema.ts";
import { formatMinutes, REPORT_COPY } from "../../../shared/reports/reports.ts";
import { todayInIst } from "../../../shared/time/ist-days.ts";
import { ActionButton } from "../components/buttons.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { exportFile } from "../components/export-button.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import { apiFetch } from "../lib/api-client.ts";
import { formatDateTime, formatPlainDay } from "../lib/format-date.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import type { Route } from "./+types/page.ts";
import { AnswerTimes, DayChart, DistrictBars, KindBar } from "./charts.tsx";
import styles from "./page.module.css";

const copy = REPORT_COPY;

export const meta = () => pageMeta(copy.title);

function getDays(request: Request): { from?: string; to?: string } {
  const { searchParams } = new URL(request.url);
  const [from, to] = ["from", "to"].map((name) => searchParams.get(name) ?? "");
  return { ...(from && { from }), ...(to && { to }) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const response = await apiFetch(request, "GET /api/reports", { query: getDays(request) });
  if (!response.ok) showNotLoaded(request, { kind: "bad", text: response.message ?? copy.notLoaded });
  return { report: response.ok ? response.body.data : null, madeAt: new Date().toISOString() };
}

export const clientAction = ({ request }: Route.ClientActionArgs) =>
  exportFile(request, "GET /api/reports", { query: { ...getDays(request), format: "csv" } });

export default function Reports({ loaderData: { report, madeAt } }: Route.ComponentProps) {
  const { busy, post } = usePostAction("report");
  return (
    <>
      <header className={styles.head}>
        <h1>{copy.title}</h1>
        {report && (
          <div className={`${styles.acts} not-printed`}>
            <ActionButton icon="print" label={copy.print} onPress={() => print()} />
            <ActionButton icon="download" label={copy.csv} busy={busy} onPress={() => post({ csv: "yes" })} />
          </div>
        )}
      </header>
      <Period report={report} madeAt={madeAt} />
      {report ? <Figures report={report} madeAt={madeAt} /> : <FailedState sentence={copy.notLoaded} />}
    </>
  );
}

const DAY_MS = 24 * 60 * 60 * 1000;
const REPORTS_SCREEN = href("/admin/reports");

function Period({ report, madeAt }: { report: Report | null; madeAt: string }) {
  const now = new Date(madeAt);
  const today = todayInIst(now);
  const week = todayInIst(new Date(now.getTime() - 6 * DAY_MS));
  const periods = [
    { label: copy.week, from: week },
    { label: copy.month, from: `${today.slice(0, 8)}01` },
    { label: copy.year, from: `${today.slice(0, 5)}01-01` },
  ];
  return (
    <div className={`${styles.period} not-printed`}>
      <nav aria-label={copy.period}>
        {periods.map(({ label, from }) => (
          <Link
            key={label}
            to={`${REPORTS_SCREEN}?from=${from}&to=${today}`}
            aria-current={report?.from === from && report.to === today ? "page" : undefined}
          >
            {label}
          </Link>
        ))}
      </nav>
      <Form key={`${report?.from} ${report?.to}`}>
        <label>
          <span className="label">{copy.from}</span>
          <input className="input" type="date" name="from" required defaultValue={report?.from} max={today} />
        </label>
        <label>
          <span className="label">{copy.to}</span>
          <input className="input" type="date" name="to" required defaultValue={report?.to} max={today} />
        </label>
        <button className="button outlined small" type="submit">
          {copy.show}
        </button>
      </Form>
    </div>
  );
}

function Figures({ report, madeAt }: { report: Report; madeAt: string }) {
  const { from, to, enquiries, testimonials, pledges, visits } = report;
  const { received, answered, open, spam, urgent, first_answer_minutes: first } = enquiries;
  const figures = [
    { value: count(received), label: copy.received },
    { value: count(answered), label: copy.answered },
    { value: count(open), label: urgent > 0 ? `${copy.open}, ${count(urgent)} ${copy.urgent}` : copy.open },
    { value: first.median === null ? "–" : formatMinutes(first.median), label: copy.firstAnswer },
  ];
  const rest = [
    `${copy.testimonials}: ${count(testimonials.received)}, ${copy.approved}: ${count(testimonials.approved)}, ${copy.rejected}: ${count(testimonials.rejected)}`,
    `${copy.pledges}: ${count(pledges)}`,
    `${copy.spam}: ${count(spam)}`,
    ...(visits === undefined ? [] : [`${copy.visits}: ${count(visits)}`]),
  ];
  return (
    <>
      <p className={styles.made}>
        {formatPlainDay(from)} – {formatPlainDay(to)} · {copy.noPersonalData} · {copy.madeOn} {formatDateTime(madeAt)}
      </p>
      <ul className={styles.figures}>
        {figures.map(({ value, label }) => (
          <li key={label}>
            <b>{value}</b>
            <span>{label}</span>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        <DayChart days={enquiries.by_day} />
        <DistrictBars districts={enquiries.by_district} received={received} />
        <AnswerTimes {...first} />
        <KindBar kinds={enquiries.by_kind} />
      </div>
      <p className={styles.rest}>{rest.join(" · ")}</p>
    </>
  );
}

const count = (value: number): string => value.toLocaleString("en-IN");
