import { useId } from "react";
import { Link } from "react-router";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import {
  type AdminContentPage,
  CONTENT_PAGE_COPY,
  contentPageUrl,
  getReplacedRoute,
} from "../../../shared/pages/pages.ts";
import { detectLanguage } from "../../components/language.ts";
import { Empty } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { SignTag } from "../components/status-tag.tsx";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { draftOf } from "../lib/drafts.ts";
import { indianDateTime } from "../lib/format-date.ts";
import styles from "./list.module.css";

export function PageList({ pages }: { pages: readonly AdminContentPage[] }) {
  if (pages.length === 0) return <Empty>{CONTENT_PAGE_COPY.none}</Empty>;
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

function Card({ page }: { page: AdminContentPage }) {
  const { id, title, slug, changed } = page;
  const name = useId();
  return (
    <article className="card" aria-labelledby={name}>
      <div>
        <h2 id={name} lang={detectLanguage(title)}>
          {title}
        </h2>
        <p className="card-line">{contentPageUrl(slug)}</p>
        <ReplacesRoute slug={slug} />
        <LastChanged changed={changed} />
      </div>
      <div className={styles.standing}>
        <PublicationStatus page={page} />
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
export function ReplacesRoute({ slug }: { slug: string }) {
  const address = getReplacedRoute(slug);
  return address === undefined ? null : <p>{interpolate(CONTENT_PAGE_COPY.takenOver, { address })}</p>;
}

export function PublicationStatus({ page: { state, publish_at, shown, newer } }: { page: AdminContentPage }) {
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
