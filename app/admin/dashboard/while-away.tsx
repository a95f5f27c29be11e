import { Link } from "react-router";
import type { AuditEntry } from "../../../shared/audit-log/audit-log.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import { todayInIst } from "../../../shared/time/ist-days.ts";
import { describeAction, describeTarget } from "../audit-log/describe-entry.ts";
import { Icon } from "../components/icon.tsx";
import { HISTORY_SCREEN } from "../layout/screens.ts";
import { apiFetch, toPage } from "../lib/api-client.ts";
import { formatRelative } from "../lib/format-date.ts";
import styles from "./today.module.css";

const MAX_COUNTED = 50;
const SHOWN = 3;

/** Actions of colleagues since the previous visit. */
export interface Away {
  /** ISO 8601 in UTC. */
  since: string;
  entries: AuditEntry[];
  /** There may be more. */
  more: boolean;
}

/** Null: nothing, or not permitted. */
export async function loadAway(request: Request): Promise<Away | null> {
  const profile = await apiFetch(request, "GET /api/admin/profile");
  if (!profile.ok) return null;
  const { id, role, away_since: since } = profile.body;
  if (since === null || !can(role, "see history")) return null;
  const query = { from: todayInIst(new Date(since)), limit: MAX_COUNTED };
  const list = toPage(await apiFetch(request, "GET /api/history", { query }));
  const entries = list?.items.filter(({ at, who }) => at > since && who.id !== id) ?? [];
  return entries.length > 0 ? { since, entries, more: (list?.total ?? 0) > MAX_COUNTED } : null;
}

export function WhileAway({ away: { since, entries, more } }: { away: Away }) {
  const count = `${entries.length.toLocaleString("en-IN")}${more ? "+" : ""}`;
  return (
    <section className="panel" aria-labelledby="while-away">
      <header>
        <h2 id="while-away">{t("While you were away")}</h2>
        <Link className="text-link" to={`${HISTORY_SCREEN}?from=${todayInIst(new Date(since))}`}>
          {entries.length === 1 ? t("History: 1 action") : t("History: {count} actions", { count })}
          <Icon name="arrow" />
        </Link>
      </header>
      <p className="quiet">{t("Since {when}", { when: formatRelative(since) })}</p>
      <ul className={styles.away}>
        {entries.slice(0, SHOWN).map((entry) => {
          const target = describeTarget(entry);
          return (
            <li key={entry.id}>
              <b lang={detectLanguage(entry.who.name)}>{entry.who.name}</b> {describeAction(entry)}{" "}
              {target !== null && <b lang={detectLanguage(target)}>{target}</b>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
