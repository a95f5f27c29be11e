import { useId } from "react";
import { Link } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { interpolate } from "../../../shared/i18n/interpolate.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { AdminContentPage } from "../../../shared/pages/pages.schema.ts";
import { CONTENT_PAGE_COPY, contentPageUrl, getReplacedRoute } from "../../../shared/pages/pages.ts";
import type { PageDraft } from "../../../shared/pages/policy-templates.ts";
import { EmptyState } from "../components/empty-state.tsx";
import { Icon } from "../components/icon.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { StatusTag } from "../components/status-tag.tsx";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { getDraft } from "../lib/drafts.ts";
import { formatDateTime } from "../lib/format-date.ts";
import styles from "./list.module.css";

export function PageList({ pages }: { pages: readonly AdminContentPage[] }) {
  if (pages.length === 0) return <EmptyState>{CONTENT_PAGE_COPY.none}</EmptyState>;
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
        {getDraft(`pages:${id}`) && (
          <p className={styles.tags}>
            <StatusTag kind="waits" icon="warning" label={t("Not saved yet")} />
          </p>
        )}
      </div>
      <div className="button-row">
        <Link className="button small outlined" to={`${PAGES_SCREEN}?page=${id}`} aria-describedby={name}>
          <Icon name="pencil" />
          {t("Edit")}
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
      {shown && <StatusTag kind="ok" icon="check" label={t("Published")} />}
      {state === "scheduled" && publish_at && (
        <StatusTag kind="waits" icon="calendar" label={t("Scheduled: {when}", { when: formatDateTime(publish_at) })} />
      )}
      {state === "draft" && <StatusTag label={t("Draft")} />}
      {newer && <StatusTag kind="waits" icon="pencil" label={t("Newer draft")} />}
    </p>
  );
}

interface BeginningsProps {
  drafts: readonly PageDraft[];
  pages: readonly AdminContentPage[];
}

/** Templates of missing policies. */
export function Beginnings({ drafts, pages }: BeginningsProps) {
  const left = drafts.filter(({ slug }) => !pages.some((page) => page.slug === slug || page.shown?.slug === slug));
  if (left.length === 0) return null;
  return (
    <section className={`panel ${styles.beginnings}`} aria-labelledby="beginnings">
      <h2 id="beginnings">{t("Start from a template")}</h2>
      <p>{CONTENT_PAGE_COPY.aboutDrafts}</p>
      <ul className="button-row">
        {left.map(({ slug, title }) => (
          <li key={slug}>
            <Link className="button small outlined" to={`${PAGES_SCREEN}?page=new&draft=${slug}`}>
              <Icon name="plus" />
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
