import { data, useLocation, useNavigation } from "react-router";
import { EVENTS_PER_WINDOW } from "../../../domain/events.ts";
import { pageContext } from "../../services.ts";
import { Runner } from "../art/runner.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { baseOf, districtIn, LIST, listAddress } from "./addresses.ts";
import { EventList } from "./list.tsx";
import { loadList } from "./load.ts";
import { shownBefore } from "./more.ts";
import { AlsoView, Panel } from "./panel.tsx";
import { NotLoaded } from "./states.tsx";

/** How long a list may take before it counts as failed, in milliseconds. */
const PATIENCE = 10_000;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const list = loaderData?.list;
  const district = list?.total ? loaderData.district : "";
  const { offset = 0, events = [] } = list ?? {};
  const from = events.length > 0 ? offset : 0;
  const part = [district, from > 0 ? `${from + 1} to ${from + events.length}` : ""].filter(Boolean).join(", ");
  return head({
    title: part ? `Event Updates: ${part}` : "Event Updates",
    description: district
      ? `What the campaign against drugs does in ${district}: marathons, roadshow stops and training, with pictures.`
      : "What happens in the fourteen districts of Kerala: marathons, roadshow stops and training, with pictures.",
    path: listAddress("/events", { district, from: from - (from % EVENTS_PER_WINDOW) }),
    picture: "events",
    matches,
  });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadList(request, context.get(pageContext));
  return data(loaded, { status: loaded.list ? 200 : 502 });
}

/**
 * A step back to a list that was scrolled beyond one window brings back all of it. A list that does not come is said on
 * the page, with a Retry, whatever the reason.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const before = shownBefore(pathname + search);
  if (before) return before;
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE));
  try {
    return await Promise.race([serverLoader(), late]);
  } catch {
    return { district: districtIn(searchParams), list: null };
  }
}

export default function EventUpdates({ loaderData }: Route.ComponentProps) {
  const { district, list } = loaderData;
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  const base = baseOf(pathname);
  const asked = new URLSearchParams(search);
  const busy = state === "loading" && location.pathname === pathname;
  return (
    <>
      <PageHead title="Event Updates" malayalam="പുതിയ വിശേഷങ്ങൾ" art={<Runners />} />
      <section className="sec evs" aria-label="Event updates">
        <div className="wrap ev">
          <Panel base={base} district={district} />
          <div id={LIST} className="elist" aria-busy={busy || undefined}>
            <h2 className="sr">{district ? `Events in ${district}` : "Events"}</h2>
            {list ? (
              <EventList key={district} base={base} loaded={loaderData} district={district} list={list} />
            ) : (
              <NotLoaded
                path={base}
                parameters={{ district, from: asked.get("from") ?? "", upto: asked.get("upto") ?? "" }}
                busy={busy}
              />
            )}
          </div>
          <AlsoView className="below" />
        </div>
      </section>
    </>
  );
}

const Runners = () => (
  <>
    <Runner x={120} y={166} scale={1} skin="#9A5E3A" vest="#0C4A36" shorts="#14231D" head="plait" />
    <Runner x={230} y={166} scale={1.08} skin="#6B3A20" vest="#0B6E7A" shorts="#FFFAEE" />
  </>
);
