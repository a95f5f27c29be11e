import { ENQUIRY_FILTER_COPY, type EnquiryKind } from "../../../shared/enquiries/workflow.ts";
import type { DayOfReport, Report } from "../../../shared/reports/reports.schema.ts";
import { formatMinutes, REPORT_COPY } from "../../../shared/reports/reports.ts";
import { Bars, share } from "../components/bars.tsx";
import { TableHead } from "../components/table-head.tsx";
import { formatPlainDay } from "../lib/format-date.ts";
import styles from "./charts.module.css";

const copy = REPORT_COPY;

/** More columns than this would be narrower than a hair on a phone: they are weeks then. */
const MAX_COLUMNS = 62;

/** Days, or weeks by their first day. */
function toColumns(days: readonly DayOfReport[]): DayOfReport[] {
  if (days.length <= MAX_COLUMNS) return [...days];
  const weeks: DayOfReport[] = [];
  for (const [place, { day, received, answered, open, spam }] of days.entries()) {
    const week = place % 7 === 0 ? undefined : weeks.at(-1);
    if (!week) weeks.push({ day, received, answered, open, spam });
    else {
      week.received += received;
      week.answered += answered;
      week.open += open;
      week.spam += spam;
    }
  }
  return weeks;
}

export function DayChart({ days }: { days: readonly DayOfReport[] }) {
  const columns = toColumns(days);
  const totals = columns.map(({ answered, open }) => answered + open);
  const top = Math.max(...totals, 1);
  const title = columns.length === days.length ? copy.byDay : copy.byWeek;
  return (
    <section className={`panel ${styles.wide}`} aria-labelledby="by-day">
      <header>
        <h2 id="by-day">{title}</h2>
        <p className={styles.key} aria-hidden="true">
          <span className={styles.answered}>{copy.answeredKey}</span>
          <span className={styles.open}>{copy.openKey}</span>
        </p>
      </header>
      <div className={styles.columns} role="img" aria-label={`${title}. ${copy.tableBelow}`}>
        {columns.map(({ day, answered, open }, place) => (
          <span key={day}>
            <em>{totals[place] === top || place === columns.length - 1 ? totals[place] || "" : ""}</em>
            <i className={styles.open} style={share(open, top)} />
            <i className={styles.answered} style={share(answered, top)} />
            <b>{place % Math.ceil(columns.length / 6) === 0 ? Number(day.slice(8)) : ""}</b>
          </span>
        ))}
      </div>
      <details className={styles.table}>
        <summary>{copy.asTable}</summary>
        <table>
          <TableHead of={[copy.day, copy.receivedHead, copy.answeredKey, copy.openKey, copy.spam]} />
          <tbody>
            {columns.map(({ day, received, answered, open, spam }) => (
              <tr key={day}>
                <th scope="row">{formatPlainDay(day)}</th>
                <td>{received}</td>
                <td>{answered}</td>
                <td>{open}</td>
                <td>{spam}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

export function DistrictBars({ districts, received }: { districts: Record<string, number>; received: number }) {
  const rows = Object.entries(districts)
    .filter(([, count]) => count > 0)
    .sort(([, a], [, b]) => b - a);
  const named = rows.reduce((sum, [, count]) => sum + count, 0);
  return (
    <section className={`panel ${styles.tall}`} aria-labelledby="by-district">
      <h2 id="by-district">{copy.byDistrict}</h2>
      <Bars rows={rows} />
      {received > named && (
        <p className={styles.note}>{`${(received - named).toLocaleString("en-IN")} ${copy.withoutDistrict}`}</p>
      )}
    </section>
  );
}

export function KindBar({ kinds }: { kinds: Record<string, number> }) {
  const names: Readonly<Record<string, string>> = ENQUIRY_FILTER_COPY.kinds satisfies Record<EnquiryKind, string>;
  const rows = Object.entries(kinds).map(([kind, count]) => [names[kind] ?? kind, count] as const);
  return (
    <section className="panel" aria-labelledby="by-kind">
      <h2 id="by-kind">{copy.byKind}</h2>
      <Bars rows={rows} />
    </section>
  );
}

type AnswerTimesProps = Report["enquiries"]["first_answer_minutes"];

export function AnswerTimes({ median, p90 }: AnswerTimesProps) {
  return (
    <section className="panel" aria-labelledby="answer-times">
      <h2 id="answer-times">{copy.howFast}</h2>
      {median === null || p90 === null ? (
        <p className={styles.note}>{copy.noAnswers}</p>
      ) : (
        <>
          <span className={styles.times} aria-hidden="true">
            <i style={share(median, p90)} />
          </span>
          <dl className={styles.fast}>
            <div>
              <dt>{copy.half}</dt>
              <dd>{formatMinutes(median)}</dd>
            </div>
            <div>
              <dt>{copy.nineInTen}</dt>
              <dd>{formatMinutes(p90)}</dd>
            </div>
          </dl>
        </>
      )}
    </section>
  );
}
