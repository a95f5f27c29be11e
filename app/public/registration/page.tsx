import type { ReactNode } from "react";
import { languageAt } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { languageAttribute } from "../../components/language.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { Palm, Runner, WheelchairRacer } from "../art/figures.tsx";
import scene from "../art/heads/registration.svg?no-inline";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { ArrowLink, Section } from "../components/section.tsx";
import { localizePartners } from "../home/localize-partners.ts";
import { Partners } from "../home/partners.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = (page) => toMeta(page, "registration", ({ messages }) => messages.registration);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { facts, written, partners } = await services.campaign();
  const language = languageAt(new URL(request.url).pathname);
  return {
    facts,
    partners: await localizePartners(language, partners, services),
    messages: applyOverrides(request, loadMessages(request, "registration", "campaign"), written),
  };
}

export default function Registration({ loaderData: { facts, partners } }: Route.ComponentProps) {
  const messages = useMessages("registration");
  const { general, marathon } = facts.registration;
  return (
    <>
      <PageHeader messages={messages} scene={scene} />
      <section className={styles.starts} aria-label={messages.title}>
        <Lane {...messages.general} href={general} scene={<Supporters />} />
        <Lane {...messages.marathon} href={marathon} scene={<Marathon />}>
          <Known />
        </Lane>
      </section>
      <Before elsewhere={general !== undefined || marathon !== undefined} />
      <Partners partners={partners} />
    </>
  );
}

const KNOWN = ["distances", "ages", "dates"] as const;

function Known() {
  const messages = useMessages("registration");
  const language = useLanguage();
  const known = KNOWN.filter((name) => messages[name]);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map((name) => (
        <div key={name}>
          <dt>{messages.known[name]}</dt>
          <dd lang={languageAttribute(language, messages[name])}>{messages[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Before({ elsewhere }: { elsewhere: boolean }) {
  const { before } = useMessages("registration");
  const address = useLocalizedHref();
  const steps = [
    elsewhere ? { ...before.elsewhere, to: null } : { ...before.soon, to: address("/events") },
    { ...before.days, to: address("/events") },
    { ...before.schools, to: address("/schools") },
    { ...before.badge, to: address("/badge") },
  ];
  return (
    <Section id="before" title={before.title} malayalam={before.malayalam}>
      <ul className={styles.before}>
        {steps.map(({ title, says, leads, to }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{says}</p>
            {to !== null && <ArrowLink to={to} text={leads} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

interface LaneProps {
  title: string;
  says: string;
  /** External; absent while registration is closed. */
  href: string | undefined;
  /** For screen readers. */
  whatFor: string;
  scene: ReactNode;
  children?: ReactNode;
}

function Lane({ title, says, href, whatFor, scene, children }: LaneProps) {
  const { registerNow, opensSoon } = useMessages("registration");
  const { plainly } = useMessages("campaign");
  return (
    <article className={styles.start}>
      <h2>{title}</h2>
      <p className={styles.about}>{says}</p>
      {children}
      {href ? (
        <a className="button gold" href={href} rel="noopener" data-registration>
          {registerNow}
          <span className="visually-hidden"> {whatFor}</span>
          <Icon name="arrow" />
        </a>
      ) : (
        <p className={styles.opensSoon}>{opensSoon}</p>
      )}
      <p className={styles.yesNo}>{plainly}</p>
      {scene}
    </article>
  );
}

const TRACK = (
  <>
    <path d="M-800 190H1440V270H-800Z" fill="var(--art-track)" />
    <path d="M-800 191H1440M-800 222H1440M-800 253H1440" stroke="var(--light-ink)" strokeWidth="3" />
  </>
);
const SCENE = {
  className: styles.scene,
  viewBox: "0 0 640 270",
  preserveAspectRatio: "xMidYMax slice",
  "aria-hidden": true,
} as const;

const Supporters = () => (
  <svg {...SCENE}>
    <circle cx="330" cy="196" r="150" fill="var(--art-sun)" />
    <g fill="none" stroke="var(--art-sun)">
      <circle cx="330" cy="196" r="166" strokeWidth="6" />
      <circle cx="330" cy="196" r="180" strokeWidth="3" />
    </g>
    {TRACK}
    <Runner x={160} y={220} scale={1.05} skin="skin-1" vest="lagoon" shorts="dark" head="hijab" />
    <Runner x={270} y={250} scale={1.12} skin="skin-3" vest="light" shorts="ghat" />
    <Runner x={380} y={218} scale={0.8} skin="skin-2" vest="marigold" shorts="dark" head="plait" />
    <Runner x={490} y={248} scale={1.1} skin="skin-4" vest="ghat" />
  </svg>
);

const Marathon = () => (
  <svg {...SCENE}>
    <path
      d="M-800 160Q-200 90 0 140T240 110Q330 84 430 130T640 112Q760 84 1440 160V200H-800Z"
      fill="var(--paint-hill)"
    />
    <Palm x={70} y={196} scale={0.6} lean={28} />
    <Palm x={590} y={196} scale={0.68} lean={-30} />
    {TRACK}
    <Runner x={180} y={250} scale={1.12} skin="skin-2" vest="marigold" shorts="dark" head="plait" />
    <WheelchairRacer x={300} y={218} scale={1} />
    <Runner x={440} y={248} scale={1.14} skin="skin-4" vest="lagoon" shorts="light" />
  </svg>
);
