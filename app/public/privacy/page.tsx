import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { KEPT_DAYS } from "../../../domain/kept-days.ts";
import { DRAFT_HOURS } from "../../../domain/sending.ts";
import { pageContext } from "../../services.ts";
import { Runner } from "../art/runner.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import { WhomToAsk } from "./whom-to-ask.tsx";

export const meta: Route.MetaFunction = ({ matches }) =>
  head({
    title: "Privacy",
    description:
      "What this site stores when you write to the campaign, why, for how long, and how to have it removed. No cookies, nothing that follows you.",
    path: "/privacy",
    matches,
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { facts } = await services.campaign();
  return { phone: facts.phone, email: facts.email, days: services.retention.days };
}

export default function Privacy({ loaderData: { phone, email, days } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Privacy"
        malayalam="സ്വകാര്യത"
        art={<Runner x={200} y={166} scale={1.06} skin="#7A4426" vest="#0C4A36" shorts="#14231D" head="plait" />}
      >
        <p>What you write stays with the campaign, and goes when you ask.</p>
      </PageHead>
      <section className="sec privacy" aria-label="What is stored, and for how long">
        <div className="wrap">
          <Topic title="If you only look around">
            <p>
              Nothing about you is stored. There are no cookies, nothing counts your visits and nothing follows you:
              typefaces, pictures and the map come from this site itself. If you choose light or dark colours, your own
              browser remembers that, and nobody else; so it does with a district of the event updates, until you close
              the page.
            </p>
          </Topic>
          <Topic title="If you send an enquiry">
            <p>
              Your name, phone number, e-mail address and message are stored, with the time at which you sent them, so
              that the campaign can answer you. Only those who run the campaign and this site can read them.
            </p>
            <p>{days === null ? <UntilDeleted what="An enquiry" /> : <Days what="An enquiry" days={days} />}</p>
          </Topic>
          <Topic title="If you tell your story">
            <p>
              Your name, e-mail address, designation, title and story are stored. An administrator reads the story
              first. Once it is approved, everyone can read it here with your name, designation and title. Your e-mail
              address is never shown: it is there to know whose story it is.
            </p>
            <p>
              A story stays here until an administrator takes it down; you can ask for that.{" "}
              {days === null ? (
                <UntilDeleted what="A story that was not approved" />
              ) : (
                <Days what="A story that was not approved" days={days} />
              )}{" "}
              What an administrator deletes by mistake can be brought back for {KEPT_DAYS} days, in which nobody reads
              it; then it is gone.
            </p>
          </Topic>
          <Topic title="If you write and do not send">
            <p>
              What you type into one of the two forms is kept by your own browser, so that a lost line or a closed page
              does not cost you your words. It goes when you send it or press Discard, and is not shown again after{" "}
              {DRAFT_HOURS} hours. Until then, whoever opens this site on the same phone or computer can read it: where
              you share one, press Discard before you leave.
            </p>
          </Topic>
          <Topic title="To keep floods out">
            <p>
              So that nobody can flood the forms, the site counts how often one internet address sends something. It
              keeps a scrambled form of that address, not the address itself, and forgets it within half an hour. The
              server's own log notes which page was asked for and when, but neither by whom nor anything you wrote.
            </p>
          </Topic>
          <Topic title="To see it, or have it removed">
            <WhomToAsk phone={phone} email={email} />
            <p>
              You are then sent everything that is stored under that address, or it is removed for good, from the public
              pages at once. A safety copy made before that can still hold it until that copy is replaced.
            </p>
          </Topic>
          <Topic title="Where links lead out">
            <p>
              Registration, social networks and WhatsApp are other people's services with rules of their own. This site
              tells them nothing about you; what you tell them is between you and them. To call a number or to find one,
              you need to tell nobody anything: they are all under{" "}
              <Link to={href("/essential-links")}>Essential Links</Link>.
            </p>
          </Topic>
        </div>
      </section>
    </>
  );
}

const Topic = ({ title, children }: { title: string; children: ReactNode }) => (
  <article>
    <h2>{title}</h2>
    <div className="prose">{children}</div>
  </article>
);

const UntilDeleted = ({ what }: { what: string }) => <>{what} is kept until an administrator deletes it.</>;

const Days = ({ what, days }: { what: string; days: number }) => (
  <>
    {what} is removed by itself {days === 1 ? "one day" : `${days} days`} after you sent it; an administrator may delete
    it sooner.
  </>
);
