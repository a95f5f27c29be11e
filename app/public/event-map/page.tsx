import { Link } from "react-router";
import { DEFAULT_LANGUAGE, languageAt } from "../../../shared/i18n/languages.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { RoadshowBus } from "../art/roadshow-bus.tsx";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import { localizePartners } from "../home/localize-partners.ts";
import { Partners } from "../home/partners.tsx";
import roadshow from "../home/roadshow.module.css";
import { RoadshowFigures } from "../home/roadshow.tsx";
import { usePlaceNames } from "../lib/place-names.ts";
import type { Route } from "./+types/page.ts";
import { STOPS } from "./drawing.ts";
import { getEvents, KeralaMap, type NextOnTheMap, nextOnTheMap } from "./map.tsx";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) => toMeta(page, "event-map", ({ messages }) => messages.eventMap);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { written, partners } = await services.campaign();
  const language = languageAt(new URL(request.url).pathname);
  return {
    next: await nextOnTheMap(services, language, loadMessages(request, "dates", "eventFacts")),
    partners: await localizePartners(language, partners, services),
    messages: applyOverrides(request, loadMessages(request, "eventMap", "roadshow", "campaign"), written),
  };
}

export default function EventMap({ loaderData: { next, partners } }: Route.ComponentProps) {
  const messages = useMessages("eventMap");
  return (
    <>
      <PageHeader messages={messages}>
        <RoadshowBus x={60} y={172} scale={0.62} text={messages.onTheBus} />
      </PageHeader>
      <Section id="districts" {...messages.districts} className={styles.districts}>
        <p className="intro">{messages.intro}</p>
        <div className={styles.columns}>
          <figure>
            <KeralaMap next={next} />
            <figcaption>{messages.schematic}</figcaption>
          </figure>
          <Stops next={next} />
        </div>
      </Section>
      <Section id="roadshow" {...messages.roadshow} className={roadshow.roadshow}>
        <RoadshowFigures />
      </Section>
      <Partners partners={partners} />
    </>
  );
}

function Stops({ next }: { next: NextOnTheMap }) {
  const messages = useMessages("eventMap");
  const language = useLanguage();
  const places = usePlaceNames();
  return (
    <ol className={styles.stops} aria-label={messages.stops}>
      {STOPS.map(({ district: { name, malayalam }, number }) => (
        <li key={name}>
          <Link to={getEvents(language, name)} className={name === "Ernakulam" ? styles.mega : undefined}>
            <b aria-hidden="true">{number}</b>
            <span>
              <strong>{places.name(name)}</strong>
              {language === DEFAULT_LANGUAGE && (
                <>
                  {" "}
                  <span lang="ml">{malayalam}</span>
                </>
              )}
              {name === "Ernakulam" && <small>{messages.megaMarathon}</small>}
              <span className={styles.next} data-status={next[name].status}>
                {next[name].says}
              </span>
            </span>
            <span className={styles.toEvents}>
              <Trans
                message={messages.eventsThere}
                values={{
                  events: messages.events,
                  there: <span className="visually-hidden">{places.there(name)}</span>,
                }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
