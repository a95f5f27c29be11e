import type { Report } from "../../../shared/reports/reports.schema.ts";
import { type Column, toCsv } from "../../lib/csv.ts";

interface Row {
  section: string;
  name: string;
  value: number | null;
}

const COLUMNS: readonly Column<Row>[] = [
  { head: "section", cell: ({ section }) => section },
  { head: "name", cell: ({ name }) => name },
  { head: "value", cell: ({ value }) => value ?? "" },
];

function toRows({ enquiries, testimonials, pledges, visits }: Report): Row[] {
  const { by_kind, by_district, by_day, first_answer_minutes, ...sums } = enquiries;
  const rows = (section: string, values: Record<string, number | null>): Row[] =>
    Object.entries(values).map(([name, value]) => ({ section, name, value }));
  return [
    ...rows("enquiries", sums),
    ...rows("enquiries by kind", by_kind),
    ...rows("enquiries by district", by_district),
    ...by_day.flatMap(({ day, ...ofDay }) =>
      rows(
        "enquiries by day",
        Object.fromEntries(Object.entries(ofDay).map(([name, count]) => [`${day} ${name}`, count])),
      ),
    ),
    ...rows("minutes to first answer", first_answer_minutes),
    ...rows("testimonials", testimonials),
    { section: "pledges", name: "received", value: pledges },
    ...(visits === undefined ? [] : [{ section: "visits", name: "counted", value: visits }]),
  ];
}

/** The figures as rows of section, name and value. */
export const toReportCsv = (report: Report) => ({
  name: `report-${report.from}-${report.to}.csv`,
  pieces: toCsv(
    COLUMNS,
    (async function* () {
      yield toRows(report);
    })(),
  ),
});
