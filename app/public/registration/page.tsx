import type { ReactNode } from "react";
import { pageContext } from "../../services.ts";
import { Icon } from "../../ui/icon.tsx";
import { languageBeside } from "../../ui/language.ts";
import { wordsFor } from "../../words/catalogue.ts";
import { useLanguage, useWords } from "../../words/use-words.ts";
import { withWritten } from "../../words/written.ts";
import { Runner } from "../art/runner.tsx";
import { head } from "../head.ts";
import { PageHead } from "../page-head.tsx";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { title, description } = loaderData.words.registration;
  return head({ title, description, path: "/registration", picture: "registration", matches });
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const { facts, written } = await context.get(pageContext).services.campaign();
  return { facts, words: withWritten(request, wordsFor(request, "registration", "campaign"), written) };
}

export default function Registration({ loaderData: { facts } }: Route.ComponentProps) {
  const words = useWords("registration");
  const { general, marathon } = facts.registration;
  return (
    <>
      <PageHead
        title={words.title}
        malayalam={words.malayalam}
        art={
          <>
            <Runner x={110} y={166} scale={1.04} skin="#6B3A20" vest="#0C4A36" />
            <Runner x={226} y={166} scale={1.04} skin="#9A5E3A" vest="#FFFAEE" shorts="#0B6E7A" head="plait" />
          </>
        }
      >
        <p lang={languageBeside(useLanguage(), words.lead)}>{words.lead}</p>
      </PageHead>
      <section className={`section ${styles.starts}`} aria-label={words.title}>
        <div className="page-width">
          <Lane {...words.general} href={general} />
          <Lane {...words.marathon} href={marathon}>
            <Known />
          </Lane>
        </div>
      </section>
    </>
  );
}

const KNOWN = ["distances", "ages", "dates"] as const;

/** What is known of the marathons: as far as staff wrote it. */
function Known() {
  const words = useWords("registration");
  const language = useLanguage();
  const known = KNOWN.filter((name) => words[name]);
  if (known.length === 0) return null;
  return (
    <dl className={styles.known}>
      {known.map((name) => (
        <div key={name}>
          <dt>{words.known[name]}</dt>
          <dd lang={languageBeside(language, words[name])}>{words[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

interface LaneProps {
  title: string;
  says: string;
  /** Where registration is done, outside this site; absent while it is not open. */
  href: string | undefined;
  /** What the button leads to, for those who hear it away from its card. */
  whatFor: string;
  children?: ReactNode;
}

function Lane({ title, says, href, whatFor, children }: LaneProps) {
  const { registerNow, opensSoon } = useWords("registration");
  const { plainly } = useWords("campaign");
  return (
    <article className={styles.start}>
      <h2>{title}</h2>
      <p className={styles.aim}>{says}</p>
      {children}
      {href ? (
        <a className="button gold" href={href} rel="noopener">
          {registerNow}
          <span className="visually-hidden"> {whatFor}</span>
          <Icon name="arrow" />
        </a>
      ) : (
        <p className={styles.opens}>{opensSoon}</p>
      )}
      <p className={styles.yesNo}>{plainly}</p>
    </article>
  );
}
