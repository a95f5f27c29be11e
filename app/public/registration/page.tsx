import { pageContext } from "../../services.ts";
import { Icon } from "../../ui/icon.tsx";
import { Runner } from "../art/runner.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";

export const meta: Route.MetaFunction = ({ matches }) =>
  head({
    title: "Registration",
    description:
      "Register to support a drug-free Kerala, or for a marathon: one in each of the 14 districts and a mega marathon in Ernakulam.",
    path: "/registration",
    picture: "registration",
    matches,
  });

export async function loader({ context }: Route.LoaderArgs) {
  return context.get(pageContext).services.campaign();
}

export default function Registration({ loaderData: { facts } }: Route.ComponentProps) {
  const { general, marathon } = facts.registration;
  return (
    <>
      <PageHead
        title="Registration"
        malayalam="രജിസ്ട്രേഷൻ"
        art={
          <>
            <Runner x={110} y={166} scale={1.04} skin="#6B3A20" vest="#0C4A36" />
            <Runner x={226} y={166} scale={1.04} skin="#9A5E3A" vest="#FFFAEE" shorts="#0B6E7A" head="plait" />
          </>
        }
      >
        <p>Two lanes, one direction. Choose yours.</p>
      </PageHead>
      <section className="sec starts" aria-label="Registration">
        <div className="wrap">
          <Lane
            title="General Registrations"
            says="Support a drug-free Kerala campaign."
            href={general}
            whatFor="the campaign"
          />
          <Lane
            title="Marathon Registrations"
            says="Marathons in all 14 districts, mega marathon in Ernakulam."
            href={marathon}
            whatFor="a marathon"
          />
        </div>
      </section>
    </>
  );
}

interface LaneProps {
  title: string;
  says: string;
  /** Where registration is done, outside this site; absent while it is not open. */
  href: string | undefined;
  /** What the button leads to, for those who hear it away from its card. */
  whatFor: string;
}

const Lane = ({ title, says, href, whatFor }: LaneProps) => (
  <article className="start">
    <h2>{title}</h2>
    <p className="aim">{says}</p>
    {href ? (
      <a className="btn gold" href={href} rel="noopener">
        Register Now<span className="sr"> for {whatFor}, on another site</span>
        <Icon name="arrow" />
      </a>
    ) : (
      <p className="opens">Registration opens soon.</p>
    )}
    <p className="yes-no">Let's say YES to sports and NO to drugs.</p>
  </article>
);
