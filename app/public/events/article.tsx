import { Suspense, useEffect, useMemo } from "react";
import {
  Await,
  data,
  Link,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router";
import { excerptOf, type OpenEvent, type ShownEvent } from "../../../shared/events/events.ts";
import { fill } from "../../../shared/i18n/interpolate.ts";
import { languageAt } from "../../../shared/i18n/languages.ts";
import { languageOf } from "../../components/language.ts";
import { wordsFor } from "../../i18n/load-messages.ts";
import type { Words } from "../../i18n/messages.ts";
import { Filled } from "../../i18n/trans.tsx";
import { useDates } from "../../i18n/use-date-format.ts";
import { useAddress, useWords, wordsIn } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { State } from "../components/empty-state.tsx";
import { thereIn } from "../lib/place-names.ts";
import { pictureOfEvent } from "../og-images/event-image.ts";
import { pictureAddress } from "../og-images/image-response.ts";
import { head } from "../seo/meta.ts";
import type { Route } from "./+types/article.ts";
import styles from "./article.module.css";
import { Badge } from "./card.tsx";
import { Carousel } from "./carousel.tsx";
import { passedOn, passOn } from "./event-cache.ts";
import { FactBox } from "./event-details.tsx";
import { aboutEvent, factsLine } from "./event-summary.ts";
import { NotLoaded } from "./list-states.tsx";
import { openInLanguage } from "./localize-event.ts";
import { phonesOf } from "./nearby.ts";
import { Beside } from "./related-events.tsx";
import { districtIn, eventAddress, listAddress, wholeNumber } from "./urls.ts";

const SIZES = "(max-width: 600px) calc(67vw - 21px), (max-width: 900px) calc(100vw - 32px), 820px";

export const meta: Route.MetaFunction = ({ loaderData, params, matches, location: { pathname } }) => {
  const words = wordsIn(matches, "events");
  const list = wordsIn(matches, "eventList");
  const places = wordsIn(matches, "places");
  const faults = wordsIn(matches, "faults");
  const dates = wordsIn(matches, "dates");
  const eventFacts = wordsIn(matches, "eventFacts");
  if (!words || !list || !places || !faults || !dates || !eventFacts) return [];
  const event = loaderData?.event;
  if (!event)
    return head({
      title: loaderData?.found === false ? words.noDataTitle : list.title,
      description: words.anyEvent,
      path: `/events/${params.id}`,
      picture: "events",
      matches,
    });
  const described = event.location ? fill(words.anEvent, { there: thereIn(places, event.location) }) : words.anyEvent;
  const facts = factsLine(event, { dates, eventFacts });
  const description = [facts, excerptOf(event.description) || described].filter(Boolean).join(" ");
  return head({
    title: event.title,
    description,
    path: eventAddress("/events", event),
    // Cached events have no picture; sharing reloads the page.
    picture: loaderData.picture ? { address: loaderData.picture, words: `${faults.site}: ${event.title}` } : "events",
    article: true,
    facts: aboutEvent(event, { language: languageAt(pathname), words, site: faults.site, description, matches }),
    matches,
  });
};

interface Around extends Omit<OpenEvent, "event"> {
  phones: string[];
}

/** `beside` may be a promise. */
interface Opened {
  found: boolean;
  event: ShownEvent | null;
  beside: Around | Promise<Around | null> | null;
  words?: Pick<Words, "events" | "eventFacts">;
  /** Open Graph image. */
  picture?: string;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { events, districtContacts, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams } = new URL(request.url);
  const asked = { id: wholeNumber(params.id) ?? -1, key: keyIn(searchParams), district: districtIn(searchParams) };
  const { dates, ...words } = wordsFor(request, "events", "eventFacts", "dates");
  const open = await events.findVisible(asked);
  if (open === "no list") return data<Opened>({ found: true, event: null, beside: null, words }, { status: 502 });
  if (!open) return data<Opened>({ found: false, event: null, beside: null, words }, { status: 404 });
  const language = languageAt(pathname);
  const { event, ...leads } = openInLanguage(language, open);
  const beside = { ...leads, phones: phonesOf(await districtContacts.list(), event.location) };
  const drawn = pictureOfEvent(language, event, { dates, ...words });
  const picture = pictureAddress(sharePictures, "event", event.key, drawn);
  return data<Opened>({ found: true, event, beside, words, picture });
}

/** Shows the cached event at once and loads only the rest. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Opened> {
  const event = passedOn(keyIn(new URL(request.url).searchParams));
  if (!event) return await serverLoader();
  const beside = serverLoader().then(
    (loaded) => loaded.beside,
    () => null,
  );
  return { found: true, event, beside };
}

/** Adding the key to the URL must not reload. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && !currentUrl.searchParams.get("e") ? false : defaultShouldRevalidate;

export default function EventArticle({ loaderData: { found, event, beside } }: Route.ComponentProps) {
  const { backToAll } = useWords("events");
  const { title } = useWords("eventList");
  const address = useAddress();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const district = districtIn(parameters);
  const phones = useMemo(() => phonesAround(beside), [beside]);
  return (
    <section className={`section ${styles.page}`}>
      <div className="page-width">
        <p>
          <Link className="text-link" to={listAddress(address("/event"), { district })}>
            {backToAll}
          </Link>
        </p>
        {event ? (
          <div className={styles.columns}>
            <Article key={event.key} event={event} phones={phones} />
            {beside instanceof Promise ? (
              <Suspense>
                <Await resolve={beside} errorElement={null}>
                  {(around) => <Beside around={around} district={district} />}
                </Await>
              </Suspense>
            ) : (
              // Complete HTML: suspended content would need a script.
              <Beside around={beside} district={district} />
            )}
          </div>
        ) : found ? (
          <>
            <h1 className="visually-hidden">{title}</h1>
            <NotLoaded path={pathname} parameters={Object.fromEntries(parameters)} />
          </>
        ) : (
          <NoData />
        )}
      </div>
    </section>
  );
}

const phonesAround = (beside: Opened["beside"]) =>
  beside instanceof Promise ? beside.then((around) => around?.phones ?? []) : (beside?.phones ?? []);

function Article({ event, phones }: { event: ShownEvent; phones: string[] | Promise<string[]> }) {
  const { updatedOn } = useWords("events");
  const { day } = useDates();
  const { title, description, location, date } = event;
  useKeyInAddress(event.key);
  useEffect(() => passOn([event]), [event]);
  return (
    <article>
      <Carousel event={event} sizes={SIZES} eager />
      <div className={styles.meta}>
        {location && <Badge location={location} />}
        <p>
          <Filled sentence={updatedOn} with={{ day: <time dateTime={date}>{day(date)}</time> }} />
        </p>
      </div>
      <h1 className="display" lang={languageOf(title)}>
        {title}
      </h1>
      <FactBox event={event} phones={phones} />
      <div className={styles.story}>
        {description.split(/\n\s*\n/).map((paragraph, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs have no other name and never move
          <p key={index} lang={languageOf(paragraph)}>
            {paragraph}
          </p>
        ))}
      </div>
    </article>
  );
}

/** Positions in the list change, so the URL gets the key. */
function useKeyInAddress(key: string): void {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const missing = keyIn(parameters) === null;
  const district = districtIn(parameters);
  useEffect(() => {
    if (!missing) return;
    const query = new URLSearchParams({ e: key, ...(district && { district }) });
    navigate(`${pathname}?${query}`, { replace: true, preventScrollReset: true, state });
  }, [missing, key, district, pathname, state, navigate]);
}

function NoData() {
  const { noData, noDataWhy } = useWords("events");
  return (
    <State lanes="empty">
      <h1>{noData}</h1>
      <p>{noDataWhy}</p>
    </State>
  );
}

const keyIn = (parameters: URLSearchParams) => parameters.get("e") || null;
