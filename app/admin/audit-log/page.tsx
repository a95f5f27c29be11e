import { useId, useState } from "react";
import { Form, Link } from "react-router";
import {
  AUDIT_LOG_COPY,
  AUDITED_KINDS,
  type AuditEntry,
  type AuditedKind,
} from "../../../shared/audit-log/audit-log.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { getPageCount, type Page } from "../../../shared/pagination.ts";
import { todayInIst } from "../../../shared/time/ist-days.ts";
import { Pager } from "../../components/pager.tsx";
import { ActionButton, FilterLabel } from "../components/buttons.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { EntryDiff } from "../components/entry-diff.tsx";
import { Icon } from "../components/icon.tsx";
import { useNow } from "../hooks/use-now.ts";
import { usePostAction } from "../hooks/use-post-action.ts";
import { HISTORY_SCREEN } from "../layout/screens.ts";
import { apiFetch, toPage } from "../lib/api-client.ts";
import { failureToast } from "../lib/form-result.ts";
import { formatDay, formatTime, formatWeekday } from "../lib/format-date.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { showResultToast } from "../lib/result-toast.ts";
import { getPageNumber, withParameters } from "../lib/urls.ts";
import type { Route } from "./+types/page.ts";
import { describeAction, describeTarget, KIND_LABELS } from "./describe-entry.ts";
import styles from "./page.module.css";

export const meta = () => pageMeta("History");

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const shown = parseView(new URL(request.url).search);
  const [list, people] = await Promise.all([loadAuditLog(request, shown), loadPeople(request)]);
  return { shown, list, people };
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  const id = Number((await request.formData()).get("id"));
  const response = await apiFetch(request, "POST /api/history/{id}/put-back", { id });
  if (response.ok) showResultToast({ kind: "ok", text: response.body.message });
  else showResultToast(failureToast(response, AUDIT_LOG_COPY.notRestored));
  return null;
}

export default function History({ loaderData: { shown, list, people } }: Route.ComponentProps) {
  const now = new Date(useNow());
  return (
    <>
      <div className={styles.head}>
        <h1>{t("History")}</h1>
        <p>{AUDIT_LOG_COPY.about}</p>
        <Filters key={FILTERS.map((name) => shown[name]).join()} shown={shown} people={people} />
      </div>
      {!list && <FailedState sentence={AUDIT_LOG_COPY.notLoaded} />}
      {list?.items.length === 0 && <EmptyState>{AUDIT_LOG_COPY.none}</EmptyState>}
      {list && (
        <>
          {byPeriod(list.items, now).map(([period, acts]) => (
            <section key={period} className={styles.day} aria-label={period}>
              <h2>{period}</h2>
              <ol>
                {acts.map((act) => (
                  <li key={act.id}>
                    <AuditEntryRow act={act} withDay={period === EARLIER_THIS_WEEK} />
                  </li>
                ))}
              </ol>
            </section>
          ))}
          <Pager
            page={list.page}
            pages={getPageCount(list)}
            hrefOf={(page) => toUrl({ ...shown, page })}
            label={t("Pages of the history")}
          />
        </>
      )}
    </>
  );
}

const EARLIER_THIS_WEEK = t("This week");

/** Today, yesterday, this week, then by day. */
function byPeriod(acts: readonly AuditEntry[], now: Date): [period: string, acts: AuditEntry[]][] {
  const [today, yesterday, weekAgo] = [0, -1, -6].map((later) => todayInIst(now, later)) as [string, string, string];
  const periods = new Map<string, AuditEntry[]>();
  for (const act of acts) {
    const period = getPeriod(act.at);
    periods.set(period, [...(periods.get(period) ?? []), act]);
  }
  return [...periods];

  function getPeriod(at: string): string {
    const day = todayInIst(new Date(at));
    if (day === today) return t("Today");
    if (day === yesterday) return t("Yesterday");
    return day >= weekAgo ? EARLIER_THIS_WEEK : formatDay(at);
  }
}

/** On phones behind a button. */
function Filters({ shown: { who, kind, from, to }, people }: { shown: AuditLogView; people: Person[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const fields = useId();
  const active = [who, kind, from, to].filter(Boolean).length;
  return (
    <Form className={`${styles.filters} not-printed`} role="search" aria-label={t("History")}>
      <ActionButton
        icon="filter"
        label={<FilterLabel active={active} />}
        aria-expanded={isOpen}
        aria-controls={fields}
        onPress={() => setIsOpen(!isOpen)}
      />
      <div id={fields} data-open={isOpen || undefined}>
        <label>
          <span className="label">{t("Who")}</span>
          <select className="input" name="who" defaultValue={who}>
            <option value="">{t("Everyone")}</option>
            {people.map(({ id, name }) => (
              <option key={id} value={id} lang={detectLanguage(name)}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">{t("What")}</span>
          <select className="input" name="kind" defaultValue={kind}>
            <option value="">{t("Everything")}</option>
            {AUDITED_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {KIND_LABELS[kind]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="label">{t("From")}</span>
          <input className="input" type="date" name="from" defaultValue={from} />
        </label>
        <label>
          <span className="label">{t("To")}</span>
          <input className="input" type="date" name="to" defaultValue={to} />
        </label>
        <button className="button outlined" type="submit">
          <Icon name="search" />
          {t("Find")}
        </button>
        {active > 0 && (
          <Link className="text-link" to={HISTORY_SCREEN}>
            {t("Show all")}
          </Link>
        )}
      </div>
    </Form>
  );
}

function AuditEntryRow({ act, withDay }: { act: AuditEntry; withDay: boolean }) {
  const { id, at, who, can_put_back } = act;
  const label = describeTarget(act);
  const { busy, post } = usePostAction(`history ${id}`);
  const message = `act-${id}`;
  return (
    <article className={styles.act} aria-labelledby={message}>
      <time dateTime={at}>
        {withDay && `${formatWeekday(at)} `}
        {formatTime(at)}
      </time>
      <div>
        <p id={message}>
          <b lang={detectLanguage(who.name)}>{who.name}</b> {describeAction(act)}
          {label !== null && (
            <>
              {" "}
              <b lang={detectLanguage(label)}>{label}</b>
            </>
          )}
          .
        </p>
        <EntryDiff entry={act} />
      </div>
      {can_put_back && (
        <ActionButton
          icon="restore"
          label={t("Restore")}
          aria-describedby={message}
          busy={busy}
          onPress={() => post({ id })}
        />
      )}
    </article>
  );
}

/** Blank: no filter. */
interface AuditLogView {
  /** From 1. */
  page: number;
  /** Staff id. */
  who: string;
  kind: string;
  /** Indian days. */
  from: string;
  to: string;
}

/** Possibly a former member. */
type Person = AuditEntry["who"];

const FILTERS = ["who", "kind", "from", "to"] as const;
const PER_PAGE = 50;

function parseView(search: string): AuditLogView {
  const parameters = new URLSearchParams(search);
  const [who = "", kind = "", from = "", to = ""] = FILTERS.map((name) => parameters.get(name) ?? "");
  return { page: getPageNumber(parameters), who, kind, from, to };
}

const toUrl = ({ page, ...filters }: AuditLogView): string => withParameters(HISTORY_SCREEN, filters, page);

/** Empty when loading failed. */
async function loadPeople(request: Request): Promise<Person[]> {
  const response = await apiFetch(request, "GET /api/history/people");
  return response.ok ? response.body.data : [];
}

/** Null when loading failed. */
async function loadAuditLog(request: Request, shown: AuditLogView): Promise<Page<AuditEntry> | null> {
  const { who, kind, ...filters } = shown;
  const query = { ...filters, who: who && Number(who), kind: kind as AuditedKind | "", limit: PER_PAGE };
  return toPage(await apiFetch(request, "GET /api/history", { query }));
}
