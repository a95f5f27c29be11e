import { href, Link } from "react-router";
import type { CampaignOverrides } from "../../../shared/campaign/campaign-texts.ts";
import { languageAt, localizeUrl } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { languageAttribute } from "../../components/language.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { Trans } from "../../i18n/trans.tsx";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import scene from "../art/heads/about.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { DistrictList, Section, Slogan } from "../components/section.tsx";
import { localizePartners } from "../home/localize-partners.ts";
import { Partners } from "../home/partners.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) =>
  toMeta(page, "about-us", ({ messages: { aboutUs } }) => ({ ...aboutUs, title: aboutUs.whole }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { facts, written, partners } = await services.campaign();
  const messages = applyOverrides(request, loadMessages(request, "aboutUs", "campaign"), written);
  const language = languageAt(new URL(request.url).pathname);
  return { facts, figures: written.figures, partners: await localizePartners(language, partners, services), messages };
}

export default function AboutUs({ loaderData: { facts, figures, partners } }: Route.ComponentProps) {
  const messages = useMessages("aboutUs");
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <WhySport />
      <WhatHappens figures={figures} />
      <FourteenDistricts />
      <WhoRunsIt />
      <Partners partners={partners} />
      <TakePart tollFree={facts.tollFree} />
    </>
  );
}

/** May be written in one language only. */
const Text = ({ children, className }: { children: string; className?: string }) => (
  <p className={className} lang={languageAttribute(useLanguage(), children)}>
    {children}
  </p>
);

function WhySport() {
  const { why } = useMessages("aboutUs");
  return (
    <Section id="why" {...why.head} className="on-ghat">
      <div className={styles.columns}>
        <Slogan />
        <div className={styles.text}>
          <Text>{why.isolates}</Text>
          <Text>{why.everyPace}</Text>
          <Text>{why.whereToGo}</Text>
        </div>
      </div>
    </Section>
  );
}

function FourteenDistricts() {
  const { districts } = useMessages("aboutUs");
  return (
    <Section id="districts" {...districts.head} className={styles.names}>
      <Text className="intro">{districts.says}</Text>
      <DistrictList />
    </Section>
  );
}

function WhoRunsIt() {
  const { who } = useMessages("aboutUs");
  return (
    <Section id="organisers" {...who.head}>
      <div className="prose">
        <Text>{who.organised}</Text>
        <Text>{who.forEveryone}</Text>
      </div>
    </Section>
  );
}

const WAYS = [
  { to: href("/registration"), way: "register" },
  { to: href("/event-map"), way: "map" },
  { to: href("/testimonials"), way: "story" },
  { to: href("/contact-us"), way: "bring" },
] as const;

function TakePart({ tollFree }: { tollFree: string }) {
  const { take } = useMessages("aboutUs");
  const language = useLanguage();
  const address = useLocalizedHref();
  return (
    <Section id="take-part" {...take.head} className="on-cotton">
      <ul className={styles.ways}>
        {WAYS.map(({ to, way }) => (
          <li key={way}>
            <Link className="hemmed" to={localizeUrl(language, to)}>
              <b>
                {take[way].title}
                <Icon name="arrow" />
              </b>
              <span>{take[way].says}</span>
            </Link>
          </li>
        ))}
      </ul>
      <p className="intro">
        <Trans
          message={take.needNotWait}
          values={{
            number: <a href={`tel:${tollFree}`}>{tollFree}</a>,
            links: <Link to={address("/essential-links")}>{take.links}</Link>,
          }}
        />
      </p>
    </Section>
  );
}

/** Defaults unless overridden by staff. */
const LEGS = [
  { figure: "20+", of: "roadshow.days", leg: "roadshow" },
  { figure: "14", of: "roadshow.marathons", leg: "marathons" },
  { figure: "1", of: undefined, leg: "finish" },
] as const;

function WhatHappens({ figures }: Pick<CampaignOverrides, "figures">) {
  const { what } = useMessages("aboutUs");
  const language = useLanguage();
  return (
    <Section id="what" {...what.head}>
      <ol className={styles.legs}>
        {LEGS.map(({ figure, of, leg }) => (
          <li key={leg}>
            <p className={styles.figure}>
              <b>{(of && figures[of]) ?? figure}</b>
              <span>{what[leg].unit}</span>
            </p>
            <h3>{what[leg].title}</h3>
            <p className={styles.words} lang={languageAttribute(language, what[leg].says)}>
              {what[leg].says}
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.note}>{what.change}</p>
    </Section>
  );
}
