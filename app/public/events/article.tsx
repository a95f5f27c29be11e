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
import { type GalleryPicture, getExcerpt, type OpenEvent, type ShownEvent } from "../../../shared/events/events.ts";
import type { Messages } from "../../../shared/i18n/catalogues.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage, getTranslation, languageAt } from "../../../shared/i18n/languages.ts";
import { isFormatted, toMarkdown } from "../../../shared/text/formatted-text.ts";
import type { Block } from "../../../shared/text/markdown.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useDateFormat } from "../../i18n/use-date-format.ts";
import { getMessages, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { inPlace } from "../lib/place-names.ts";
import { ogImageUrl, toEventOgImage } from "../og-images/image-response.ts";
import { localizeMarkdown } from "../pages/localize-page.ts";
import { pageMeta } from "../seo/meta.ts";
import type { Route } from "./+types/article.ts";
import { EventResults, Gallery } from "./after-event.tsx";
import styles from "./article.module.css";
import { Badge } from "./card.tsx";
import { Carousel } from "./carousel.tsx";
import { EventDetails } from "./event-details.tsx";
import { aboutEvent, formatFacts } from "./event-summary.ts";
import { NotLoaded } from "./list-states.tsx";
import { cacheEvent, getCachedEvent, getPhones, localizeOpenEvent } from "./load.ts";
import { RelatedEvents } from "./related-events.tsx";
import { Story } from "./story.tsx";
import { districtIn, eventUrl, listUrl, wholeNumber } from "./urls.ts";

const SIZES = "(max-width: 600px) calc(67vw - 21px), (max-width: 900px) calc(100vw - 32px), 820px";

export const meta: Route.MetaFunction = ({ loaderData, params, matches, location: { pathname } }) => {
  const messages = getMessages(matches, "events");
  const list = getMessages(matches, "eventList");
  const places = getMessages(matches, "places");
  const faults = getMessages(matches, "faults");
  const dates = getMessages(matches, "dates");
  const eventFacts = getMessages(matches, "eventFacts");
  if (!messages || !list || !places || !faults || !dates || !eventFacts) return [];
  const event = loaderData?.event;
  if (!event)
    return pageMeta({
      title: loaderData?.found === false ? messages.noDataTitle : list.title,
      description: messages.anyEvent,
      path: `/events/${params.id}`,
      picture: "events",
      matches,
    });
  const described = event.location
    ? interpolate(messages.anEvent, { there: inPlace(places, event.location) })
    : messages.anyEvent;
  const facts = formatFacts(event, { dates, eventFacts });
  const description = [facts, getExcerpt(event.description) || described].filter(Boolean).join(" ");
  return pageMeta({
    title: event.title,
    description,
    path: eventUrl("/events", event),
    // Cached events have no picture; sharing reloads the page.
    picture: loaderData.picture
      ? { address: loaderData.picture, messages: `${faults.site}: ${event.title}` }
      : "events",
    article: true,
    facts: aboutEvent(event, { language: languageAt(pathname), messages, site: faults.site, description, matches }),
    matches,
  });
};

interface Around extends Omit<OpenEvent, "event" | "stored"> {
  phones: string[];
  /** The description; null: plain text. */
  story: Block[] | null;
}

/** `around` may be a promise. */
interface Opened {
  found: boolean;
  event: ShownEvent | null;
  around: Around | Promise<Around | null> | null;
  messages?: Pick<Messages, "events" | "eventFacts">;
  /** Open Graph image. */
  picture?: string;
}

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { events, districtContacts, sharePictures } = context.get(pageContext).services;
  const { pathname, searchParams } = new URL(request.url);
  const query = { id: wholeNumber(params.id) ?? -1, key: keyIn(searchParams), district: districtIn(searchParams) };
  const { dates, ...messages } = loadMessages(request, "events", "eventFacts", "dates");
  const open = await events.findVisible(query);
  if (open === "no list") return data<Opened>({ found: true, event: null, around: null, messages }, { status: 502 });
  if (!open) return data<Opened>({ found: false, event: null, around: null, messages }, { status: 404 });
  const language = languageAt(pathname);
  const { event, ...leads } = localizeOpenEvent(language, open);
  const written = getTranslation(open.stored, "description", language);
  const story = isFormatted(written) ? localizeMarkdown(toMarkdown(written), language) : null;
  const around = { ...leads, story, phones: getPhones(await districtContacts.list(), event.location) };
  const drawn = toEventOgImage(language, event, { dates, ...messages });
  const picture = ogImageUrl(sharePictures, "event", event.key, drawn);
  return data<Opened>({ found: true, event, around, messages, picture });
}

/** Shows the cached event at once and loads only the rest. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<Opened> {
  const event = getCachedEvent(keyIn(new URL(request.url).searchParams));
  if (!event) return await serverLoader();
  const around = serverLoader().then(
    (loaded) => loaded.around,
    () => null,
  );
  return { found: true, event, around };
}

/** Adding the key to the URL must not reload. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && !currentUrl.searchParams.get("e") ? false : defaultShouldRevalidate;

export default function EventArticle({ loaderData: { found, event, around } }: Route.ComponentProps) {
  const { backToAll } = useMessages("events");
  const { title } = useMessages("eventList");
  const address = useLocalizedHref();
  const { pathname } = useLocation();
  const [parameters] = useSearchParams();
  const district = districtIn(parameters);
  const phones = useMemo(() => pickFrom(around, (around) => around?.phones ?? []), [around]);
  const photos = useMemo(() => pickFrom(around, (around) => around?.photos ?? []), [around]);
  const story = useMemo(() => pickFrom(around, (around) => around?.story ?? null), [around]);
  return (
    <section className={`section ${styles.page}`}>
      <div className="page-width">
        <p>
          <Link className="text-link" to={listUrl(address("/event"), { district })}>
            {backToAll}
          </Link>
        </p>
        {event ? (
          // New boundaries: React would keep the previous event until all of this one has loaded.
          <div key={event.key} className={styles.columns}>
            <Article event={event} phones={phones} photos={photos} story={story} />
            {around instanceof Promise ? (
              <Suspense>
                <Await resolve={around} errorElement={null}>
                  {(around) => <RelatedEvents around={around} district={district} />}
                </Await>
              </Suspense>
            ) : (
              // Complete HTML: suspended content would need a script.
              <RelatedEvents around={around} district={district} />
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

const pickFrom = <Part,>(around: Opened["around"], pick: (around: Around | null) => Part): Part | Promise<Part> =>
  around instanceof Promise ? around.then(pick) : pick(around);

interface ArticleProps {
  event: ShownEvent;
  phones: string[] | Promise<string[]>;
  photos: GalleryPicture[] | Promise<GalleryPicture[]>;
  story: Block[] | null | Promise<Block[] | null>;
}

function Article({ event, phones, photos, story }: ArticleProps) {
  const { updatedOn } = useMessages("events");
  const { day } = useDateFormat();
  const { title, description, location, date } = event;
  useKeyInAddress(event.key);
  useEffect(() => cacheEvent([event]), [event]);
  return (
    <article>
      <Carousel event={event} sizes={SIZES} eager />
      <div className={styles.meta}>
        {location && <Badge location={location} />}
        <p>
          <Trans message={updatedOn} values={{ day: <time dateTime={date}>{day(date)}</time> }} />
        </p>
      </div>
      <h1 className="display" lang={detectLanguage(title)}>
        {title}
      </h1>
      <EventResults event={event} />
      <EventDetails event={event} phones={phones} />
      <Story description={description} blocks={story} />
      {photos instanceof Promise ? (
        <Suspense>
          <Await resolve={photos} errorElement={null}>
            {(known) => <Gallery photos={known} />}
          </Await>
        </Suspense>
      ) : (
        <Gallery photos={photos} />
      )}
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
  const { noData, noDataWhy } = useMessages("events");
  return (
    <EmptyState lanes="empty">
      <h1>{noData}</h1>
      <p>{noDataWhy}</p>
    </EmptyState>
  );
}

const keyIn = (parameters: URLSearchParams) => parameters.get("e") || null;
