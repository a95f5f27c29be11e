import { data, useLocation, useNavigation } from "react-router";
import { EVENTS_PER_WINDOW } from "../../../shared/events/events.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import type { PublicLink } from "../../../shared/public-routes.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { getMessages, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/events.svg?no-inline";
import { PageHeader } from "../components/page-header.tsx";
import { getPlaceName, inPlace, usePlaceNames } from "../lib/place-names.ts";
import { getOrigin, pageMeta } from "../seo/meta.ts";
import type { Route } from "./+types/page.ts";
import { EventList } from "./list.tsx";
import { NotLoaded } from "./list-states.tsx";
import { loadList } from "./load.ts";
import styles from "./panel.module.css";
import { AlsoView, DistrictLine, Panel } from "./panel.tsx";
import { districtIn, getBase, LIST, listUrl } from "./urls.ts";
import { getLoadedCount } from "./use-infinite-list.ts";

/** Load timeout, milliseconds. */
const TIMEOUT_MS = 10_000;

export const meta: Route.MetaFunction = ({ loaderData, matches, location: { pathname } }) => {
  const messages = getMessages(matches, "eventList");
  const places = getMessages(matches, "places");
  if (!messages || !places) return [];
  const list = loaderData?.list;
  const district = list?.total || loaderData?.coming.length ? (loaderData?.district ?? "") : "";
  const { offset = 0, events = [] } = list ?? {};
  const from = events.length > 0 ? offset : 0;
  const shown = from > 0 ? interpolate(messages.places, { first: from + 1, last: from + events.length }) : "";
  const part = [getPlaceName(languageAt(pathname), district), shown].filter(Boolean).join(", ");
  return [
    ...pageMeta({
      title: part ? interpolate(messages.titleOf, { part }) : messages.title,
      description: district
        ? interpolate(messages.descriptionThere, { there: inPlace(places, district) })
        : messages.description,
      path: listUrl("/events", { district, from: from - (from % EVENTS_PER_WINDOW) }),
      picture: "events",
      matches,
    }),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/atom+xml",
      title: messages.title,
      href: getOrigin(matches) + localizeUrl(languageAt(pathname), "/events.atom" satisfies PublicLink),
    },
  ];
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const loaded = await loadList(request, context.get(pageContext));
  return data(
    { ...loaded, messages: loadMessages(request, "events", "eventFacts") },
    { status: loaded.list ? 200 : 502 },
  );
}

/** Back restores a list longer than one window. Load errors are shown with Retry. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const { pathname, search, searchParams } = new URL(request.url);
  const before = getLoadedCount(pathname + search);
  if (before) return before;
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MS));
  try {
    return await Promise.race([serverLoader(), timeout]);
  } catch {
    return { district: districtIn(searchParams), coming: [], around: null, list: null };
  }
}

export default function EventUpdates({ loaderData }: Route.ComponentProps) {
  const messages = useMessages("eventList");
  const places = usePlaceNames();
  const { district, list } = loaderData;
  const { pathname, search } = useLocation();
  const { state, location } = useNavigation();
  const base = getBase(pathname);
  const query = new URLSearchParams(search);
  const busy = state === "loading" && location.pathname === pathname;
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <section className={`section ${styles.events}`} aria-label={messages.section}>
        <div className={`page-width ${styles.columns}`}>
          <Panel base={base} district={district} />
          <div id={LIST} className={styles.list} aria-busy={busy || undefined}>
            <h2 className="visually-hidden">
              {district ? interpolate(messages.eventsThere, { there: places.there(district) }) : messages.events}
            </h2>
            <DistrictLine base={base} district={district} />
            {list ? (
              <EventList key={district} base={base} loaded={loaderData} district={district} list={list} />
            ) : (
              <NotLoaded
                path={base}
                parameters={{ district, from: query.get("from") ?? "", upto: query.get("upto") ?? "" }}
                busy={busy}
              />
            )}
          </div>
          <AlsoView className={styles.below} />
        </div>
      </section>
    </>
  );
}
