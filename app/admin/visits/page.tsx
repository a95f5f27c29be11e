import { Form } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { byLanguage } from "../../../shared/i18n/languages.ts";
import type { VisitCount, VisitCounts } from "../../../shared/visits/visits.ts";
import { Bars } from "../components/bars.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { languageName } from "../i18n/language.ts";
import { apiFetch } from "../lib/api-client.ts";
import { formatPlainDay } from "../lib/format-date.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showNotLoaded } from "../lib/result-toast.ts";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

const NOT_LOADED = t("Visits could not be loaded.");
const SHOWN_BY = ["day", "path", "language", "referrer", "press"] as const;

export const meta = () => pageMeta("Visits");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [from, to] = ["from", "to"].map((name) => searchParams.get(name) ?? "");
  const days = { ...(from && { from }), ...(to && { to }) };
  const responses = await Promise.all(
    SHOWN_BY.map((by) => apiFetch(request, "GET /api/visits", { query: { ...days, by } })),
  );
  const failed = responses.find((response) => !response.ok);
  if (failed) showNotLoaded(request, { kind: "bad", text: failed.message ?? NOT_LOADED });
  return { counts: responses.flatMap((response) => (response.ok ? [response.body] : [])) };
}

const NAMES: Readonly<Record<string, string>> = {
  ...byLanguage(languageName),
  search: t("Search"),
  social: t("Social media"),
  whatsapp: t("WhatsApp"),
  direct: t("Direct"),
  other: t("Other sites"),
  helpline: t("Helpline (14405 and others)"),
  registration: t("Registration"),
  brochure: t("Brochure"),
  materials: t("Materials"),
};
const TITLES = {
  day: t("By day"),
  path: t("Pages"),
  language: t("Languages"),
  referrer: t("Where from"),
  press: t("Clicks"),
} as const;

export default function Visits({ loaderData: { counts } }: Route.ComponentProps) {
  const [byDay] = counts;
  return (
    <>
      <h1>{t("Visits")}</h1>
      {byDay && counts.length === SHOWN_BY.length ? (
        <>
          <Period shown={byDay} />
          <div className={styles.panels}>
            {counts.map((shown) => (
              <Counts key={shown.meta.by} shown={shown} />
            ))}
          </div>
        </>
      ) : (
        <FailedState sentence={NOT_LOADED} />
      )}
    </>
  );
}

function Period({ shown: { meta } }: { shown: VisitCounts }) {
  const days = { from: formatPlainDay(meta.from), to: formatPlainDay(meta.to) };
  return (
    <>
      <p>
        {meta.total === 1
          ? t("1 visit, {from} to {to}. Counted without cookies, IP addresses or personal data.", days)
          : t("{count} visits, {from} to {to}. Counted without cookies, IP addresses or personal data.", {
              count: meta.total.toLocaleString("en-IN"),
              ...days,
            })}
      </p>
      {!meta.on && <p>{t("Counting is turned off on this server (VISITS=0).")}</p>}
      <Form key={`${meta.from} ${meta.to}`} className={`${styles.period} not-printed`}>
        <label>
          <span className="label">{t("From")}</span>
          <input className="input" type="date" name="from" required defaultValue={meta.from} />
        </label>
        <label>
          <span className="label">{t("To")}</span>
          <input className="input" type="date" name="to" required defaultValue={meta.to} />
        </label>
        <button className="button outlined small" type="submit">
          {t("Show")}
        </button>
      </Form>
    </>
  );
}

const describe = ({ day, path, language, referrer, press }: VisitCount): string => {
  if (day !== undefined) return formatPlainDay(day);
  const value = path ?? language ?? referrer ?? press ?? "";
  return NAMES[value] ?? value;
};

/** Bars with their numbers; days newest first. */
function Counts({ shown: { data, meta } }: { shown: VisitCounts }) {
  const rows = meta.by === "day" ? [...data].reverse() : data;
  return (
    <section className="panel" aria-labelledby={`by-${meta.by}`}>
      <h2 id={`by-${meta.by}`}>{TITLES[meta.by]}</h2>
      {rows.length === 0 ? <p>{t("None yet.")}</p> : <Bars rows={rows.map((row) => [describe(row), row.count])} />}
    </section>
  );
}
