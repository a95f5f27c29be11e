import { pageContext } from "../../services.ts";
import { Runner } from "../art/runner.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import { Relay } from "../relay.tsx";
import { Say } from "../say.tsx";
import { SectionHead } from "../section-head.tsx";
import type { Route } from "./+types/page.ts";
import { TakePart } from "./take-part.tsx";
import { WhatHappens } from "./what-happens.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  head({
    title: "About the campaign",
    description:
      "Why Kerala runs against drugs: a roadshow through all fourteen districts, a marathon in each of them and a mega marathon in Ernakulam.",
    path: "/about-us",
    picture: "about-us",
    matches,
  });

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).services.campaign();
}

export default function AboutUs({ loaderData: { facts } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="About"
        malayalam="പ്രചാരണത്തെക്കുറിച്ച്"
        art={
          <>
            <Runner x={76} y={166} scale={0.96} skin="#A86C45" vest="#0B6E7A" shorts="#14231D" head="hijab" />
            <Runner x={166} y={166} scale={1.04} skin="#6B3A20" vest="#FFFAEE" />
            <Runner x={262} y={166} scale={0.98} skin="#7A4426" vest="#0C4A36" shorts="#14231D" />
          </>
        }
      >
        <p>A state-wide campaign against drugs that shows people what to run towards.</p>
      </PageHead>
      <WhySport />
      <WhatHappens />
      <FourteenDistricts />
      <WhoRunsIt />
      <TakePart tollFree={facts.tollFree} />
    </>
  );
}

const WhySport = () => (
  <section className="sec why" aria-labelledby="why">
    <div className="wrap">
      <SectionHead id="why" title="Why sport" malayalam="എന്തുകൊണ്ട് കായികം" />
      <div className="g">
        <Say />
        <div className="txt">
          <p>
            Addiction isolates. Sport does the opposite: it gives a young person a team, a time to show up and a reason
            to be proud of tomorrow.
          </p>
          <p>
            Nobody has to be fast. Whoever walks the first kilometre belongs to the same field as whoever wins. What
            counts is that somebody keeps a place for you, and notices when you are not there.
          </p>
          <p>Warnings tell a young person what to leave. We would rather show where to go.</p>
        </div>
      </div>
    </div>
  </section>
);

const FourteenDistricts = () => (
  <section className="sec names" aria-labelledby="districts">
    <div className="wrap">
      <SectionHead id="districts" title="Fourteen districts, one line" malayalam="പതിനാല് ജില്ലകൾ, ഒരു പാത" />
      <p className="intro">
        From Kasaragod to Thiruvananthapuram, each district holds its own marathon and hands the campaign on to the
        next. Together they are one connected run.
      </p>
      <Relay />
    </div>
  </section>
);

const WhoRunsIt = () => (
  <section className="sec" aria-labelledby="organisers">
    <div className="wrap">
      <SectionHead id="organisers" title="Who runs it" malayalam="സംഘാടകർ" />
      <div className="prose">
        <p>
          The campaign is organised by the State Sports Council under the State Sports Mission. It belongs to the
          districts: to the people, the schools and the clubs who come out and run.
        </p>
        <p>
          It is a public campaign for everyone in Kerala. It asks nothing of you but to come, to run or walk or cheer,
          and to bring somebody along.
        </p>
      </div>
    </div>
  </section>
);
