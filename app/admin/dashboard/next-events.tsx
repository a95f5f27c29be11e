import type { ReactNode } from "react";
import { href, Link, type LinkProps } from "react-router";
import { DASHBOARD_COPY, type NextEvent } from "../../../shared/dashboard/dashboard.ts";
import { EVENT_STATUS_NAMES } from "../../../shared/events/events-admin-messages.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import { can } from "../../../shared/permissions/permissions.ts";
import { DateBadge } from "../components/date-badge.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { editUrl } from "../events/url-state.ts";
import { EVENTS_SCREEN } from "../layout/screens.ts";
import { formatRange } from "../lib/format-date.ts";
import { useAdmin } from "../lib/session.ts";
import styles from "./page.module.css";

/** Admin screens for editors, public pages for others. */
export function useEventPlaces() {
  const role = useAdmin()?.role;
  return role === undefined || can(role, "add event")
    ? { list: EVENTS_SCREEN, one: ({ key }: NextEvent) => editUrl(key), opens: {} }
    : {
        list: href("/events"),
        one: ({ id, key }: NextEvent) => `${href("/events/:id", { id: String(id) })}?e=${encodeURIComponent(key)}`,
        opens: { target: "_blank", rel: "noopener" },
      };
}

export function NextEvents({ events }: { events: NextEvent[] }) {
  const { list, one, opens } = useEventPlaces();
  return (
    <ListPanel title={DASHBOARD_COPY.nextEvents} screen={list} opens={opens} nothing={DASHBOARD_COPY.noEvents}>
      {events.map((event) => (
        <li key={event.key} className={styles.event}>
          <DateBadge moment={event.starts_at ?? event.ends_at} />
          <div>
            <Link to={one(event)} {...opens} lang={detectLanguage(event.title)}>
              {event.title}
            </Link>
            <p>{[event.location, getWhen(event)].filter(Boolean).join(" · ")}</p>
            {event.status !== "planned" && (
              <p className={styles.status}>
                <span className="tag" data-status={event.status}>
                  {EVENT_STATUS_NAMES[event.status]}
                </span>
              </p>
            )}
          </div>
        </li>
      ))}
    </ListPanel>
  );
}

function getWhen({ starts_at, ends_at }: NextEvent): string {
  const begins = starts_at ?? ends_at;
  return begins === null ? "" : formatRange(begins, starts_at && ends_at);
}

interface ListPanelProps {
  title: string;
  screen: string;
  opens?: Pick<LinkProps, "target" | "rel">;
  nothing: string;
  children: ReactNode[];
}

export function ListPanel({ title, screen, opens, nothing, children }: ListPanelProps) {
  return (
    <section className="panel" aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Link className="text-link" to={screen} {...opens}>
          {DASHBOARD_COPY.view} <span className="visually-hidden">{title}</span>
          <Icon name="arrow" />
        </Link>
      </header>
      {children.length > 0 ? <ul className={styles.previews}>{children}</ul> : <EmptyState>{nothing}</EmptyState>}
    </section>
  );
}
