import { useState } from "react";
import { useNavigate } from "react-router";
import { t } from "../../../shared/i18n/admin-text.ts";
import { detectLanguage } from "../../../shared/i18n/languages.ts";
import type { AdminContentPage, PageVersion } from "../../../shared/pages/pages.schema.ts";
import { CONTENT_PAGE_COPY } from "../../../shared/pages/pages.ts";
import { ActionButton } from "../components/buttons.tsx";
import { EmptyState } from "../components/empty-state.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { usePostAction } from "../hooks/use-post-action.ts";
import { PAGES_SCREEN } from "../layout/screens.ts";
import { dropDraft } from "../lib/drafts.ts";
import { formatDateTime } from "../lib/format-date.ts";
import { diffWords } from "../lib/word-diff.ts";
import styles from "./editor.module.css";

const FIELDS = Object.keys(CONTENT_PAGE_COPY.labels) as (keyof typeof CONTENT_PAGE_COPY.labels)[];

interface VersionsProps {
  page: AdminContentPage;
  versions: readonly PageVersion[];
}

/** Compares a published version with the draft; it can be restored. */
export function Versions({ page, versions }: VersionsProps) {
  const [chosen, setChosen] = useState(versions[0]?.id);
  const version = versions.find(({ id }) => id === chosen);
  return (
    <>
      <PageHeader title={t("Versions")} back={{ to: `${PAGES_SCREEN}?page=${page.id}`, label: page.title }} />
      {version ? (
        <div className="form-and-list">
          <fieldset className={`panel ${styles.versions}`}>
            <legend>{t("Compare with the draft")}</legend>
            {versions.map((version) => (
              <label key={version.id}>
                <input
                  type="radio"
                  name="version"
                  checked={version.id === chosen}
                  onChange={() => setChosen(version.id)}
                />
                <strong>{formatDateTime(version.from)}</strong>
                <span lang={detectLanguage(version.by.name)}>{version.by.name}</span>
                <b>{describeVersion(version)}</b>
              </label>
            ))}
          </fieldset>
          <VersionDiff page={page} version={version} />
        </div>
      ) : (
        <EmptyState>{CONTENT_PAGE_COPY.noVersions}</EmptyState>
      )}
    </>
  );
}

function describeVersion({ from, until }: PageVersion): string {
  const now = new Date().toISOString();
  if (from > now) return t("Scheduled");
  return until === null || until > now ? t("On the site") : t("Until {when}", { when: formatDateTime(until) });
}

function VersionDiff({ page, version }: { page: AdminContentPage; version: PageVersion }) {
  const { busy, post } = usePostAction(`put back page ${page.id}`);
  const navigate = useNavigate();
  const differing = FIELDS.filter((field) => page[field] !== version[field]);
  const putBack = async () => {
    const { title, slug, body, title_ml, body_ml } = version;
    dropDraft(`pages:${page.id}`);
    const values = { title, slug, body, title_ml, body_ml, id: page.id, version: page.version };
    await post({ ...values, seen: JSON.stringify(page) });
    await navigate(`${PAGES_SCREEN}?page=${page.id}`);
  };
  return (
    <section className="panel" aria-label={t("Changes")}>
      <h2>{t("Changes")}</h2>
      {differing.length === 0 ? (
        <p>{CONTENT_PAGE_COPY.sameAsDraft}</p>
      ) : (
        <>
          <p className="quiet">{CONTENT_PAGE_COPY.howCompared}</p>
          {differing.map((field) => (
            <div key={field} className={styles.compared}>
              <h3>{CONTENT_PAGE_COPY.labels[field]}</h3>
              <p lang={detectLanguage(page[field] || version[field])}>
                {diffWords(version[field], page[field]).map((run, place) =>
                  run.in === "both" ? (
                    run.text
                  ) : run.in === "before" ? (
                    <del key={place}>{run.text}</del>
                  ) : (
                    <ins key={place}>{run.text}</ins>
                  ),
                )}
              </p>
            </div>
          ))}
          <div className="button-row">
            <ActionButton
              look="button outlined"
              icon="restore"
              label={t("Restore {when}", { when: formatDateTime(version.from) })}
              busy={busy}
              onPress={putBack}
            />
          </div>
        </>
      )}
    </section>
  );
}
