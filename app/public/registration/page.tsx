import type { ReactNode } from "react";
import { languageAt } from "../../../shared/i18n/languages.ts";
import { Icon } from "../../components/icon.tsx";
import { languageAttribute } from "../../components/language.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useLocalizedHref, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { Runner } from "../art/runner.tsx";
import { ArrowLink } from "../components/arrow-link.tsx";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import { localizePartners } from "../home/localize-partners.ts";
import { Partners } from "../home/partners.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";
import { Marathon, Supporters } from "./scenes.tsx";

export const meta: Route.MetaFunction = (page) => toMeta(page, "registration", ({ messages }) => messages.registration);

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, fileAddress } = context.get(pageContext).services;
  const { facts, written, partners } = await campaign();
  const language = languageAt(new URL(request.url).pathname);
  return {
    facts,
    partners: localizePartners(language, partners, fileAddress),
    messages: applyOverrides(request, loadMessages(request, "registration", "campaign"), written),
  };
}

export default function Registration({ loaderData: { facts, partners } }: Route.ComponentProps) {
  const messages = useMessages("registration");
  const { general, marathon } = facts.registration;
  return (
    <>
      <PageHeader messages={messages}>
        <Runner x={110} y={166} scale={1.04} skin="skin-4" vest="ghat" />
        <Runner x={226} y={166} scale={1.04} skin="skin-2" vest="light" shorts="lagoon" head="plait" />
      </PageHeader>
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
            {to !== null && <ArrowLink to={to} says={leads} />}
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
        <a className="button gold" href={href} rel="noopener">
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
