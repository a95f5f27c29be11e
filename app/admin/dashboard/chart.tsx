import { type CSSProperties, useState } from "react";
import { type ChartPoint, DASHBOARD_COPY } from "../../../shared/dashboard/dashboard.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { dateFormatOf, formatShortMonth } from "../lib/format-date.ts";
import styles from "./chart.module.css";

const counted = (submissions: number) =>
  submissions === 1 ? t("1 enquiry") : t("{count} enquiries", { count: submissions.toLocaleString("en-IN") });

const share = (value: number, top: number) => ({ "--share": value / top }) as CSSProperties;

/** Bar chart, keyboard and touch accessible; the same data follows as a table. */
export function Chart({ points }: { points: ChartPoint[] }) {
  const [chosen, setChosen] = useState<string>();
  const [pointed, setPointed] = useState<string>();
  const marks = marksFor(Math.max(...points.map(({ submissions }) => submissions)));
  const top = marks.at(-1) ?? 1;
  const latest = points.at(-1);
  const read = points.find(({ month }) => month === (pointed ?? chosen)) ?? latest;

  return (
    <section className={`panel ${styles.section}`} aria-labelledby="chart-title">
      <header>
        <h2 id="chart-title">{DASHBOARD_COPY.chart}</h2>
        {read && (
          <p className={styles.readout} role="status">
            {`${monthNames(read.month).long}: ${counted(read.submissions)}`}
          </p>
        )}
      </header>
      <div className={styles.chart} style={{ "--axis": `${String(top).length + 1}ch` } as CSSProperties}>
        <p className={styles.axis} aria-hidden="true">
          {t("Submissions")}
        </p>
        <div className={styles.plot}>
          <div className={styles.marks} aria-hidden="true">
            {marks.map((mark) => (
              <span key={mark} style={share(mark, top)}>
                {mark.toLocaleString("en-IN")}
              </span>
            ))}
          </div>
          <fieldset className={styles.bars} onPointerLeave={() => setPointed(undefined)}>
            <legend className="visually-hidden">{t("Enquiries by month")}</legend>
            {points.map(({ month, submissions }) => (
              <label
                key={month}
                className={month === latest?.month ? `${styles.bar} ${styles.latest}` : styles.bar}
                style={share(submissions, top)}
                onPointerEnter={() => setPointed(month)}
              >
                <input
                  className="visually-hidden"
                  type="radio"
                  name="month"
                  value={month}
                  checked={month === (chosen ?? latest?.month)}
                  onChange={() => {
                    setChosen(month);
                    setPointed(undefined);
                  }}
                />
                <span className={styles.value} aria-hidden="true">
                  {submissions.toLocaleString("en-IN")}
                </span>
                <span className={styles.length} aria-hidden="true" />
                <span className={styles.month} aria-hidden="true">
                  {monthNames(month).short}
                </span>
                <span className="visually-hidden">{`${monthNames(month).long}: ${counted(submissions)}`}</span>
              </label>
            ))}
          </fieldset>
        </div>
        <p className={`${styles.axis} ${styles.horizontal}`} aria-hidden="true">
          {t("Month")}
        </p>
      </div>
      <Table points={points} />
    </section>
  );
}

const Table = ({ points }: { points: ChartPoint[] }) => (
  <details className={styles.figures}>
    <summary>{t("Show as a table")}</summary>
    <table>
      <caption className="visually-hidden">{DASHBOARD_COPY.chart}</caption>
      <thead>
        <tr>
          <th scope="col">{t("Month")}</th>
          <th scope="col">{t("Submissions")}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ month, submissions }) => (
          <tr key={month}>
            <th scope="row">{monthNames(month).long}</th>
            <td>{submissions.toLocaleString("en-IN")}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);

/** Axis ticks from 0: round, at most five steps, covering the maximum. */
export function marksFor(largest: number): number[] {
  const step = roundStep(Math.max(largest, 4) / 4);
  const steps = Math.ceil(Math.max(largest, 1) / step);
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}

/** Rounds up to 1, 2, 5, 10, 20, … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
}

const long = dateFormatOf({ month: "long", year: "numeric" });

/** 'Nov' and 'November 2026' for '2026-11'. */
function monthNames(month: string): { short: string; long: string } {
  const day = new Date(`${month}-15T00:00:00Z`);
  return { short: formatShortMonth(day), long: long.format(day) };
}
