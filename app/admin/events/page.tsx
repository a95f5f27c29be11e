import { Form, Link, useLocation, useNavigate, useNavigation, useRevalidator, useSubmit } from "react-router";
import { DISTRICT_NAMES } from "../../../domain/districts.ts";
import { EVENT_DESK_WORDS } from "../../../domain/event-desk.ts";
import { pagesOf } from "../../../domain/pages.ts";
import { Pager } from "../../ui/pager.tsx";
import { head } from "../head.ts";
import { Icon } from "../parts/icon.tsx";
import { Empty, Failed } from "../parts/state.tsx";
import { Tabs } from "../parts/tabs.tsx";
import type { Route } from "./+types/page.ts";
import { act } from "./acts.ts";
import { NEW_EVENT } from "./addresses.ts";
import { type EventLists, loadLists } from "./load.ts";
import styles from "./page.module.css";
import { EventRow, GoneRow } from "./row.tsx";
import { addressOf, type Shown, shownAt, type Tab } from "./shown.ts";

export const meta = () => head("Events");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({
  lists: await loadLists(request, shownAt(new URL(request.url).search)),
});

export const clientAction = ({ request }: Route.ClientActionArgs) => act(request);

const LABELS: Record<Tab, string> = { coming: "Coming", past: "Past and news", gone: "No longer in the feed" };

export default function Events({ loaderData: { lists } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const here = useLocation();
  const coming = useNavigation().location;
  // The tab opens at once with what is already there; its list is asked for anew meanwhile.
  const shown = shownAt((coming?.pathname === here.pathname ? coming : here).search);
  const tabs: Tab[] = lists?.gone.length || shown.tab === "gone" ? ["coming", "past", "gone"] : ["coming", "past"];
  return (
    <>
      <div className={styles.head}>
        <h1>Events</h1>
        <Link className="button" to={NEW_EVENT}>
          <Icon name="plus" />
          Add event
        </Link>
      </div>
      <Find shown={shown} />
      {lists ? (
        <Tabs
          label="Events by time"
          value={shown.tab}
          onChange={(tab) => navigate(addressOf({ ...shown, tab, page: 1 }))}
          tabs={tabs.map((tab) => ({
            value: tab,
            label: LABELS[tab],
            count: { coming: lists.coming.length, past: lists.past.total, gone: lists.gone.length }[tab],
            panel: <List tab={tab} lists={lists} shown={shown} />,
          }))}
        />
      ) : (
        <Failed sentence={EVENT_DESK_WORDS.notLoaded} busy={state !== "idle"} onRetry={revalidate} />
      )}
    </>
  );
}

/** Chooses a district: at once, or by its button. */
function Find({ shown }: { shown: Shown }) {
  const submit = useSubmit();
  return (
    <Form
      className={styles.find}
      method="get"
      onChange={({ currentTarget }) => submit(currentTarget)}
      aria-label="Find events"
    >
      {shown.tab !== "coming" && <input type="hidden" name="tab" value={shown.tab} />}
      <label className="label" htmlFor="district">
        District
      </label>
      <select className="input" id="district" name="district" defaultValue={shown.district} key={shown.district}>
        <option value="">All districts</option>
        {DISTRICT_NAMES.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </Form>
  );
}

function List({ tab, lists, shown }: { tab: Tab; lists: EventLists; shown: Shown }) {
  const { coming, past, gone } = lists;
  if (tab === "gone")
    return gone.length === 0 ? (
      <Empty>{EVENT_DESK_WORDS.noneGone}</Empty>
    ) : (
      <ul className={styles.rows}>
        {gone.map((override) => (
          <GoneRow key={override.key} override={override} />
        ))}
      </ul>
    );
  const events = tab === "coming" ? coming : past.items;
  if (events.length === 0)
    return <Empty>{tab === "coming" ? EVENT_DESK_WORDS.noneComing : EVENT_DESK_WORDS.nonePast}</Empty>;
  return (
    <>
      <ul className={styles.rows}>
        {events.map((event) => (
          <EventRow key={event.key} event={event} acts={tab === "coming"} />
        ))}
      </ul>
      {tab === "past" && (
        <Pager
          page={past.page}
          pages={pagesOf(past)}
          hrefOf={(page) => addressOf({ ...shown, page })}
          label="Pages of events"
        />
      )}
    </>
  );
}
