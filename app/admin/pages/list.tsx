import { useId } from "react";
import { Link } from "react-router";
import { fill } from "../../../shared/i18n/interpolate.ts";
import { OWN_PAGE_WORDS, type OwnPageOfStaff, ownPageAddress, takenOverBy } from "../../../shared/pages/pages.ts";
import { languageOf } from "../../components/language.ts";
import { Empty } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { SignTag } from "../components/status-tag.tsx";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { draftOf } from "../lib/drafts.ts";
import { indianDateTime } from "../lib/format-date.ts";
import styles from "./list.module.css";

export function PageList({ pages }: { pages: readonly OwnPageOfStaff[] }) {
  if (pages.length === 0) return <Empty>{OWN_PAGE_WORDS.none}</Empty>;
  return (
    <ul className={styles.list}>
      {pages.map((page) => (
        <li key={page.id}>
          <Card page={page} />
        </li>
      ))}
    </ul>
  );
}

function Card({ page }: { page: OwnPageOfStaff }) {
  const { id, title, slug, changed } = page;
  const name = useId();
  return (
    <article className="card" aria-labelledby={name}>
      <div>
        <h2 id={name} lang={languageOf(title)}>
          {title}
        </h2>
        <p className="card-line">{ownPageAddress(slug)}</p>
        <TakenOver slug={slug} />
        <LastChanged changed={changed} />
      </div>
      <div className={styles.standing}>
        <Standing page={page} />
        {draftOf(`pages:${id}`) && (
          <p className={styles.tags}>
            <SignTag kind="waits" icon="warning" label="Not saved yet" />
          </p>
        )}
      </div>
      <div className="button-row">
        <Link className="button small outlined" to={`${PAGES_SCREEN}?page=${id}`} aria-describedby={name}>
          <Icon name="pencil" />
          Edit
        </Link>
      </div>
    </article>
  );
}

/** Slug replaced by a built-in page. */
export function TakenOver({ slug }: { slug: string }) {
  const address = takenOverBy(slug);
  return address === undefined ? null : <p>{fill(OWN_PAGE_WORDS.takenOver, { address })}</p>;
}

export function Standing({ page: { state, publish_at, shown, newer } }: { page: OwnPageOfStaff }) {
  return (
    <p className={styles.tags}>
      {shown && <SignTag kind="ok" icon="check" label="Published" />}
      {state === "scheduled" && publish_at && (
        <SignTag kind="waits" icon="calendar" label={`Scheduled: ${indianDateTime(publish_at)}`} />
      )}
      {state === "draft" && <SignTag label="Draft" />}
      {newer && <SignTag kind="waits" icon="pencil" label="Newer draft" />}
    </p>
  );
}
