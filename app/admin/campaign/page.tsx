import { useCallback, useState } from "react";
import { href, Link, type ShouldRevalidateFunctionArgs, useParams, useSearchParams } from "react-router";
import type { AdminFacts } from "../../../shared/campaign/campaign-facts.schema.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { EmptyState, FailedState } from "../components/empty-state.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { SearchField } from "../components/search-field.tsx";
import { CAMPAIGN_SCREEN } from "../layout/screens.ts";
import { getDraft } from "../lib/drafts.ts";
import { actionOnTouch } from "../lib/load-on-touch.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { opener } from "./fact-form.tsx";
import { FactRow, newKey, type RowProps } from "./fact-row.tsx";
import { FurtherHelplines } from "./helplines.tsx";
import { loadFacts } from "./load.ts";
import styles from "./page.module.css";
import { Partners } from "./partners.tsx";
import { findRows, GROUPS, type Group } from "./rows.ts";

export const meta = () => pageMeta("Campaign facts");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({ facts: await loadFacts(request) });

const runAction = actionOnTouch(async () => (await import("./actions.ts")).runAction);

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

/** Not while a search is typed. */
export const shouldRevalidate = ({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) =>
  formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;

export default function CampaignFacts({ loaderData: { facts } }: Route.ComponentProps) {
  const { section } = useParams();
  const [parameters, setParameters] = useSearchParams();
  const q = parameters.get("q") ?? "";
  const shown = GROUPS.find(({ id }) => id === section) ?? GROUPS[0];
  return (
    <>
      <h1>{t("Campaign facts")}</h1>
      <p className={styles.about}>{CAMPAIGN_COPY.about}</p>
      <form
        className={styles.find}
        role="search"
        aria-label={t("Find facts")}
        onSubmit={(event) => event.preventDefault()}
      >
        <SearchField
          label={t("Find facts")}
          autoComplete="off"
          value={q}
          onChange={({ currentTarget: { value } }) =>
            setParameters(value ? { q: value } : {}, { replace: true, preventScrollReset: true })
          }
        />
      </form>
      <nav className={styles.parts} aria-label={t("Parts")}>
        {GROUPS.map(({ id, title }) => (
          <Link
            key={id}
            className="button small outlined"
            to={id === GROUPS[0]?.id ? CAMPAIGN_SCREEN : href("/admin/campaign/:section", { section: id })}
            aria-current={q === "" && id === shown?.id ? "page" : undefined}
          >
            {title}
          </Link>
        ))}
      </nav>
      {facts && shown ? (
        <>
          <Groups key={q === "" ? shown.id : "found"} groups={q === "" ? [shown] : findRows(q, facts)} facts={facts} />
          <LastChanged changed={facts.changed} />
        </>
      ) : (
        <FailedState sentence={CAMPAIGN_COPY.notLoaded} />
      )}
    </>
  );
}

/** The row with an unsaved draft. */
const findUnsavedKey = (groups: readonly Group[]): string | null =>
  [...groups.flatMap(({ rows }) => rows.map(({ key }) => key)), newKey("helpline"), newKey("partner")].find((key) =>
    getDraft(`campaign:${key}`),
  ) ?? null;

function Groups({ groups, facts }: { groups: readonly Group[]; facts: AdminFacts }) {
  const [open, setOpen] = useState(() => findUnsavedKey(groups));
  const close = useCallback(() => {
    setOpen((before) => {
      if (before === null) return null;
      requestAnimationFrame(() => document.getElementById(opener(before))?.focus());
      return null;
    });
  }, []);
  const rows: RowProps = { facts, open, onOpen: setOpen, onClose: close };
  if (groups.length === 0) return <EmptyState>{t("No fact contains these words.")}</EmptyState>;
  return groups.map((group) => (
    <section key={group.id} className={`panel ${styles.group}`} aria-labelledby={group.id}>
      <h2 id={group.id} className={styles.title}>
        {group.title}
      </h2>
      <ul>
        {group.rows.map((row) => (
          <FactRow key={row.key} row={row} {...rows} />
        ))}
        {group.list === "helplines" && <FurtherHelplines {...rows} />}
        {group.list === "partners" && <Partners {...rows} />}
      </ul>
    </section>
  ));
}
