import { pageContext } from "../../services.ts";
import { wordsFor } from "../../words/catalogue.ts";
import { useWords } from "../../words/use-words.ts";
import { Runner } from "../art/runner.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import { Relay } from "../relay.tsx";
import { Say } from "../say.tsx";
import { SectionHead } from "../section-head.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";
import { TakePart } from "./take-part.tsx";
import { WhatHappens } from "./what-happens.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { whole, description } = loaderData.words.aboutUs;
  return head({ title: whole, description, path: "/about-us", picture: "about-us", matches });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts } = await context.get(pageContext).services.campaign();
  return { facts, words: wordsFor(request, "aboutUs", "campaign") };
}

export default function AboutUs({ loaderData: { facts } }: Route.ComponentProps) {
  const words = useWords("aboutUs");
  return (
    <>
      <PageHead
        title={words.title}
        malayalam={words.malayalam}
        art={
          <>
            <Runner x={76} y={166} scale={0.96} skin="#A86C45" vest="#0B6E7A" shorts="#14231D" head="hijab" />
            <Runner x={166} y={166} scale={1.04} skin="#6B3A20" vest="#FFFAEE" />
            <Runner x={262} y={166} scale={0.98} skin="#7A4426" vest="#0C4A36" shorts="#14231D" />
          </>
        }
      >
        <p>{words.lead}</p>
      </PageHead>
      <WhySport />
      <WhatHappens />
      <FourteenDistricts />
      <WhoRunsIt />
      <TakePart tollFree={facts.tollFree} />
    </>
  );
}

function WhySport() {
  const { why } = useWords("aboutUs");
  return (
    <section className={`section ${styles.why}`} aria-labelledby="why">
      <div className="page-width">
        <SectionHead id="why" {...why.head} />
        <div className={styles.columns}>
          <Say />
          <div className={styles.text}>
            <p>{why.isolates}</p>
            <p>{why.nobodyFast}</p>
            <p>{why.whereToGo}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function FourteenDistricts() {
  const { districts } = useWords("aboutUs");
  return (
    <section className={`section ${styles.names}`} aria-labelledby="districts">
      <div className="page-width">
        <SectionHead id="districts" {...districts.head} />
        <p className="intro">{districts.says}</p>
        <Relay />
      </div>
    </section>
  );
}

function WhoRunsIt() {
  const { who } = useWords("aboutUs");
  return (
    <section className="section" aria-labelledby="organisers">
      <div className="page-width">
        <SectionHead id="organisers" {...who.head} />
        <div className="prose">
          <p>{who.organised}</p>
          <p>{who.forEveryone}</p>
        </div>
      </div>
    </section>
  );
}
