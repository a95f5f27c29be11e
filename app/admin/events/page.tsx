import { Form, href, Link, useLocation, useNavigate, useNavigation, useSubmit } from "react-router";
import { DISTRICT_NAMES } from "../../../shared/districts.ts";
import { EVENT_ADMIN_COPY } from "../../../shared/events/events-admin-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { getPageCount } from "../../../shared/pagination.ts";
import { Pager } from "../../components/pager.tsx";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { ImportLink } from "../components/import-link.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { SearchField } from "../components/search-field.tsx";
import { Tabs } from "../components/tabs.tsx";
import { revalidateUnlessOpening } from "../hooks/use-url-dialog.ts";
import { districtLabel } from "../lib/district-labels.ts";
import { actionOnTouch } from "../lib/load-on-touch.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { type EventLists, loadLists } from "./load.ts";
import styles from "./row.module.css";
import { EventRow, GoneRow } from "./row.tsx";
import { type EventListView, NEW_EVENT, parseListView, type Tab, toUrl } from "./url-state.ts";

export const meta = () => pageMeta("Events");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  lists: await loadLists(request, parseListView(new URL(request.url).search)),
});

const runAction = actionOnTouch(async () => (await import("./actions.ts")).runAction);

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

export const shouldRevalidate = revalidateUnlessOpening;

const LABELS: Record<Tab, string> = {
  coming: t("Upcoming"),
  past: t("Past events and news"),
  gone: t("Removed from the feed"),
};

export default function Events({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const lists = loaderData.lists;
  const next = useNavigation().location;
  // Optimistic tab switch while loading.
  const shown = parseListView((next?.pathname === location.pathname ? next : location).search);
  const tabs: Tab[] = lists?.missing.length || shown.tab === "gone" ? ["coming", "past", "gone"] : ["coming", "past"];
  return (
    <>
      <PageHeader title={t("Events")}>
        <Link className="button small" to={NEW_EVENT}>
          <Icon name="plus" />
          {t("Add event")}
        </Link>
        <ImportLink to={href("/admin/events/import")} />
      </PageHeader>
      <Find shown={shown} />
      {lists ? (
        <Tabs
          label={t("Events by time")}
          value={shown.tab}
          onChange={(tab) => navigate(toUrl({ ...shown, tab, page: 1 }))}
          tabs={tabs.map((tab) => ({
            value: tab,
            label: LABELS[tab],
            count: { coming: lists.upcoming.length, past: lists.past.total, gone: lists.missing.length }[tab],
            panel: <List tab={tab} lists={lists} shown={shown} />,
          }))}
        />
      ) : (
        <FailedState sentence={EVENT_ADMIN_COPY.notLoaded} />
      )}
    </>
  );
}

function Find({ shown }: { shown: EventListView }) {
  const submit = useSubmit();
  const { tab, district, q } = shown;
  return (
    <Form className={`${styles.find} not-printed`} method="get" role="search" aria-label={t("Find events")}>
      {tab !== "coming" && <input type="hidden" name="tab" value={tab} />}
      <select
        className="input"
        aria-label={t("District")}
        name="district"
        defaultValue={district}
        key={`district ${district}`}
        onChange={({ currentTarget }) => submit(currentTarget.form)}
      >
        <option value="">{t("All districts")}</option>
        {DISTRICT_NAMES.map((name) => (
          <option key={name} value={name}>
            {districtLabel(name)}
          </option>
        ))}
      </select>
      <SearchField label={t("Words")} name="q" defaultValue={q} key={`words ${q}`} />
      <button className="button outlined" type="submit">
        <Icon name="search" />
        {t("Find")}
      </button>
      {q && (
        <Link className="text-link" to={toUrl({ ...shown, q: "", page: 1 })}>
          {t("Show all")}
        </Link>
      )}
    </Form>
  );
}

function List({ tab, lists, shown }: { tab: Tab; lists: EventLists; shown: EventListView }) {
  const { upcoming, past, missing } = lists;
  if (tab === "gone")
    return missing.length === 0 ? (
      <EmptyState>{EVENT_ADMIN_COPY.noneGone}</EmptyState>
    ) : (
      <ul className={styles.rows}>
        {missing.map((override) => (
          <GoneRow key={override.key} override={override} />
        ))}
      </ul>
    );
  const events = tab === "coming" ? upcoming : past.items;
  if (events.length === 0 && shown.q) return <EmptyState>{EVENT_ADMIN_COPY.noneFound}</EmptyState>;
  if (events.length === 0)
    return <EmptyState>{tab === "coming" ? EVENT_ADMIN_COPY.noneComing : EVENT_ADMIN_COPY.nonePast}</EmptyState>;
  return (
    <>
      <ul className={styles.rows}>
        {events.map((event) => (
          <EventRow key={event.key} event={event} hasActions={tab === "coming"} />
        ))}
      </ul>
      {tab === "past" && (
        <Pager
          page={past.page}
          pages={getPageCount(past)}
          hrefOf={(page) => toUrl({ ...shown, page })}
          label={t("Pages of events")}
        />
      )}
    </>
  );
}
