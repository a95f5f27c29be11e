import { languageAt } from "../../../shared/i18n/languages.ts";
import { languageAttribute } from "../../components/language.ts";
import { applyOverrides } from "../../i18n/content-overrides.ts";
import { loadMessages } from "../../i18n/load-messages.ts";
import { useLanguage, useMessages } from "../../i18n/use-messages.ts";
import { pageContext } from "../../page-context.ts";
import { Runner } from "../art/runner.tsx";
import { DistrictList } from "../components/district-list.tsx";
import { PageHeader, toMeta } from "../components/page-header.tsx";
import { Section } from "../components/section.tsx";
import { Slogan } from "../components/slogan.tsx";
import { localizePartners } from "../home/localize-partners.ts";
import { Partners } from "../home/partners.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";
import { TakePart } from "./take-part.tsx";
import { WhatHappens } from "./what-happens.tsx";

export const meta: Route.MetaFunction = (page) =>
  toMeta(page, "about-us", ({ messages: { aboutUs } }) => ({ ...aboutUs, title: aboutUs.whole }));

export async function loader({ request, context }: Route.LoaderArgs) {
  const { campaign, fileAddress } = context.get(pageContext).services;
  const { facts, written, partners } = await campaign();
  const messages = applyOverrides(request, loadMessages(request, "aboutUs", "campaign"), written);
  const language = languageAt(new URL(request.url).pathname);
  return { facts, figures: written.figures, partners: localizePartners(language, partners, fileAddress), messages };
}

export default function AboutUs({ loaderData: { facts, figures, partners } }: Route.ComponentProps) {
  const messages = useMessages("aboutUs");
  return (
    <>
      <PageHeader messages={messages}>
        <Runner x={76} y={166} scale={0.96} skin="skin-1" vest="lagoon" shorts="dark" head="hijab" />
        <Runner x={166} y={166} scale={1.04} skin="skin-4" vest="light" />
        <Runner x={262} y={166} scale={0.98} skin="skin-3" vest="ghat" shorts="dark" />
      </PageHeader>
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
          <Text>{why.nobodyFast}</Text>
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
