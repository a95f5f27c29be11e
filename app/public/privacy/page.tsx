import type { ReactNode } from "react";
import { Link } from "react-router";
import { SPAM_DAYS } from "../../../domain/cases.ts";
import { DRAFT_HOURS } from "../../../domain/drafts.ts";
import { type Counted, fill, forCount } from "../../../domain/filled.ts";
import { KEPT_DAYS } from "../../../domain/kept-days.ts";
import { pageContext } from "../../services.ts";
import { wordsFor } from "../../words/catalogue.ts";
import { Filled } from "../../words/filled.tsx";
import { useAddress, useWords } from "../../words/use-words.ts";
import { Runner } from "../art/runner.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";
import { WhomToAsk } from "./whom-to-ask.tsx";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.words.privacy;
  return head({ title, description, path: "/privacy", matches });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(pageContext);
  const { facts } = await services.campaign();
  return {
    phone: facts.phone,
    email: facts.email,
    days: services.retention.days,
    offlineHelp: services.offlineHelp,
    words: wordsFor(request, "privacy"),
  };
}

export default function Privacy({ loaderData: { phone, email, days, offlineHelp } }: Route.ComponentProps) {
  const words = useWords("privacy");
  const address = useAddress();
  const { look, enquiry, sheet, story, draft, offline, floods, removed, out } = words;
  return (
    <>
      <PageHead
        title={words.title}
        malayalam={words.malayalam}
        art={<Runner x={200} y={166} scale={1.06} skin="#7A4426" vest="#0C4A36" shorts="#14231D" head="plait" />}
      >
        <p>{words.lead}</p>
      </PageHead>
      <section className={`section ${styles.privacy}`} aria-label={words.about}>
        <div className="page-width">
          <Topic title={look.title}>
            <p>{look.says}</p>
          </Topic>
          <Topic title={enquiry.title}>
            <p>{enquiry.says}</p>
            <p>{enquiry.school}</p>
            <p>{enquiry.noted}</p>
            <p>{howLong(enquiry, days)}</p>
            <p>{fill(enquiry.spam, { days: SPAM_DAYS })}</p>
          </Topic>
          <Topic title={sheet.title}>
            <p>{sheet.says}</p>
          </Topic>
          <Topic title={story.title}>
            <p>{story.says}</p>
            <p>{story.mended}</p>
            <p>{fill(story.takenDown, { rejected: howLong(story, days) })}</p>
            <p>{fill(story.broughtBack, { days: KEPT_DAYS })}</p>
          </Topic>
          <Topic title={draft.title}>
            <p>{fill(draft.says, { hours: DRAFT_HOURS })}</p>
          </Topic>
          {offlineHelp && (
            <Topic title={offline.title}>
              <p>
                <Filled sentence={offline.says} with={{ help: <a href={address("/help")}>{offline.helpPage}</a> }} />
              </p>
            </Topic>
          )}
          <Topic title={floods.title}>
            <p>{floods.says}</p>
          </Topic>
          <Topic title={removed.title}>
            <WhomToAsk phone={phone} email={email} />
            <p>{removed.whatFollows}</p>
          </Topic>
          <Topic title={out.title}>
            <p>
              <Filled sentence={out.says} with={{ links: <Link to={address("/essential-links")}>{out.links}</Link> }} />
            </p>
          </Topic>
        </div>
      </section>
    </>
  );
}

/** How long something is kept: so many days, or until somebody deletes it. */
const howLong = (kept: { untilDeleted: string; days: Counted }, days: number | null): string =>
  days === null ? kept.untilDeleted : forCount(kept.days, days).replace("{count}", String(days));

const Topic = ({ title, children }: { title: string; children: ReactNode }) => (
  <article>
    <h2>{title}</h2>
    <div className="prose">{children}</div>
  </article>
);
