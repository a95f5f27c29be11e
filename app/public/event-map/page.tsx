import { Link } from "react-router";
import { languageAt } from "../../../domain/languages.ts";
import { pageContext } from "../../services.ts";
import { wordsFor } from "../../words/catalogue.ts";
import { Filled } from "../../words/filled.tsx";
import { useLanguage, useWords } from "../../words/use-words.ts";
import { withWritten } from "../../words/written.ts";
import { RoadshowBus } from "../art/roadshow-bus.tsx";
import { Partners } from "../home/partners.tsx";
import roadshow from "../home/roadshow.module.css";
import { RoadshowFigures } from "../home/roadshow.tsx";
import { partnersIn } from "../home/shown-partners.ts";
import { headOf, PageHead } from "../page-head.tsx";
import { usePlaces } from "../places.ts";
import { Section } from "../section.tsx";
import type { Route } from "./+types/page.ts";
import { STOPS } from "./drawing.ts";
import { eventsOf } from "./events-of.ts";
import { KeralaMap } from "./map.tsx";
import { type NextOnTheMap, nextOnTheMap } from "./next-events.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) => headOf(page, "event-map", ({ words }) => words.eventMap);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { written, partners } = await services.campaign();
  const language = languageAt(new URL(request.url).pathname);
  return {
    next: await nextOnTheMap(services, language, wordsFor(request, "dates", "eventFacts")),
    partners: partnersIn(language, partners, services.fileAddress),
    words: withWritten(request, wordsFor(request, "eventMap", "roadshow", "campaign"), written),
  };
}

export default function EventMap({ loaderData: { next, partners } }: Route.ComponentProps) {
  const words = useWords("eventMap");
  return (
    <>
      <PageHead words={words}>
        <RoadshowBus x={60} y={172} scale={0.62} says={words.onTheBus} />
      </PageHead>
      <Section id="districts" {...words.districts} className={styles.districts}>
        <p className="intro">{words.intro}</p>
        <div className={styles.columns}>
          <figure>
            <KeralaMap next={next} />
            <figcaption>{words.schematic}</figcaption>
          </figure>
          <Stops next={next} />
        </div>
      </Section>
      <Section id="roadshow" {...words.roadshow} className={roadshow.roadshow}>
        <RoadshowFigures />
      </Section>
      <Partners partners={partners} />
    </>
  );
}

function Stops({ next }: { next: NextOnTheMap }) {
  const words = useWords("eventMap");
  const language = useLanguage();
  const places = usePlaces();
  return (
    <ol className={styles.stops} aria-label={words.stops}>
      {STOPS.map(({ district: { name, malayalam }, number }) => (
        <li key={name}>
          <Link to={eventsOf(language, name)} className={name === "Ernakulam" ? styles.mega : undefined}>
            <b aria-hidden="true">{number}</b>
            <span>
              <strong>{places.name(name)}</strong>
              {language === "en" && (
                <>
                  {" "}
                  <span lang="ml">{malayalam}</span>
                </>
              )}
              {name === "Ernakulam" && <small>{words.megaMarathon}</small>}
              <span className={styles.next} data-status={next[name].status}>
                {next[name].says}
              </span>
            </span>
            <span className={styles.toEvents}>
              <Filled
                sentence={words.eventsThere}
                with={{ events: words.events, there: <span className="visually-hidden">{places.there(name)}</span> }}
              />
            </span>
          </Link>
        </li>
      ))}
    </ol>
  );
}
