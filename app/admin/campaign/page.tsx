import { useCallback, useState } from "react";
import type { AdminFacts } from "../../../shared/campaign/campaign-facts.ts";
import { CAMPAIGN_COPY } from "../../../shared/campaign/campaign-messages.ts";
import { t } from "../../../shared/i18n/admin-text.ts";
import { FailedState } from "../components/empty-state.tsx";
import { LastChanged } from "../components/last-changed.tsx";
import { getDraft } from "../lib/drafts.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/page.ts";
import { loadFacts, runAction } from "./actions.ts";
import { opener } from "./fact-form.tsx";
import { FactRow, newKey } from "./fact-row.tsx";
import { FurtherHelplines } from "./helplines.tsx";
import styles from "./page.module.css";
import { Partners } from "./partners.tsx";
import { GROUPS } from "./rows.ts";

export const meta = () => pageMeta("Campaign facts");

export const clientLoader = async ({ request }: Route.ClientLoaderArgs) => ({ facts: await loadFacts(request) });

export const clientAction = ({ request }: Route.ClientActionArgs) => runAction(request);

export default function CampaignFacts({ loaderData: { facts } }: Route.ComponentProps) {
  return (
    <>
      <h1>{t("Campaign facts")}</h1>
      <p>{CAMPAIGN_COPY.about}</p>
      {facts ? <Groups facts={facts} /> : <FailedState sentence={CAMPAIGN_COPY.notLoaded} />}
    </>
  );
}

/** The row with an unsaved draft. */
const begun = (): string | null =>
  [...GROUPS.flatMap(({ rows }) => rows.map(({ key }) => key)), newKey("helpline"), newKey("partner")].find((key) =>
    getDraft(`campaign:${key}`),
  ) ?? null;

function Groups({ facts }: { facts: AdminFacts }) {
  const [open, setOpen] = useState(begun);
  const close = useCallback(() => {
    setOpen((before) => {
      if (before === null) return null;
      requestAnimationFrame(() => document.getElementById(opener(before))?.focus());
      return null;
    });
  }, []);
  const rows = { facts, open, onOpen: setOpen, onClose: close };
  return (
    <>
      <LastChanged changed={facts.changed} />
      <nav className={styles.parts} aria-label={t("Parts")}>
        {GROUPS.map(({ id, title }) => (
          <a key={id} className="button small outlined" href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {GROUPS.map((group) => (
        <section key={group.id} className="panel" aria-labelledby={group.id}>
          <h2 id={group.id} className={styles.title}>
            {group.title}
          </h2>
          <ul>
            {group.rows.map((row) => (
              <FactRow key={row.key} row={row} {...rows} />
            ))}
            {group.id === "helplines" && <FurtherHelplines {...rows} />}
            {group.id === "partners" && <Partners {...rows} />}
          </ul>
        </section>
      ))}
    </>
  );
}
